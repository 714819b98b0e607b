import type { Why } from '../../bots/opponent';
import { opponentOf, type PlayerId, type ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import type { Explanation } from '../../store/screen';
import { cardName, maneuverName, type Names, optionLabel, pieceName } from '../table/labels';
import type { Told } from './seatStore';
import { arcWords, becauseWords, missedWords } from './words';

const isDial = ({ decision }: Told): boolean => decision.topic.kind === 'setDials';

/** What may be told: of a dial nothing before it is revealed. */
export function mayBeTold({ round, ships, outcome }: GameState, told: Told): boolean {
  if (!isDial(told) || told.round < round || outcome) return true;
  const ship = told.why.ship && ships[told.why.ship];
  return ship ? ship.revealed || ship.where === 'removed' : false;
}

/** After a step back: what was decided later than this has not been. */
export const stillTrue = ({ round, phase }: GameState, told: Told): boolean =>
  told.round < round || (told.round === round && isDial(told) && phase !== 'planning' && phase !== 'setup');

/** The choices that can be explained, newest first. */
export const explained = (game: GameState, told: readonly Told[]): readonly Told[] =>
  told.filter(one => one.round >= game.round - 1 && mayBeTold(game, one)).toReversed();

/** `B1 Darth Vader: white 3 straight` */
export function choiceWords(names: Names, told: Told): string {
  const then = { ...names, game: told.game };
  const { chosen } = told.why;
  const ship = told.decision.topic.kind === 'chooseShip' ? null : told.why.ship;
  return `${ship ? `${pieceName(then, ship)}: ` : ''}${named(then, told, chosen)}`;
}

/** In points: nobody could tell the two apart. */
const CLOSE = 0.05;

/** The next best and by how much; what decided; whom it saw in arc; what is drawn. */
export function whyWords(names: Names, told: Told): readonly string[] {
  const { runnerUp, margin, because } = told.why;
  if (!runnerUp) return ['Nothing else came into question.'];
  const then = { ...names, game: told.game };
  const other = named(then, told, runnerUp);
  const worse = margin < CLOSE ? 'hardly worse' : `worth ${margin.toFixed(1)} points less`;
  return [
    margin < -CLOSE
      ? `It misjudged that: ${other} was worth ${(-margin).toFixed(1)} points more. ${missedWords(because)}`
      : `Next best: ${other}, ${worse}. ${becauseWords(because)}`,
    ...arcWords(told.why, isDial(told)),
    ...(awaited(told).length > 0 ? [DRAWN[isDial(told) ? 'dial' : 'other']] : []),
  ];
}

const DRAWN = {
  dial: 'On the board: solid where it meant to be, dashed where it expected the other ships. An arrow points from a ship to whom it would have in arc.',
  other: 'Dashed on the board: where it expected the other ships when the shooting starts.',
};

/** Of ships that have moved nothing is expected. */
const awaited = ({ game, why }: Told): Why['expected'] =>
  why.expected.filter(({ ship, pose }) => {
    const now = game.ships[ship]?.pose;
    return now && (now.x !== pose.x || now.y !== pose.y || now.heading !== pose.heading);
  });

/** Where everybody was expected, over the table as it stood then. */
export function drawn(told: Told): Explanation {
  const { game, player, why } = told;
  const { ship, place, expected, targets, threats } = why;
  const here = place ?? (ship && game.ships[ship]?.pose) ?? null;
  const placeOf = (id: ShipId) =>
    (isDial(told) ? expected.find(one => one.ship === id)?.pose : game.ships[id]?.pose) ?? null;
  const sights = (all: readonly ShipId[], by: PlayerId, to: boolean) =>
    all.flatMap(id => {
      const there = placeOf(id);
      return here && there ? [to ? { from: here, to: there, by } : { from: there, to: here, by }] : [];
    });
  return {
    game,
    places: [
      ...awaited(told).map(one => ({ ...one, look: 'expected' as const })),
      ...(ship && place ? [{ ship, pose: place, look: 'flown' as const }] : []),
    ],
    sights: [...sights(targets, player, true), ...sights(threats, opponentOf(player), false)],
  };
}

function named(names: Names, { decision, ...told }: Told, chosen: string): string {
  const { topic } = decision;
  if (isDial({ decision, ...told })) return maneuverName(chosen as ManeuverCode);
  const option = decision.options.find(({ key }) => key === chosen);
  if (!option) return 'these dice';
  const label = optionLabel(names, option);
  if (topic.kind === 'lock') return `lock ${label}`;
  if (topic.kind === 'orderAbilities') return `first ${label}`;
  if (topic.kind === 'chooseShip') return `${label} ${topic.toDo === 'engage' ? 'engages' : 'activates'} first`;
  if (topic.kind === 'placeDevice' && option.subject.kind === 'pass') return 'no device';
  if (topic.kind === 'mayUse' && option.subject.kind === 'pass') return `without ${cardName(names, topic.card)}`;
  return topic.kind === 'chooseAttack' && option.subject.kind === 'target' ? `attack ${label}` : label;
}
