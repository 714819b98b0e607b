import type { RollWhy, Topic } from '../../../engine/core/decision';

type Roll = Extract<Topic, { readonly kind: 'enterDice' }>;

const DICE: Readonly<Record<Roll['dice'], string>> = { attack: 'red', defense: 'green' };

/** `3 red dice`, `1 green die` */
export const diceOfColor = (dice: Roll['dice'], count: number): string =>
  `${count} ${DICE[dice]} ${count === 1 ? 'die' : 'dice'}`;

const WHY: Readonly<Record<RollWhy, string>> = {
  attack: ' to attack',
  defense: ' to defend',
  friendlyOverlap: ', since it overlapped a friendly ship',
  obstacle: ' for the obstacle',
  device: ' for the device',
  card: ' for a card',
  reroll: ' again',
  more: ' more',
};

/** What is rolled, and what for. */
export const rollQuestion = ({ dice, count, why }: Roll, who: string): string =>
  `${who} rolls ${diceOfColor(dice, count)}${WHY[why]}. What do${count === 1 ? 'es it' : ' they'} show?`;
