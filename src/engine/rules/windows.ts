import type { EventOf, EventType, GameEvent } from '../core/event';
import type { Table } from '../core/table';
import type { Moment, PlayedPhase, Window, WindowIn } from '../core/window';
import { topicsIn } from '../look/abilityIndex';

/** News that is also a moment of the rules: which windows it can open, and the one that it opens. */
interface Opening {
  readonly type: EventType;
  readonly windows: readonly Window[];
  readonly of: (event: never) => Moment | null;
}

const opens = <T extends EventType, W extends Window>(
  type: T,
  windows: readonly W[],
  of: (event: EventOf<T>) => WindowIn<W> | null,
): Opening => ({ type, windows, of });

const PHASES: readonly PlayedPhase[] = ['planning', 'system', 'activation', 'engagement', 'end'];

/** What stands in no row sets nothing off. */
const OPENINGS: readonly Opening[] = [
  opens(
    'phaseStarted',
    PHASES.map(phase => `start:${phase}` as const),
    ({ phase }) => ({ at: `start:${phase as PlayedPhase}` }),
  ),
  opens(
    'phaseEnded',
    PHASES.map(phase => `end:${phase}` as const),
    ({ phase }) => ({ at: `end:${phase as PlayedPhase}` }),
  ),
  opens('systemReached', ['during:system'], ({ ship }) => ({ at: 'during:system', ship })),
  opens('endPhaseReached', ['during:end'], () => ({ at: 'during:end' })),
  opens('initiativeReached', ['at:initiative'], ({ initiative }) => ({ at: 'at:initiative', initiative })),
  opens('dialRevealed', ['after:reveal'], ({ ship, maneuver }) => ({ at: 'after:reveal', ship, maneuver })),
  opens('maneuverExecuted', ['after:execute'], ({ ship, maneuver, kind, fully, obstacles, through, slips }) => {
    // Field by field, since it is asked for with every maneuver.
    if (!slips)
      return through
        ? { at: 'after:execute', ship, maneuver, kind, fully, obstacles, through }
        : { at: 'after:execute', ship, maneuver, kind, fully, obstacles };
    const slipped = { at: 'after:execute', ship, maneuver, kind, fully, obstacles, slips } as const;
    return through ? { through, ...slipped } : slipped;
  }),
  opens('maneuverSkipped', ['after:skipManeuver'], ({ ship }) => ({ at: 'after:skipManeuver', ship })),
  opens('activationEnded', ['after:activate'], ({ ship }) => ({ at: 'after:activate', ship })),
  opens('engagementStarted', ['before:engage'], ({ ship }) => ({ at: 'before:engage', ship })),
  opens('attackDeclined', ['after:noAttack'], ({ ship }) => ({ at: 'after:noAttack', ship })),
  opens('actionPerformed', ['after:action'], ({ ship, action, color, linked, partly, jams, locks, through }) => {
    const performed = { at: 'after:action', ship, action, color, linked } as const;
    if (through) return { through, ...performed };
    if (jams) return { jams, ...performed };
    if (locks) return { locks, ...performed };
    return partly ? { partly, ...performed } : performed;
  }),
  opens('actionFailed', ['after:failedAction'], ({ ship, action }) => ({ at: 'after:failedAction', ship, action })),
  opens('shipCoordinated', ['after:coordinated'], ({ ship, by, color }) => ({
    at: 'after:coordinated',
    ship,
    by,
    color,
  })),
  opens('attackDeclared', ['after:declare'], ({ attacker, defender }) => ({ at: 'after:declare', attacker, defender })),
  opens('attackPerformed', ['after:attack'], ({ attacker, defender, weapon, hit, bonus }) => ({
    at: 'after:attack',
    attacker,
    defender,
    weapon,
    hit,
    bonus,
  })),
  opens('diceRolled', ['after:roll'], ({ ship, kind, faces, purpose }) => ({
    at: 'after:roll',
    ship,
    kind,
    faces,
    purpose,
  })),
  opens('diceRerolled', ['after:modify'], ({ kind, by, afresh }) => ({
    at: 'after:modify',
    dice: kind,
    by,
    reroll: !afresh,
  })),
  opens('diceChanged', ['after:modify'], ({ kind, by }) => ({ at: 'after:modify', dice: kind, by, reroll: false })),
  opens('diceAdded', ['after:modify'], ({ kind, by }) => ({ at: 'after:modify', dice: kind, by, reroll: false })),
  opens('diceCanceled', ['after:modify'], ({ kind, by }) => ({ at: 'after:modify', dice: kind, by, reroll: false })),
  opens('tokenGained', ['after:gain'], ({ ship, token, becomes, from }) => ({
    at: 'after:gain',
    ship,
    token,
    ...(becomes ? { becomes } : {}),
    ...(from ? { from } : {}),
  })),
  opens('tokenRemoved', ['after:spend', 'after:lose'], ({ ship, token, spent, jammed = false, for: owes }) =>
    spent
      ? { at: 'after:spend', ship: owes ?? ship, what: token, ...(owes ? { lender: ship } : {}) }
      : { at: 'after:lose', ship, token, jammed },
  ),
  opens('lockBroken', ['after:spend'], ({ ship, spent }) => (spent ? { at: 'after:spend', ship, what: 'lock' } : null)),
  opens('chargeSpent', ['after:spend'], ({ ship, card }) => ({ at: 'after:spend', ship, what: 'charge', card })),
  opens('forceSpent', ['after:spend'], ({ ship }) => ({ at: 'after:spend', ship, what: 'force' })),
  opens('lockAcquired', ['after:lock'], ({ ship, object }) => ({ at: 'after:lock', ship, object })),
  opens('shieldLost', ['after:shieldLost'], ({ ship }) => ({ at: 'after:shieldLost', ship })),
  opens('damageSuffered', ['after:suffer'], ({ ship, damage, card }) => ({ at: 'after:suffer', ship, damage, card })),
  opens('damageDealt', ['after:deal'], ({ ship, id, faceup }) => ({ at: 'after:deal', ship, id, faceup })),
  opens('damageRepaired', ['after:repair'], ({ ship, id, card, wasFaceup }) => ({
    at: 'after:repair',
    ship,
    id,
    card,
    wasFaceup,
  })),
  opens('shipDestroyed', ['after:destroyed'], ({ ship }) => ({ at: 'after:destroyed', ship })),
  opens('shipFled', ['after:flee'], ({ ship, from }) => ({ at: 'after:flee', ship, from })),
  opens('placedInReserve', ['after:reserve'], ({ ship, from }) => ({ at: 'after:reserve', ship, from })),
  opens('shipDocked', ['after:reserve'], ({ ship, from }) => from && { at: 'after:reserve', ship, from }),
  opens('shipDeployed', ['after:deploy'], ({ ship }) => ({ at: 'after:deploy', ship })),
  opens('shipMoved', ['after:move'], ({ ship, how, from, by, card }) => ({
    at: 'after:move',
    ship,
    how,
    from,
    ...(isRoll(how, by) ? { rolled: true } : {}),
    ...(card ? { card } : {}),
  })),
  opens('shipsOverlapped', ['after:overlap'], ({ ship, overlapped }) => ({ at: 'after:overlap', ship, overlapped })),
  opens('obstacleMet', ['after:obstacle'], ({ type: _, ...met }) => ({ at: 'after:obstacle', ...met })),
  opens('bombFelt', ['after:bomb'], ({ ship, device, owner }) => ({ at: 'after:bomb', ship, device, owner })),
  opens('deviceDetonated', ['after:detonate'], ({ device, was, lockedBy }) => ({
    at: 'after:detonate',
    device,
    was,
    ...(lockedBy ? { lockedBy } : {}),
  })),
  opens('devicePlaced', ['after:device'], ({ ship, tokens, device, how }) => ({
    at: 'after:device',
    ship,
    tokens,
    device,
    what: how,
  })),
];

