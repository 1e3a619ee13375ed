"""The screens of the house, and the stack that shows one of them."""
