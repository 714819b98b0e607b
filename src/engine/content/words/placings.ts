import type { Way } from '../../core/ability';
import type { DropPlace } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { DeviceId, TemplateName, UpgradeId } from '../../core/vocabulary';
import { isDevice, keptDropPose, mayLie, placedPose, TOUCHING, turnedAround } from '../../look/devices';
import { ruled } from '../../look/rulings';
import { type OpenWay, waysOf } from '../../look/ways';

/** How a card puts its device on the table: data, so that a card which says "drop a bomb" can read it too. */
export interface Placing {
  readonly device: DeviceId;
  /** By which templates behind the ship; `null` is between its guides, without any. */
  readonly drops?: readonly (TemplateName | null)[];
  /** By which templates ahead of it. */
  readonly launches?: readonly TemplateName[];
  /** Facing away from the ship or toward it, as the owner likes. */
  readonly eitherWay?: true;
  /** How many at once, each by another template. */
  readonly most?: number;
  readonly fuses?: number;
}

const SPEED_THREE = ['3turnLeft', '3bankLeft', '3straight', '3bankRight', '3turnRight'] as const;
const dropped = (device: DeviceId, more: Omit<Placing, 'device'> = {}): Placing => ({
  device,
  drops: ['1straight'],
  ...more,
});

export const placings = {
  'upgrade:protonbombs': dropped('device:protonbomb'),
  'upgrade:seismiccharges': dropped('device:seismiccharge'),
  'upgrade:bombletgenerator': dropped('device:bomblet'),
  'upgrade:electroprotonbomb': dropped('device:electroprotonbomb', { fuses: 1 }),
  'upgrade:ionbombs': dropped('device:ionbomb'),
  'upgrade:concussionbombs': dropped('device:concussionbomb'),
  'upgrade:thermaldetonators': dropped('device:thermaldetonator', { drops: ['1straight', '2straight'], most: 2 }),
  'upgrade:blazerbomb': dropped('device:blazerbomb'),
  'upgrade:proximitymines': dropped('device:proximitymine'),
  'upgrade:connernets': dropped('device:connernet'),
  'upgrade:clustermines': dropped('device:clustermine'),
  'upgrade:drk1probedroids': { device: 'device:drk1probedroid', drops: SPEED_THREE, launches: SPEED_THREE },
  'upgrade:discordmissiles': { device: 'device:buzzdroidswarm', launches: ['3bankLeft', '3straight', '3bankRight'] },
  'upgrade:electrochaffmissiles': {
    device: 'device:electrochaffcloud',
    launches: ['3bankLeft', '4straight', '3bankRight'],
    fuses: 1,
  },
  'upgrade:clanwrencommandos': dropped('device:clanwrencommandos', { eitherWay: true }),
  'upgrade:niteowlcommandos': dropped('device:niteowlcommandos', { eitherWay: true }),
  'upgrade:deathwatchcommandos': dropped('device:deathwatchcommandos', { eitherWay: true }),
  'upgrade:imperialsupercommandos': dropped('device:imperialsupercommandos', { eitherWay: true }),
  'upgrade:mandaloriansupercommandos': dropped('device:mandaloriansupercommandos', { eitherWay: true }),
  'upgrade:riggedcargochute': dropped('device:loosecargo'),
  'upgrade:sparepartscanisters': dropped('device:spareparts', { drops: [null] }),
} as const satisfies Record<UpgradeId, Placing>;

/** All round the base, by the half hour of a clock that has its twelve ahead. */
const CLOCK = Array.from({ length: 24 }, (_, index) => 15 * index);

const placesTouching = (table: Table, ship: Ship, device: DeviceId): readonly DropPlace[] =>
  CLOCK.map((around): DropPlace => {
    const template = `${TOUCHING}${around}`;
    const pose = placedPose(table, ship, { device, edge: 'front', template });
    return { key: `place:${device}:${template}`, device, pose, how: 'place', edge: 'front', template, cost: [] };
  });

/** The same few for ever: what is kept with a list of ways is found again. */
const usualMade = new Map<string, readonly Way[]>();

function usualWays(drops: readonly (TemplateName | null)[], launches: readonly TemplateName[]): readonly Way[] {
  const key = `${drops.join()}:${drops.length}:${launches.join()}`;
  let usual = usualMade.get(key);
  if (!usual) {
    usual = [
      ...drops.map(template => ({ how: 'drop', edge: 'rear', template }) as const),
      ...launches.map(template => ({ how: 'launch', edge: 'front', template }) as const),
    ];
    usualMade.set(key, usual);
  }
  return usual;
}

/** By the templates that its ship may use, one place after another. */
function* placesInTurn(table: Table, ship: Ship, { device, drops = [], launches = [], eitherWay }: Placing) {
  const usual = usualWays(drops, launches);
  // Cards that speak of devices say nothing of an obstacle that is none.
  const plain = () => usual.map(way => ({ ...way, cost: [], then: [] }));
  const ways: readonly OpenWay[] = isDevice(table, device) ? waysOf(table, ship, usual, device) : plain();
  for (const { how, edge, template, cost } of ways) {
    if (how !== 'drop' && how !== 'launch') continue;
    const pose = keptDropPose(table, ship, device, edge, template);
    const name = template ?? 'guides';
    const aside = edge === 'left' || edge === 'right' ? `:${edge}` : '';
    const ahead: DropPlace = { key: `${how}:${device}:${name}${aside}`, device, pose, how, edge, template: name, cost };
    yield ahead;
    if (eitherWay) yield { ...ahead, key: `${ahead.key}:turned`, pose: turnedAround(table, device, pose) };
  }
  const touching = drops.length > 0 && ruled(table, 'placeTouching', ship, { device }) === 'may';
  if (touching) yield* placesTouching(table, ship, device);
}

/** Every place where a device may be put now: none of it outside the play area. */
export const placesFor = (table: Table, ship: Ship, placing: Placing): readonly DropPlace[] =>
  [...placesInTurn(table, ship, placing)].filter(one => mayLie(table, one));

/** Whether there is such a place: where one is found, no more are looked for. */
export function isPlaceable(table: Table, ship: Ship, placing: Placing): boolean {
  for (const one of placesInTurn(table, ship, placing)) if (mayLie(table, one)) return true;
  return false;
}