/** Tractor beams and decloaking ships roll or boost. */
const isRoll = (how: string, by: string): boolean => (how === 'tractor' || how === 'decloak') && by.startsWith('roll:');

type Openings = ReadonlyMap<EventType, Opening>;

/** What can be opened for somebody in a game, kept with what is waited for in it. Nearly always the same game is asked about. */
const heeded = new WeakMap<ReadonlySet<string>, Openings>();
let lately: { readonly topics: ReadonlySet<string>; readonly openings: Openings } | null = null;

function openingsIn(table: Table): Openings {
  const topics = topicsIn(table, 'triggered');
  if (lately?.topics !== topics) lately = { topics, openings: heededIn(topics) };
  return lately.openings;
}

function heededIn(topics: ReadonlySet<string>): Openings {
  const known = heeded.get(topics);
  if (known) return known;
  const waited = OPENINGS.filter(({ windows }) => windows.some(at => topics.has(at)));
  const openings = new Map(waited.map(one => [one.type, one]));
  heeded.set(topics, openings);
  return openings;
}

/** The window that some news opens; null if it is no moment of the rules, or one for which nobody in the game has any ability. */
export const heededMoment = (table: Table, event: GameEvent): Moment | null =>
  openingsIn(table)
    .get(event.type)
    ?.of(event as never) ?? null;

/** Whether nobody in the game has any ability that such news could set off. */
export const isUnheeded = (table: Table, type: EventType): boolean => !openingsIn(table).has(type);
