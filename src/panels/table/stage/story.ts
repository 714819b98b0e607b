import type { EventOf, Face, GameEvent } from '../../../engine/core/event';
import type { Attack } from '../../../engine/core/frame';
import type { UnitId } from '../../../engine/core/ids';

/** A die as it lies, and what became of it. */
export interface StageDie {
  readonly face: Face;
  readonly rerolled: boolean;
  /** It was changed since it fell. */
  readonly changed: boolean;
}

/** Something that changed dice of a pool: these, and from which face to which. */
export interface Change {
  readonly by: string;
  readonly dice: readonly number[];
  readonly from: Face | null;
  readonly to: Face | null;
}

export interface Pool {
  readonly dice: readonly StageDie[];
  readonly changes: readonly Change[];
}

/** An attack as far as it has been told. */
export interface StageStory {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** Null until they are rolled. */
  readonly attack: Pool | null;
  readonly defense: Pool | null;
  readonly result: EventOf<'resultsNeutralized'> | null;
}

interface Told {
  readonly events: readonly GameEvent[];
}

/** Rolls for obstacles and the like fall beside their ship. */
export function isDiceOfAttack(event: GameEvent): boolean {
  switch (event.type) {
    case 'diceRolled':
      return event.purpose.kind === event.kind;
    case 'diceRerolled':
    case 'diceChanged':
    case 'diceAdded':
    case 'diceCanceled':
    case 'resultsNeutralized':
      return true;
    default:
      return false;
  }
}

const isDeclared = (event: GameEvent): event is EventOf<'attackDeclared'> => event.type === 'attackDeclared';

/** What was told of the last attack: of earlier answers, back to where it was declared, and of this one so far. */
export function storyOf(earlier: readonly Told[], events: readonly GameEvent[]): StageStory | null {
  let told: readonly GameEvent[] = events;
  for (let at = earlier.length - 1; at >= 0 && !told.some(isDeclared); at--) {
    told = [...earlier[at]!.events, ...told];
  }
  const declared = told.findLast(isDeclared);
  if (!declared) return null;
  return told.slice(told.lastIndexOf(declared)).reduce<StageStory>(follow, {
    ...{ attacker: declared.attacker, defender: declared.defender },
    ...{ attack: null, defense: null, result: null },
  });
}

/** An attack under way as it lies there: a saved game may not know its beginning, and a hand may have turned a die. */
export function asItLies(story: StageStory | null, attack: Attack): StageStory {
  const { attacker, defender, attackDice, defenseDice } = attack;
  const known = story?.attacker === attacker && story.defender === defender ? story : null;
  // Canceled dice have left the pools.
  if (known?.result) return known;
  const lying = (pool: Pool | null, dice: Attack['attackDice'] | Attack['defenseDice']): Pool | null => {
    if (dice.length === 0 && !pool) return null;
    const same = pool?.dice.length === dice.length;
    return {
      dice: dice.map(({ face, rerolled }, at) => {
        const changed = same && pool.dice[at]!.face === face && pool.dice[at]!.changed;
        return { face, rerolled, changed };
      }),
      changes: same ? pool.changes : [],
    };
  };
  return {
    ...{ attacker, defender, result: null },
    attack: lying(known?.attack ?? null, attackDice),
    defense: lying(known?.defense ?? null, defenseDice),
  };
}

function follow(story: StageStory, event: GameEvent): StageStory {
  switch (event.type) {
    case 'diceRolled': {
      if (event.purpose.kind !== event.kind) return story;
      const dice = event.faces.map(face => ({ face, rerolled: false, changed: false }));
      return { ...story, [event.kind]: { dice, changes: [] } };
    }
    case 'diceRerolled': {
      const pool = story[event.kind];
      const dice = event.after.map((face, at) => {
        const fell = event.dice.includes(at);
        return { face, rerolled: fell || (pool?.dice[at]?.rerolled ?? false), changed: false };
      });
      return { ...story, [event.kind]: { dice, changes: pool?.changes ?? [] } };
    }
    case 'diceChanged':
      return { ...story, [event.kind]: changedPool(story[event.kind], event) };
    case 'diceAdded':
      return { ...story, [event.kind]: withAdded(story[event.kind], event) };
    case 'diceCanceled':
      return { ...story, [event.kind]: withoutCanceled(story[event.kind], event) };
    case 'resultsNeutralized':
      return { ...story, result: event };
    default:
      return story;
  }
}

function changedPool(pool: Pool | null, { before, after, by }: EventOf<'diceChanged'>): Pool {
  const changed = after.flatMap((face, at) => (before[at] === face ? [] : [at]));
  const dice = after.map((face, at) => ({
    face,
    rerolled: pool?.dice[at]?.rerolled ?? false,
    changed: changed.includes(at) || (pool?.dice[at]?.changed ?? false),
  }));
  const only = (faces: readonly (Face | undefined)[]): Face | null =>
    new Set(faces).size === 1 ? (faces[0] ?? null) : null;
  const from = only(changed.map(at => before[at]));
  const to = only(changed.map(at => after[at]));
  return { dice, changes: [...(pool?.changes ?? []), { by, dice: changed, from, to }] };
}

function withAdded(pool: Pool | null, { faces, by }: EventOf<'diceAdded'>): Pool {
  const before = pool?.dice ?? [];
  const added = faces.map(face => ({ face, rerolled: false, changed: true }));
  const change = { by, dice: added.map((_, at) => before.length + at), from: null, to: faces[0] ?? null };
  return { dice: [...before, ...added], changes: [...(pool?.changes ?? []), change] };
}

/** The dice close up, and so do the changes that were told of them. */
function withoutCanceled(pool: Pool | null, { dice: gone, faces, by }: EventOf<'diceCanceled'>): Pool {
  const movedTo = (at: number): number => at - gone.filter(index => index < at).length;
  const kept = (pool?.changes ?? []).map(change => ({
    ...change,
    dice: change.dice.filter(at => !gone.includes(at)).map(movedTo),
  }));
  const dice = (pool?.dice ?? []).filter((_, at) => !gone.includes(at));
  return { dice, changes: [...kept, { by, dice: [], from: faces[0] ?? null, to: null }] };
}
