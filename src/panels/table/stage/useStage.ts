import { useMemo, useState } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { SceneKind } from '../../../board/motion/scene';
import type { Topic } from '../../../engine/core/decision';
import type { GameEvent } from '../../../engine/core/event';
import { useCoach } from '../../../store/coach';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { useSettings } from '../../../store/settings';
import { attackFrame } from '../question/attack/underWay';
import { asItLies, isDiceOfAttack, type StageStory, storyOf } from './story';
import { useTold } from './useTold';

export interface Staged {
  readonly story: StageStory;
  /** A card is read, a ship breaks up, or the question is about the table: it has the stage's place. */
  readonly aside: boolean;
  /** All other pieces are dimmed: not while a question is about the table. */
  readonly dims: boolean;
  /** The attack is over, and nothing moves: what came of it stays until the next answer. */
  readonly recap: boolean;
  readonly close: () => void;
}

/** With these the dice have told all they can. */
const AFTER_DICE: ReadonlySet<SceneKind> = new Set(['card', 'cardLaid', 'kill', 'points']);

/** Asked about places on the table, in the middle of an attack too. */
const ABOUT_THE_TABLE: ReadonlySet<Topic['kind']> = new Set([
  'chooseAction',
  'chooseAttack',
  'chooseLine',
  'barrelRoll',
  'boost',
  'lock',
  'coordinate',
  'jam',
  'slam',
  'decloak',
  'placeDevice',
  'relocate',
  'tractorMove',
  'tractorTurn',
]);

/** The attack on the stage: one under way, one being told, and where nothing moves the last one. */
export function useStage(): Staged | null {
  const past = useGame(store => store.past);
  const events = useGame(store => store.events);
  const game = useGame(store => store.game);
  const still = useSettings(settings => settings.motion === 'off');
  // Whoever looks behind the curtain has turned to the next thing; whoever practises looks always.
  const looking = useScreen(screen => screen.looking !== null) && game?.practice === null;
  // A lesson goes on to the pieces below: the panel tells the dice in words.
  const coached = useCoach(({ coach }) => coach !== null);
  const [closed, setClosed] = useState<readonly GameEvent[] | null>(null);
  const told = useTold();
  // What is seen just now is on the stage already, and nowhere else.
  const begunBeats = useMotion(({ events: played, beats, at }) => (played === events ? (beats[at]?.until ?? 0) : 0));
  const aside = useMotion(
    ({ events: played, beats, at }) =>
      played === events && beats.slice(0, at + 1).some(({ kind }) => AFTER_DICE.has(kind)),
  );
  const ended = useMemo(() => events.some(isDiceOfAttack), [events]);
  const frame = game && attackFrame(game);
  const begun = (past.at(-1)?.state.agenda ?? []).some(({ kind }) => kind === 'attack');
  const story = useMemo(() => {
    const earlier = past.at(-1)?.events === events ? past.slice(0, -1) : past;
    if (told !== null) return storyOf(begun ? earlier : [], events.slice(0, begunBeats));
    if (frame) return asItLies(storyOf(earlier, events), frame.attack);
    return ended ? storyOf(earlier, events) : null;
  }, [past, events, told, begunBeats, frame, begun, ended]);
  const tableAsked = told === null && (game?.pending ?? []).some(({ topic }) => ABOUT_THE_TABLE.has(topic.kind));
  const recap = told === null && !frame;
  const shown = story !== null && (!recap || (still && !looking && !coached && closed !== events));
  return useMemo(() => {
    return shown && story
      ? {
          story,
          recap,
          aside: told === null ? !recap && tableAsked : aside,
          dims: !recap && !tableAsked,
          close: () => setClosed(events),
        }
      : null;
  }, [shown, story, recap, aside, tableAsked, told, events]);
}
