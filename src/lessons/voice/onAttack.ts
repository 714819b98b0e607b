import type { Decision } from '../../engine/core/decision';
import { isShipId, type ShipId } from '../../engine/core/ids';
import type { Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import { openAttacks } from '../../engine/look/attack';
import { shipOf } from '../../engine/look/ships';
import { findFrame } from '../../engine/rules/run';
import { enemiesOf, healthOf, idOf, listed, nameOf, targetsOf } from './facts';
import type { Hint } from './hint';

const AIMING = 'Choose whom to attack. Closer is better: at range 1 you roll one die more, at range 3 the target does.';

interface Seen {
  readonly ship: Ship;
  readonly range: number;
}

/** What makes one target better than the others, as anybody at the table can see. */
export function onAttack(table: Table, { topic, options }: Decision): Hint {
  const attacker = topic.kind === 'chooseAttack' && isShipId(topic.ship) ? shipOf(table.state, topic.ship) : null;
  const offered = new Set(options.flatMap(({ subject }) => (subject.kind === 'target' ? [subject.target] : [])));
  const seen = attacker
    ? openAttacks(table, attacker).flatMap(({ target, aim }): Seen[] =>
        isShipId(target) && offered.has(target) && aim ? [{ ship: shipOf(table.state, target), range: aim.range }] : [],
      )
    : [];
  return { kind: 'chooseAttack', basics: AIMING, here: pick(table, seen) };
}

function pick(table: Table, seen: readonly Seen[]): string | null {
  const distinct = new Set(seen.map(({ ship }) => ship.id));
  const weakest = seen.toSorted((a, b) => healthOf(table, a.ship) - healthOf(table, b.ship))[0];
  if (!weakest) return null;
  if (distinct.size === 1)
    return `${nameOf(table, weakest.ship.id)} is the only one in your sights. A shot costs nothing.`;
  const traits = [...distinct]
    .map(id => traitsOf(table, seen.find(one => one.ship.id === id)!))
    .filter(words => words !== null);
  return traits.length > 0 ? traits.join(' ') : 'None of them stands out: take the one that hurts you most.';
}

function traitsOf(table: Table, { ship, range }: Seen): string | null {
  const { tokens } = ship;
  const bare = tokens.focus + tokens.evade + tokens.calculate + ship.force === 0;
  const health = healthOf(table, ship);
  const words = [
    ...(range === 1 ? ['is at range 1'] : []),
    ...(bare ? ['has no token to defend with'] : []),
    ...(health <= 2 ? [`has ${health} hull and shields left`] : []),
  ];
  return words.length > 0 ? `${idOf(ship.id)} ${listed(words)}.` : null;
}

const ROLLED = {
  attack: 'Your dice lie there. Spend what turns useless dice into hits; what you do not need, keep.',
  defense: 'Each evade cancels one hit. Spend what gives you evades; more than there are hits is too many.',
} as const;

/** What the roll lacks, and what could mend it. */
export function onDice(table: Table, { options, player }: Decision, dice: 'attack' | 'defense'): Hint {
  const kind = `modifyDice ${dice}`;
  const attack = findFrame(table.state, 'attack')?.attack;
  const offers = (key: string) => options.some(one => one.key.startsWith(`mod:${key}`));
  if (!attack) return { kind, basics: ROLLED[dice], here: null };
  const count = (faces: readonly { readonly face: string }[], face: string) =>
    faces.filter(die => die.face === face).length;
  if (dice === 'defense') {
    const hits = count(attack.attackDice, 'hit') + count(attack.attackDice, 'crit');
    return { kind, basics: ROLLED.defense, here: defended(hits, attack.defenseDice, offers) };
  }
  const eyes = count(attack.attackDice, 'focus');
  const blanks = count(attack.attackDice, 'blank');
  const target = isShipId(attack.attacker) ? attack.attacker : null;
  return { kind, basics: ROLLED.attack, here: rolled(table, { eyes, blanks, player, attacker: target }, offers) };
}

function defended(
  hits: number,
  rolled: readonly { readonly face: string }[],
  offers: (key: string) => boolean,
): string {
  const evades = rolled.filter(({ face }) => face === 'evade').length;
  const eyes = rolled.filter(({ face }) => face === 'focus').length;
  const open = hits - evades;
  if (open <= 0) return `${hits} against you, ${evades} evaded already: keep what you have.`;
  const focus = offers('focus') && eyes > 0 ? ` Focus would cancel ${Math.min(eyes, open)} of them.` : '';
  const evade = offers('evade') ? ' An evade token would cancel one.' : '';
  const calculate = offers('calculate') && eyes > 0 ? ' A calculate token would cancel one.' : '';
  const force = offers('force') && eyes > 0 ? ' Each Force spent makes an evade of one eye.' : '';
  return `${open} would get through as it is.${focus}${evade}${calculate}${force}`;
}

interface Rolled {
  readonly eyes: number;
  readonly blanks: number;
  readonly player: Decision['player'];
  readonly attacker: ShipId | null;
}

function rolled(
  table: Table,
  { eyes, blanks, player, attacker }: Rolled,
  offers: (key: string) => boolean,
): string | null {
  const later =
    attacker !== null &&
    enemiesOf(table.state, player).some(enemy => !enemy.round.engaged && targetsOf(table, enemy).includes(attacker));
  if (eyes === 0 && blanks === 0) return 'Every die is a hit: keep your tokens.';
  if (offers('focus') && eyes > 1) return `${eyes} eyes: a focus token turns all of them into hits.`;
  if (offers('focus') && eyes === 1)
    return later
      ? 'One eye. A focus token makes it a hit; kept, it helps when you are shot at, which can still happen this round.'
      : 'One eye, and nobody is left who could shoot at this ship this round: spend the focus token.';
  if (offers('force') && eyes > 0)
    return `${eyes === 1 ? 'One eye' : `${eyes} eyes`}: each Force spent makes a hit of one. As a rule, one Force comes back each round.`;
  if (offers('calculate') && eyes > 0) return 'A calculate token makes a hit of one eye.';
  if (offers('lock') && eyes + blanks > 0)
    return `${eyes + blanks} of your dice show nothing: the lock rerolls as many of them as you like.`;
  return null;
}
