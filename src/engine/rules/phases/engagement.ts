import type { Effect, EffectNamed, Effects } from '../../core/effect';
import { isShipId, type ShipId, type UnitId } from '../../core/ids';
import { sourcesIn } from '../../look/abilityIndex';
import { openAttacks } from '../../look/attack';
import { engagesAt } from '../../look/initiative';
import { triggersOf } from '../../look/moments';
import { holdsFire } from '../../look/practice';
import { forbidden } from '../../look/rulings';
import { shipOf, shipsOnTable } from '../../look/ships';
import { engagedKey, initiativeOfRemote, remoteRemovals } from '../devices/remotes';
import type { Handlers } from '../handlers';
import { removals } from '../removal';
import { entered, frameOf, type Run, writeFrame } from '../run';
import { windowFor } from '../steps';
import { chooseAmong, dueNow, type Waiting, waitingShip } from './order';

/** From the highest initiative down. A ship destroyed at this initiative still engages at it. */
function nextEngagement(run: Run): Effects {
  const { initiative } = frameOf(run.state, 'phase');
  const waiting: Waiting[] = [];
  for (const ship of shipsOnTable(run.state))
    if (!ship.round.engaged && !holdsFire(run.state, ship.id))
      waiting.push(waitingShip(run, ship, engagesAt(run, ship)));
  addRemotes(run, waiting);
  const due = dueNow<UnitId>(run, inThisStep(waiting, initiative), 'descending');
  const now = idleInitiative(run, initiative, due[0]?.initiative ?? -1) ?? due[0]?.initiative ?? null;
  if (now !== initiative) {
    // Whoever was destroyed before the first initiative step has none to wait for, and leaves here too.
    const last = now === null;
    if (leaving(run, last).length > 0)
      return [{ do: 'endInitiative', ...(last ? { last } : {}) }, { do: 'nextEngagement' }];
    writeFrame(run, 'phase', frame => {
      frame.initiative = now;
    });
    if (now !== null) run.emit({ type: 'initiativeReached', initiative: now });
    // What acts at that initiative comes before all who engage at it.
    if (now !== null && actsAt(run, now)) return [{ do: 'nextEngagement' }];
  }
  const start = (unit: UnitId): Effect =>
    isShipId(unit) ? { do: 'engage', ship: unit } : { do: 'engageRemote', token: unit };
  if (due.length === 0) return leaving(run, true);
  return chooseAmong(worthAsking(run, due), 'engage', start, { do: 'nextEngagement' });
}

/** Raised above the step that goes on, a ship engages in that step, after all others of it. */
function inThisStep(waiting: readonly Waiting[], now: number | null): readonly Waiting[] {
  if (now === null || waiting.every(({ initiative }) => initiative <= now)) return waiting;
  const others = waiting.filter(({ initiative }) => initiative <= now);
  if (others.some(({ initiative }) => initiative === now)) return others;
  return waiting.map(one => (one.initiative > now ? { ...one, initiative: now } : one));
}

const HIGHEST = 7;
const actsAt = (run: Run, initiative: number): boolean =>
  triggersOf(run, { at: 'at:initiative', initiative }).length > 0;

/** At initiative 7 or 0 some act to whom no turn belongs: it comes even where nobody engages at it. */
function idleInitiative(run: Run, initiative: number | null, next: number): number | null {
  if (!sourcesIn(run, 'triggered', 'at:initiative')) return null;
  for (let one = (initiative ?? HIGHEST + 1) - 1; one > next; one--) if (actsAt(run, one)) return one;
  return null;
}

/**
 * Those whose engaging does something. The others engage after them without being asked for, in any order: an attack
 * made before may yet bring them a target.
 */
function worthAsking(run: Run, due: readonly Waiting[]): readonly Waiting[] {
  if (due.length < 2) return due;
  const doing = due.filter(({ id }) => !isShipId(id) || doesSomething(run, id));
  return doing.length > 0 ? doing : due.slice(0, 1);
}

/** It may attack, or an ability waits for it to engage, or to let its attack go. */
function doesSomething(run: Run, ship: ShipId): boolean {
  return (
    openAttacks(run, shipOf(run.state, ship)).length > 0 ||
    triggersOf(run, { at: 'before:engage', ship }).length > 0 ||
    triggersOf(run, { at: 'after:noAttack', ship }).length > 0
  );
}

/** Remotes that do something when they engage. */
function addRemotes(run: Run, waiting: Waiting[]): void {
  for (const token of Object.values(run.state.devices))
    if (run.rules.deviceRule(token.device).engages && !run.state.used[engagedKey(token)])
      waiting.push({ id: token.id, player: token.owner, initiative: initiativeOfRemote(run, token) });
}

/** All of that initiative have engaged: the destroyed ones leave, those that a card keeps only after the last. */
const leaving = (run: Run, last: boolean): Effects => [
  ...removals(run.state).filter(({ ship }) => last || !forbidden(run, 'leave', shipOf(run.state, ship), {})),
  ...remoteRemovals(run),
];
const endInitiative = (run: Run, { last }: EffectNamed<'endInitiative'>): Effects => leaving(run, last ?? false);

function engage(run: Run, { ship }: EffectNamed<'engage'>): Effects {
  run.write(game => void (game.ships[ship]!.round.engaged = true));
  if (shipOf(run.state, ship).where !== 'table') return [];
  return entered(run, {
    kind: 'engagement',
    ship,
    triggers: [],
    todo: [
      windowFor({ type: 'engagementStarted', ship }, ship),
      { do: 'chooseAttack', ship, bonus: false },
      { do: 'openWindow', moment: { at: 'after:engage', ship } },
    ],
  });
}

export const engagementHandlers = { nextEngagement, endInitiative, engage } satisfies Partial<Handlers>;
