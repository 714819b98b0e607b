import { useMotion } from '../../board/motion/player';
import type { Answered } from '../../bots/opponent';
import type { ChosenAnswer, Decision } from '../../engine/core/decision';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { type GameStore, useGame } from '../../store/game';
import { type HistoryStep, isPlanning } from '../../store/history';
import { useScreen } from '../../store/screen';
import { aloneAt, personsAt, type Seat } from '../../store/seats';
import { useSettings } from '../../store/settings';
import type { Desk, OpenDesk } from './desk';
import type { Reply } from './mind';
import { restBefore } from './pace';
import { seat as seats, useSeat } from './seatStore';
import { stillTrue } from './whys';

/** Longer than any of its thoughts takes. */
const PATIENCE = 60_000;

/** What of the seat's state lets it go on. */
const STARTS = ['paused', 'steps', 'attempt', 'lost'] as const;

/** A question to a side that the table plays. */
interface Open {
  readonly player: PlayerId;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly game: GameState;
}

type Table = Pick<GameStore, 'engine' | 'game' | 'options'>;

/** What the table is asked now; null while it is a person's turn. */
export function askedOf({ game, options }: Pick<Table, 'game' | 'options'>): Open | null {
  if (!game || game.outcome || game.practice) return null;
  for (const player of PLAYERS) {
    const seat = options.seats?.[player];
    const decision = seat && game.pending.find(one => one.player === player && !isDone(game, one));
    if (decision) return { player, seat, decision, game };
  }
  return null;
}

const isDials = ({ topic }: Decision): boolean => topic.kind === 'setDials';
const isDone = (game: GameState, decision: Decision): boolean => isDials(decision) && game.ready[decision.player];

/** The table as it was when this round's dials were set; null before that. */
function plannedIn(past: readonly HistoryStep[], { phase, round }: GameState): GameState | null {
  if (phase === 'setup' || phase === 'planning') return null;
  return past.findLast(({ state }) => state.round === round && isPlanning(state))?.state ?? null;
}

/** It thinks at once, but lays its dials when the person has: a change of heart costs nobody anything. */
function isHeld({ decision, game }: Open, options: Table['options']): boolean {
  const person = aloneAt(options);
  return isDials(decision) && person !== null && !game.ready[person];
}

/** Asks a worker for every question to the table, and gives what it answers when the last answer has been seen. */
export function playSeats(open: OpenDesk): () => void {
  let desk: Desk | null = null;
  let turn = 0;
  let asked: Open | null = null;
  let answered: Answered | null = null;
  let timer = 0;
  let patience = 0;
  let { game } = useGame.getState();
  let rested = performance.now();

  function lose(problem: string): void {
    const player = asked?.player;
    forget();
    desk?.close();
    desk = null;
    if (player) useSeat.setState({ lost: { player, problem }, thinking: null });
  }

  function forget(): void {
    window.clearTimeout(patience);
    asked = null;
    answered = null;
    turn += 1;
    if (useSeat.getState().thinking) useSeat.setState({ thinking: null });
  }

  function ask(question: Open): void {
    const { engine, id, past } = useGame.getState();
    if (!engine) return;
    forget();
    asked = question;
    const { player, seat } = question;
    useSeat.setState({ thinking: player });
    patience = window.setTimeout(() => lose('It did not answer in a minute.'), PATIENCE);
    try {
      desk ??= open(take, lose);
      const then = plannedIn(past, question.game);
      const planned = then && { planned: engine.viewFor(then, player) };
      desk.ask({ turn, game: id ?? '', player, seat, view: engine.viewFor(question.game, player), ...planned });
    } catch (error) {
      lose(error instanceof Error ? error.message : String(error));
    }
  }

  function take(reply: Reply): void {
    if (reply.turn !== turn || !asked) return;
    window.clearTimeout(patience);
    const given = 'answered' in reply && !reply.answered ? anyAnswer(useGame.getState(), asked) : null;
    answered = 'answered' in reply ? (reply.answered ?? (given && { given, why: null })) : null;
    if (!answered) {
      lose('problem' in reply ? reply.problem : 'It found no answer.');
    } else {
      useSeat.setState({ thinking: null });
      look();
    }
  }

  function give({ player, decision, game: then }: Open, { given, why }: Answered): void {
    const table = useGame.getState();
    const { round } = table.game!;
    forget();
    const { paused, steps } = useSeat.getState();
    if (paused) useSeat.setState({ steps: Math.max(0, steps - 1) });
    if (why) seats.tell({ player, round, decision, game: then, why });
    if (table.submit(given)) return;
    // Refused, which should not be: any answer that the rules allow, so that nobody waits.
    const other = anyAnswer(useGame.getState(), { player, decision });
    if (other && table.submit(other)) return;
    asked = { player, decision, game: table.game!, seat: table.options.seats![player]! };
    lose(table.problem ?? 'Its answer was refused.');
  }

  function look(): void {
    window.clearTimeout(timer);
    const table = useGame.getState();
    const now = askedOf(table);
    const { lost } = useSeat.getState();
    if (!now || lost) forget();
    else if (asked?.decision !== now.decision || asked.seat !== now.seat) ask(now);
    else if (answered) giveInTime(now, answered);
  }

  function giveInTime(now: Open, given: Answered): void {
    const table = useGame.getState();
    const { paused, steps } = useSeat.getState();
    // Somebody reads an explanation: the table waits.
    const isRead = useScreen.getState().explained !== null;
    // A person mends a mistake: what the table answered after it may yet be given again.
    const isMended = (table.mending?.later.length ?? 0) > 0;
    const waits = isHeld(now, table.options) || isRead || isMended;
    if (waits || (paused && steps === 0) || useMotion.getState().playing) return;
    const wait =
      rested +
      restBefore({
        topic: now.decision.topic.kind,
        events: table.events,
        motion: useSettings.getState().motion,
        watched: personsAt(table.options).length === 0,
      }) -
      performance.now();
    if (wait > 0 && steps === 0) timer = window.setTimeout(look, wait);
    else give(now, given);
  }

  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, 0);
  };
  const forgetAll = [
    useGame.subscribe(store => {
      const back = store.game !== game && (store.lastChange === 'undo' || store.lastChange === 'redo');
      if (store.game !== game) rested = performance.now();
      game = store.game;
      // Whoever only watches and steps back wants to look, not to see it answered again.
      if (back) {
        forget();
        const { game: now } = store;
        if (now) seats.keep(one => stillTrue(now, one));
        if (personsAt(store.options).length === 0) seats.pause(true);
      }
      later();
    }),
    useMotion.subscribe(({ playing }, before) => {
      if (before.playing && !playing) rested = performance.now();
      later();
    }),
    useScreen.subscribe(({ explained }, before) => {
      if (explained !== before.explained) later();
    }),
    useSeat.subscribe((now, before) => {
      if (STARTS.some(what => now[what] !== before[what])) later();
    }),
  ];
  later();
  return () => {
    for (const stop of forgetAll) stop();
    window.clearTimeout(timer);
    forget();
    desk?.close();
    seats.reset();
  };
}

const anyAnswer = (
  { engine, game }: Table,
  { player, decision }: Pick<Open, 'player' | 'decision'>,
): ChosenAnswer | null =>
  (engine && game && engine.legalAnswers(game, player).find(one => one.decision === decision.id)) ?? null;
