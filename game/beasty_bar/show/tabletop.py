"""The table of Beasty Bar: what lies on it, how it moves, how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.beasty_bar.rules.actions import Action
from game.beasty_bar.rules.animals import OWNER, Card, card_of
from game.beasty_bar.rules.events import Event, Phase, PhaseStarted, TurnStarted
from game.beasty_bar.rules.setup import complete
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import furniture, overlays, panels, recap, soundtrack
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.bubbles import Bubble, HintCard
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.director import Director
from game.beasty_bar.show.forecast import Forecast, Forecaster
from game.beasty_bar.show.ghost_line import GHOST_WIDTH
from game.beasty_bar.show.ghosts import Frame, Ghosts
from game.beasty_bar.show.looking import PILES, Looking
from game.beasty_bar.show.places import Places
from game.beasty_bar.show.pointing import Chip, Glimpse, Hold, Look, Pointing, Target, card_box, steps
from game.beasty_bar.show.recap import LastRound, Memory, Remembered, RerunCard
from game.beasty_bar.show.sprites import SpritePainter
from game.core.rules import Seat
from game.shell.animation.timeline import Clip
from game.shell.choosing import Choosing
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, Layers
from game.shell.layout import Layout
from game.shell.opponents import opponent
from game.shell.pace import INSTANT
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Hud, Party, Picture, Recap, Rewind, Saying
from game.shell.signals import KEYBOARD, Intent
from game.shell.stage import Box, Stage

PHASES = ("Play", "Action", "Recurring", "Gate", "Draw")
DONE = "done stacking"


class Tabletop:
    """Holds the board and everything around it."""

    def __init__(self, desk: Desk, party: Party, layout: Layout, art: Art, letters: Type) -> None:
        self._desk, self._party, self._layout, self._art, self._letters = desk, party, layout, art, letters
        setup = complete(party.setup, party.seed)
        self._decks = [card for seat in range(setup.players) for card in setup.deck(Seat(seat))]
        self._words = desk.words(party.names)
        self._cards = CardArt(art, letters, self._words.name)
        self._pointing = Pointing(desk, party.names)
        self._looking = Looking(desk, self._cards, party.names)
        reader = party.people[0] if len(party.people) == 1 else None
        self._forecaster = Forecaster(self._pointing, desk.words(party.names, reader))
        self._ghosts = Ghosts()
        self._layers = Layers()
        self._stage = Stage((1920, 1080))
        self._places = Places(layout.placed(self._stage), self._stage)
        self._board: Board | None = None
        self._phase: Phase | None = None
        self._memory = Memory()
        self._order: list[int] = []
        self._picked: int | None = None

    # What is shown

    @property
    def board(self) -> Board:
        """The cards on the table."""
        assert self._board is not None, "resync first"
        return self._board

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.board.view

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        self._stage = stage
        self._places = Places(self._layout.placed(stage), stage)
        self._painter = SpritePainter(self._cards, self._art, stage)
        self._expect(stage.scale)
        if self._board is not None:
            self._board.move_to(self._places)

    def _expect(self, scale: float) -> None:
        """Sooner or later every card is seen, played and let in."""
        self._painter.expect(self._decks)
        for card in self._decks:
            self._art.expect(partial(self._cards.mini, card, round(recap.CARD_WIDTH * scale)))
            self._art.expect(partial(self._cards.mini, card, round(GHOST_WIDTH * scale)))
            guest = round(panels.GUEST_WIDTH * scale)
            self._art.expect(partial(self._cards.silhouette, card, guest, panels.SILHOUETTE))

    def resync(self, view: View) -> None:
        """Show this view at once."""
        if self._board is None:
            self._board = Board(view, self._places)
        self._board.resync(view)
        self._ghosts.vanish()

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        """An event as a clip."""

        def tell(event: Event) -> None:
            self._follow(event)
            heard(event)

        return Director(self.board, tell, calm=self._desk.settings.reduced_motion).stage(event)

    def recall(self, event: Event) -> None:
        """Something that was seen before the table was left."""
        self._follow(event)

    def _follow(self, event: Event) -> None:
        """Keep in mind what the panels tell."""
        match event:
            case PhaseStarted(phase):
                self._phase = phase
            case TurnStarted():
                self._phase = Phase.PLAY
        self._memory.follow(event, self._desk.module.tell(event, self._words))

    def settle(self, seconds: float) -> bool:
        """Let every card come home, and ghosts come and go."""
        fading, moving = self._ghosts.advance(seconds), self.board.settle(seconds)
        return fading or moving

    def cues(self, event: Event) -> Sequence[str]:
        """What an event sounds like."""
        return soundtrack.cues(event)

    def tension(self) -> int:
        """The music grows as the line fills."""
        return 1 + min(2, len(self.view.line) // 2)

    def recaps(self) -> list[Recap]:
        """The latest turns, the newest last."""
        joined = self._desk.say("joined the line")
        return [
            Recap(OWNER[turn.card], self._mini(turn.card), turn.story or joined, self._zoomed(turn))
            for turn in self._memory.latest(self.view.players - 1)
        ]

    def _zoomed(self, turn: Remembered) -> Callable[[], Scene]:
        return partial(self._looking.alone, turn.card)

    def _mini(self, card: Card) -> Picture:
        def picture(brush: Brush, box: Box) -> None:
            brush.surface.blit(self._cards.mini(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

        return picture

    def picture(self, key: Hashable) -> Picture | None:
        """A card that the log speaks of."""
        return self._mini(Card(key)) if isinstance(key, int) else None

    def free_side(self) -> str:
        """Where the exit is: between two turns nobody stands there."""
        return "left" if self.view.flipped else "right"

    def twin(self) -> Tabletop:
        """Another one for the same players, with nothing on it yet."""
        return Tabletop(self._desk, self._party, self._layout, self._art, self._letters)

    # Choosing

    def steps(self, action: Action) -> tuple[Hashable, ...]:
        """What to point at for an action."""
        return steps(action)

    def spots(self, hud: Hud) -> list[Spot]:
        """What can be pointed at now."""
        self._places.flipped = self.view.flipped
        if self.view.sent and hud.choosing:
            return [*self._chips(), *self._buttons(hud)]
        spots = self._pointing.spots(self.view, self._places, hud.choosing)
        return [*spots, *self._elsewhere(), *self._buttons(hud)]

    def _elsewhere(self) -> list[Spot]:
        """What else can be looked at: the last round, and the piles."""
        name, rule = self._pointing.name, self._pointing.rule
        turns = self._memory.latest(self.view.players)
        boxes = LastRound.boxes(self._places, len(turns))
        again = self._desk.say("See the last round again")
        return [
            Spot(recap.REPLAY, self._places["recap"], again, active=bool(turns)),
            *(
                Spot(Rewind(turn.number), box, name(turn.card), rule(turn.card))
                for turn, box in zip(turns, boxes, strict=True)
            ),
            *self._looking.spots(self.view, self._places, self._pointing),
        ]

    piles = PILES

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets."""
        last = [turn.card for turn in self._memory.latest(self.view.players)]
        card = self._card_of(key)
        return self._looking.zoom(self.view, key, card, last, self._order, secret=secret)

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """The cards of a pile."""
        return self._looking.fan(self.view, key, secret=secret)

    def _buttons(self, hud: Hud) -> list[Spot]:
        boxes = panels.Buttons.boxes(self._places, len(hud.buttons))
        return [
            Spot(button.key, box, button.name, active=button.active)
            for button, box in zip(hud.buttons, boxes, strict=True)
        ]

    def _chips(self) -> list[Spot]:
        """The animals to stack in a row, the topmost on the right, and a button."""
        self._match_order()
        row = overlays.chip_boxes(self._places, len(self._order))
        cards = [self.view.sent[number] for number in self._order]
        chips = [
            Spot(Chip(place), box, self._pointing.name(card), digit=place + 1)
            for place, (card, box) in enumerate(zip(cards, row, strict=True))
        ]
        return [*chips, Spot(DONE, overlays.done_box(self._places), self._desk.say("Done"))]

    def _match_order(self) -> None:
        if sorted(self._order) != list(range(len(self.view.sent))):
            self._order, self._picked = list(range(len(self.view.sent))), None

    def answer(self, key: Hashable, choosing: Choosing) -> Hashable | None:
        """The step a spot means. Two chips chosen one after the other change places."""
        if key == DONE:
            order, self._order, self._picked = tuple(self._order), [], None
            return order
        if not isinstance(key, Chip):
            return key
        if self._picked is None:
            self._picked = key.place
        else:
            one, other = self._picked, key.place
            self._order[one], self._order[other] = self._order[other], self._order[one]
            self._picked = None
        return None

    # Painting

    def repaint(self, brush: Brush, hud: Hud, *, everything: bool) -> list[pygame.Rect]:
        """Paint what is new, and say where."""
        self._places.flipped = self.view.flipped
        self._remember(hud.saying)
        self._aim(hud)
        lifted = self.board.lifted = self._lifted(hud)
        self.board.calm = self._desk.settings.reduced_motion
        if hud.dragged is not None and lifted is not None:
            self.board.drag(lifted, hud.dragged)
        looks = brush.art.theme, brush.type.scale
        backdrop_key = (self._stage, self.view.flipped, self.board.crossing is None, looks)
        self._layers.backdrop(backdrop_key, brush, self._paint_backdrop, everything=everything)
        for name, panel in self._panels(hud).items():
            place = brush.stage.pixels(panel.box(self._places))
            self._layers.panel(name, panel, place, self._paint_panel(panel))
        return self._layers.show(brush, self._items(brush, hud))

    def _aim(self, hud: Hud) -> None:
        if hud.choosing is None:
            self._ghosts.vanish()
        else:
            instant = self._desk.settings.speed >= INSTANT
            self._ghosts.aim(self._forecast(hud), dwell=not hud.ring, instant=instant)

    def _forecast(self, hud: Hud) -> Forecast | None:
        """What would come of the thing pointed at, if that is to be shown."""
        return self._forecaster.look(self.view, hud.choosing, hud.focus) if hud.preview else None

    def _remember(self, saying: Saying | None) -> None:
        """A reason belongs to the card that its seat played last."""
        if saying is not None:
            player = self._words.seat(saying.seat)
            reason = self._desk.say("{player}: {reason}", player=player, reason=saying.text)
            self._memory.explain(saying.seat, reason)

    def _paint_backdrop(self, brush: Brush) -> None:
        size = brush.surface.get_size()
        scenery = self._art.made(("scenery", self._layout.source, size), lambda: self._layout.scenery(size))
        brush.surface.blit(scenery, (0, 0))
        if brush.art.strong:
            brush.shade(brush.stage.box, 200)
        with_doors = self.board.crossing is None
        furniture.street(brush, self._desk, self._places, flipped=self.view.flipped, with_doors=with_doors)

    def _paint_panel(self, panel: panels.Panel) -> Callable[[Brush], None]:
        return lambda brush: panel.draw(brush, self._desk, self._places, self._cards)

    def _lifted(self, hud: Hud) -> Card | None:
        """The card of the hand that is pointed at or being played."""
        viewer = self.view.viewer
        if viewer is None or hud.choosing is None:
            return None
        if hud.choosing.begun:
            first = hud.choosing.done[0]
            return card_of(viewer, first.species) if isinstance(first, Hold) else None
        if isinstance(hud.focus, Hold):
            return card_of(viewer, hud.focus.species)
        if isinstance(hud.focus, Look) and hud.focus.card in self.view.hand:
            return hud.focus.card
        advised = [card for card in self.view.hand if hud.tip is not None and card in hud.tip.lit]
        return advised[0] if len(advised) == 1 else None

    def _panels(self, hud: Hud) -> dict[str, panels.Panel]:
        view, say = self.view, self._desk.say
        shown: dict[str, panels.Panel] = {"plates": self._plates(hud)}
        shown["info"] = above = self._above(hud)
        turns = self._memory.latest(view.players)
        key = self._desk.bindings.label(KEYBOARD, Intent.REPLAY)
        shown["recap"] = LastRound.of(turns, self._words, say("Last round"), key, hud.focus, ring=hud.ring)
        shown["strip"] = self._strip(hud, above)
        shown["bar"] = panels.Bar(self._inside(), say("IN THE BAR"))
        shown["bin"] = panels.Bin(len(view.thats_it), say("THAT'S IT"))
        shown["tray"] = panels.Tray(
            view.viewer,
            0 if view.viewer is None else view.deck_sizes[view.viewer],
            lit=hud.choosing is not None,
            note="" if view.viewer is not None else self._tray_note(),
        )
        shown["buttons"] = panels.Buttons(
            hud.buttons, hud.focus if any(button.key == hud.focus for button in hud.buttons) else None
        )
        return shown

    def _inside(self) -> tuple[Card, ...]:
        """Who has got in; whoever can still be seen outside has not quite."""
        return tuple(card for card in self.view.bar if card not in self.board.sprites)

    def _plates(self, hud: Hud) -> panels.Plates:
        view, say = self.view, self._desk.say
        computers = [opponent(self._desk.module, who) for who in self._party.seats]
        doing = say("thinking") if hud.thinking else say("to play") if hud.choosing else say("playing")
        inside = self._inside()
        return panels.Plates(
            tuple(
                panels.Plate(
                    seat=Seat(number),
                    name=self._party.names[number],
                    kinds=computer.names(self._desk) if computer else (),
                    strength=computer.strength if computer else 0,
                    most=len(self._desk.module.levels),
                    hand=view.hand_sizes[number],
                    deck=view.deck_sizes[number],
                    guests=sum(OWNER[card] == number for card in inside),
                    turn=doing if view.to_move == number and not view.over else "",
                    chance=hud.chances[number] if hud.chances else None,
                )
                for number, computer in enumerate(computers)
            )
        )

    def _tray_note(self) -> str:
        if not self._party.people:
            return self._desk.say("The computers play; lean back and watch.")
        return self._desk.say("All hands are hidden.")

    def _keys(self, hud: Hud) -> tuple[tuple[str, str], ...]:
        say = self._desk.say
        if hud.running is not None:
            return (("Space", say("next step")), ("Esc", say("back")))
        if hud.choosing is None:
            return (("Space", say("skip")), ("Esc", say("pause")))
        if hud.choosing.begun:
            return (("Enter", say("choose")), ("Esc", say("back")))
        hint = self._desk.bindings.label(KEYBOARD, Intent.HINT) if self._desk.settings.hints else ""
        hints = ((hint, say("hint")),) if hint else ()
        return (("Enter", say("play")), *hints, ("Esc", say("pause")))

    def _strip(self, hud: Hud, above: panels.Panel) -> panels.Strip:
        """What cannot be read above the line is told below it: a hint first of all, then a reason."""
        caption, speaker, hint = hud.caption, None, False
        if hud.tip is not None and not isinstance(above, HintCard):
            caption, hint = hud.tip.text, True
        elif isinstance(above, Frame) and isinstance(hud.focus, Hold) and self.view.viewer is not None:
            card = card_of(self.view.viewer, hud.focus.species)
            caption = self._desk.say(
                "{animal}: {rule}", animal=self._pointing.name(card), rule=self._pointing.rule(card)
            )
        elif hud.saying is not None and hud.choosing is not None:
            caption, speaker = hud.saying.text, hud.saying.seat
        phases = tuple(map(self._desk.say, PHASES))
        story = hud.story if caption == hud.caption else ()
        return panels.Strip(self._phase, phases, caption, self._keys(hud), speaker, hint, story)

    def _above(self, hud: Hud) -> panels.Panel:
        """What is told above the line: a hint and a reason give way to what is pointed at or asked."""
        info = self._info(hud)
        if hud.running is not None:
            return RerunCard(hud.running)
        frame = self._ghosts.framed(self._forecast(hud))
        if frame is not None:
            return frame
        if hud.tip is not None and info.card is None and not info.wide:
            return HintCard(hud.tip.number, hud.tip.steps, hud.tip.text)
        if hud.saying is not None and not info.title:
            return Bubble(hud.saying.seat, hud.saying.text)
        return info

    def _info(self, hud: Hud) -> panels.Info:
        """The card pointed at, or what is asked."""
        spots = self.spots(hud) if hud.focus is not None else []
        spot = next((spot for spot in spots if spot.key == hud.focus), None)
        card = self._card_of(hud.focus)
        asked = hud.choosing is not None and (hud.choosing.begun or bool(self.view.sent))
        if spot is not None and card is not None and not asked:
            reason = self._reason(hud.focus)
            more = self._desk.bindings.label(KEYBOARD, Intent.INSPECT)
            return panels.Info(spot.name, spot.text, card, reason or self._pointing.facts(card), key=more)
        if hud.choosing is None:
            return panels.Info("", "", None)
        title, text, about = self._pointing.question(self.view, hud.choosing)
        facts = self._told(spot) if spot is not None and asked else ""
        if self.view.sent and hud.preview:
            self._match_order()
            facts = self._forecaster.stacked(self.view, self._order)
        return panels.Info(title, text, about, facts, asking=True, wide=asked)

    def _reason(self, key: Hashable) -> str:
        """Why somebody's card of the last round was played."""
        turn = self._memory.turn(key.turn) if isinstance(key, Rewind) else None
        return turn.reason if turn is not None else ""

    def _told(self, spot: Spot) -> str:
        if not spot.text:
            return spot.name
        return self._desk.say("{animal}: {rule}", animal=spot.name, rule=spot.text)

    def _card_of(self, key: Hashable) -> Card | None:
        match key:
            case Look(card) | Glimpse(card):
                return card
            case Rewind(number) if (turn := self._memory.turn(number)) is not None:
                return turn.card
            case Hold(species) if self.view.viewer is not None:
                return card_of(self.view.viewer, species)
            case Target(place) if place < len(self.view.line):
                return self.view.line[place]
            case _:
                return None

    def _lit_boxes(self, lit: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of."""
        board, boxes, inside = self.board, [], self._inside()
        for key in lit:
            if isinstance(key, str):
                boxes.append(self._places.sight(key, flipped=self.view.flipped))
            elif key in self.view.sent:
                chips = overlays.chip_boxes(self._places, len(self._order))
                boxes.append(chips[self._order.index(self.view.sent.index(key))])
            elif key in inside:
                guests = panels.Bar.boxes(self._places, len(inside))
                boxes.append(guests[inside.index(key)])
            elif isinstance(key, int) and (sprite := board.sprites.get(Card(key))) is not None:
                boxes.append(card_box(sprite.pose))
        return boxes

    def _items(self, brush: Brush, hud: Hud) -> list[Item]:
        """Cards, and what is drawn over them."""
        sprites = sorted(self.board.sprites.items(), key=lambda pair: pair[1].level)
        items = overlays.doors(brush, self._desk, self._places, self.board)
        items += self._ghosts.items(brush, self._desk, self._places, self._cards)
        for card, sprite in sprites:
            picture, rect = self._painter.picture(card, sprite, self.board.mood(card))
            items.append(Item(("card", card), picture, rect))
        items += overlays.in_the_air(brush, self.board.puffs)
        if hud.tip is not None:
            items += overlays.lights(brush, self._lit_boxes(hud.tip.lit))
        items += overlays.lights(brush, self._lit_boxes(hud.lit))
        items += overlays.looked_at(brush, self.spots(hud), hud)
        if hud.choosing is not None:
            items += overlays.choice_items(brush, self.spots(hud), hud, self.board.lifted)
            if self.view.sent:
                cards = [self.view.sent[number] for number in self._order]
                items += overlays.stack_items(
                    brush, self._places, self._cards, cards, self._picked, hud, self._desk.say("Done")
                )
        return items
