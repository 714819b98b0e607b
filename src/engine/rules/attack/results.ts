import { asking, type Effect, type Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack } from '../../core/frame';
import { isShipId } from '../../core/ids';
import type { Table } from '../../core/table';
import type { AttackFace, UpgradeId } from '../../core/vocabulary';
import { isInArc } from '../../geometry/arc';
import { abilitiesFor, sceneAt, subjectOf } from '../../look/abilities';
import { attackerOf, baseOfAttacker } from '../../look/attack';
import { holds, ruled } from '../../look/rulings';
import { baseOf, playerOf, shipOf } from '../../look/ships';
import type { Run } from '../run';
import { writeAttack } from './write';

/** What evades cancel: hits, then crits; crits, then hits; no crits at all. */
export type Canceling = 'hitsFirst' | 'critsFirst' | 'onlyHits';

/** Evades cancel, in the order that cards leave them; then reinforce, while more than one result is left. Last, how often that happened. */
export function resultsLeft(
  hits: number,
  crits: number,
  evades: number,
  reinforce: number,
  canceling: Canceling = 'hitsFirst',
): readonly [hits: number, crits: number, reinforced: number] {
  const [hitsLeft, critsLeft] = cancel(hits, crits, evades, canceling);
  // What reinforce adds is an evade like any other.
  const open = canceling === 'onlyHits' ? hitsLeft : hitsLeft + critsLeft;
  const reinforced = Math.max(0, Math.min(reinforce, hitsLeft + critsLeft - 1, open));
  return [...cancel(hitsLeft, critsLeft, reinforced, canceling), reinforced];
}

export function neutralize(run: Run, attack: Attack): Effects {
  const [hits, crits] = [count(attack.attackDice, 'hit'), count(attack.attackDice, 'crit')];
  const evades = count(attack.defenseDice, 'evade');
  const canceling = cancelingIn(run, attack);
  const [finalHits, finalCrits, reinforced] = resultsLeft(hits, crits, evades, reinforcements(run, attack), canceling);
  // Without dice it may be treated as hitting all the same.
  const hit = finalHits + finalCrits > 0 || attack.hit === true;
  writeAttack(run, {
    attackDice: without(without(attack.attackDice, 'hit', hits - finalHits), 'crit', crits - finalCrits),
    defenseDice: without(attack.defenseDice, 'evade', Math.min(evades, hits + (canceling === 'onlyHits' ? 0 : crits))),
    hit,
    neutralized: hits - finalHits + (crits - finalCrits),
  });
  run.emit({
    type: 'resultsNeutralized',
    attack: results(finalHits, finalCrits),
    canceled: results(hits - finalHits, crits - finalCrits),
    reinforced,
    hit,
  });
  return [];
}

export function cancelingIn(table: Table, attack: Attack): Canceling {
  if (ruled(table, 'cancel', null, { attack, result: 'crit', by: 'evade' }) === 'cannot') return 'onlyHits';
  return ruled(table, 'cancelHitsFirst', null, { attack }) === 'cannot' ? 'critsFirst' : 'hitsFirst';
}

interface Die {
  readonly face: Face;
}

const count = (dice: readonly Die[], face: Face): number => dice.filter(die => die.face === face).length;

const results = (hits: number, crits: number): readonly AttackFace[] => [
  ...Array<'hit'>(hits).fill('hit'),
  ...Array<'crit'>(crits).fill('crit'),
];

/** Canceled dice leave the pool, the others stay as they are. */
function without<D extends Die>(dice: readonly D[], face: D['face'], many: number): readonly D[] {
  let left = many;
  return dice.filter(die => die.face !== face || left-- <= 0);
}

function cancel(hits: number, crits: number, by: number, canceling: Canceling): readonly [number, number] {
  if (canceling === 'critsFirst') {
    const [critsLeft, hitsLeft] = cancel(crits, hits, by, 'hitsFirst');
    return [hitsLeft, critsLeft];
  }
  const onHits = Math.min(hits, by);
  return [hits - onHits, canceling === 'onlyHits' ? crits : crits - Math.min(crits, by - onHits)];
}

/** How many reinforce tokens apply: those of the full arc in which the attacker is, if it is not in the other too. */
export function reinforcements(table: Table, attack: Attack): number {
  const { attacker, defender } = attack;
  if (!isShipId(defender)) return 0;
  const ship = shipOf(table.state, defender);
  const base = baseOf(table, ship);
  const other = baseOfAttacker(table, attackerOf(table, attacker));
  const inFront = isInArc(base, 'fullFront', other);
  const inRear = isInArc(base, 'fullRear', other);
  if (inFront === inRear) return 0;
  const token = inFront ? 'reinforceFore' : 'reinforceAft';
  // Each adds an evade: a modification of the defense dice by a green token, though in another step.
  const about = { attack, side: 'defender', dice: 'defense', by: token, spends: [token], rerolls: false } as const;
  return ship.tokens[token] > 0 && ruled(table, 'modify', null, about) === 'cannot' ? 0 : ship.tokens[token];
}

export function dealAttackDamage(run: Run, attack: Attack): Effects {
  const [hits, crits] = [count(attack.attackDice, 'hit'), count(attack.attackDice, 'crit')];
  if (!attack.hit || hits + crits === 0) return [];
  const results = inflictedBy(run, attack, hits, crits);
  return isByHand(run, attack) ? [askWhatResultsDo(run, attack, results)] : results;
}

/** A special weapon whose rule is not written deals no damage by itself: whether it does is for the players to say. */
export const isByHand = ({ rules }: Table, { weapon }: Pick<Attack, 'weapon'>): boolean =>
  weapon.startsWith('upgrade:') && rules.automationOf(weapon).is === 'byHand';

function askWhatResultsDo({ state }: Table, { attacker, weapon }: Attack, results: Effects): Effect {
  return asking({
    player: playerOf(state, attacker),
    topic: { kind: 'resultsByHand', ship: attacker, card: weapon as UpgradeId },
    ask: { kind: 'one' },
    options: [
      { key: 'damage', subject: { kind: 'choice', name: 'damage as of any attack' }, then: results },
      { key: 'pass', subject: { kind: 'choice', name: 'nothing: we set it by hand' }, then: [] },
    ],
  });
}

/** One damage for each result left, hits before crits; some weapons inflict tokens instead. */
export function inflictedBy(table: Table, attack: Attack, hits: number, crits: number): Effects {
  const { attacker, defender, weapon } = attack;
  for (const ability of table.rules.abilitiesOf(weapon)) {
    if (ability.kind !== 'weapon' || !ability.inflicts || !isShipId(attacker)) continue;
    return ability.inflicts({
      state: table.state,
      rules: table.rules,
      self: shipOf(table.state, attacker),
      source: weapon as UpgradeId,
      attack,
      hits,
      crits,
    });
  }
  const own = inflictedByCards(table, attack, hits, crits);
  if (own) return own;
  return isShipId(defender)
    ? [{ do: 'sufferDamage', ship: defender, hits, crits }]
    : [{ do: 'damageRemote', token: defender, count: hits + crits }];
}

function inflictedByCards(table: Table, attack: Attack, hits: number, crits: number): Effects | null {
  for (const one of abilitiesFor(table, 'inflicts', '', [attack.attacker, attack.defender])) {
    const subject = subjectOf(table, one, undefined, attack);
    if (one.ability.kind !== 'inflicts' || !subject) continue;
    const scene = sceneAt(table, one, subject, { attack, hits, crits });
    if (holds(table, one, subject, scene)) return one.ability.by(scene);
  }
  return null;
}
