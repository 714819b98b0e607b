import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { type Names, optionLabel, pieceName } from '../table/labels';
import { maneuverName } from '../table/labels/maneuvers';
import type { Told } from './seatStore';
import { becauseWords } from './words';

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
  const { ship, chosen } = told.why;
  return `${ship ? `${pieceName(then, ship)}: ` : ''}${named(then, told, chosen)}`;
}

/** The next best, by how much, and what decided. */
export function whyWords(names: Names, told: Told): string {
  const { runnerUp, margin, because } = told.why;
  if (!runnerUp) return 'Nothing else came into question.';
  const next = named({ ...names, game: told.game }, told, runnerUp);
  return `Next best: ${next}, ${margin < 0.05 ? 'hardly worse' : `worth ${margin.toFixed(1)} points less`}. ${becauseWords(because)}`;
}

function named(names: Names, { decision, ...told }: Told, chosen: string): string {
  if (isDial({ decision, ...told })) return maneuverName(chosen as ManeuverCode);
  const option = decision.options.find(({ key }) => key === chosen);
  if (!option) return 'these dice';
  const label = optionLabel(names, option);
  return /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
}
