import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import { pointsOf, type ScoreEntry } from '../../../engine/core/score';
import { isIonized } from '../../../engine/look/status';
import { tallied } from '../../text';
import type { Names } from '../labels';
import { cardName, listed, nameOf, playerName } from '../log/names';

/** What a round has come to. */
export interface Summary {
  readonly round: number;
  /** In the order in which they were won. */
  readonly won: readonly ScoreEntry[];
  /** What both had when the round began. */
  readonly before: Readonly<Record<PlayerId, number>>;
}

export function summaryOf({ game }: Names, round: number): Summary {
  const earlier = game.score.filter(entry => entry.round < round);
  return {
    round,
    won: game.score.filter(entry => entry.round === round),
    before: { p1: pointsOf(earlier, 'p1'), p2: pointsOf(earlier, 'p2') },
  };
}

/** A player's points once so many of the round's have been counted. */
export const countedFor = ({ won, before }: Summary, player: PlayerId, counted: number): number =>
  before[player] + pointsOf(won.slice(0, counted), player);

/** What a round begins with, in short: each a word of its kind for the icon, and a sentence. */
export interface Beginning {
  readonly icon: 'stress' | 'ion' | 'critDamage' | 'tow' | 'firstPlayer';
  readonly text: string;
}

const SHORT = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Ships that stress, ions, critical damage or a tow hold back, and who is first player. */
export function beginningsOf(names: Names): readonly Beginning[] {
  const { game, rules } = names;
  const ships = Object.values(game.ships).filter(({ where, destroyed }) => where === 'table' && !destroyed);
  const tags = (those: typeof ships) => listed(those.map(({ id }) => SHORT(id)));
  const all = (icon: 'stress' | 'ion', word: string, those: typeof ships): readonly Beginning[] =>
    those.length === 0 ? [] : [{ icon, text: `${tags(those)} ${those.length === 1 ? 'is' : 'are'} ${word}` }];
  const critical = ships.flatMap(({ id, damage }) => {
    const cards = damage.flatMap(({ card, faceup }) => (faceup && card ? [cardName(names, card)] : []));
    return cards.length === 0 ? [] : [{ icon: 'critDamage' as const, text: `${SHORT(id)} ${listed(tallied(cards))}` }];
  });
  const tows = Object.values(game.markers).flatMap(({ id, onShip }) =>
    onShip ? [{ icon: 'tow' as const, text: `${SHORT(onShip)} tows ${nameOf(names, id)}` }] : [],
  );
  const stressed = ships.filter(({ tokens }) => tokens.stress > 0);
  const ionized = ships.filter(ship => isIonized({ state: game, rules }, ship));
  return [
    ...all('stress', 'stressed', stressed),
    ...all('ion', 'ionized', ionized),
    ...critical,
    ...tows,
    ...PLAYERS.filter(player => game.firstPlayer === player).map(player => ({
      icon: 'firstPlayer' as const,
      text: `${playerName(names, player)} is first player`,
    })),
  ];
}
