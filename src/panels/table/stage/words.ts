import type { Beat } from '../../../board/motion/scene';
import type { Face } from '../../../engine/core/event';
import { isShipId, type UnitId } from '../../../engine/core/ids';
import { type Names, pieceName, shipTag } from '../labels';
import { modifierName } from '../labels/modifications';
import { diceInWords, facesInWords } from '../question/attack/dice';
import type { Change, StageStory } from './story';

const FACES: Readonly<Record<Face, string>> = {
  hit: 'hit',
  crit: 'crit',
  focus: 'eye',
  evade: 'evade',
  blank: 'blank',
};

export const tagOf = (names: Names, unit: UnitId): string => (isShipId(unit) ? shipTag(unit) : pieceName(names, unit));

/** `focus: eye becomes hit` */
export function changeInWords(names: Names, { by, dice, from, to }: Change): string {
  const many = dice.length > 1 ? ` ×${dice.length}` : '';
  const what = from && to ? `${FACES[from]} becomes ${FACES[to]}` : 'changed';
  return `${modifierName(names, by).replace(/^the /, '')}: ${what}${many}`;
}

/** `hit, crit, hit`: the faces that count, one by one. */
export const countedInWords = (faces: readonly Face[]): string => faces.map(face => FACES[face]).join(', ');

export const isCounted = (pool: 'attack' | 'defense', face: Face): boolean =>
  pool === 'attack' ? face === 'hit' || face === 'crit' : face === 'evade';

/** The last attack in a line: what was rolled in the end, and what was left of it. */
export function storyInWords({ attack, defense, result }: StageStory): string {
  const faces = (dice: readonly { readonly face: Face }[]) => facesInWords(dice.map(({ face }) => face)) || 'no dice';
  return [
    ...(attack ? [`Attack: ${faces(attack.dice)}.`] : []),
    ...(defense ? [`Defense: ${faces(defense.dice)}.`] : []),
    ...(result ? [result.hit ? `Left: ${facesInWords(result.attack)}.` : 'Miss.'] : []),
  ].join(' ');
}

/** What is seen just now, in a sentence; where it has none of its own, in the log's. */
export function beatInWords(
  names: Names,
  beat: Beat | null,
  story: StageStory | null,
  line: string | null = null,
): string {
  const { game, rules } = names;
  const of = (unit: UnitId) => tagOf(names, unit);
  switch (beat?.kind) {
    case 'dice': {
      if (!story || !beat.staged) return line ?? 'Dice are rolled.';
      const unit = beat.pool === 'attack' ? story.attacker : story.defender;
      if (beat.falling.length === 0) {
        const change = story[beat.pool]?.changes.at(-1);
        return change ? `${of(unit)}, ${changeInWords(names, change)}.` : 'A die is changed.';
      }
      const again = beat.falling.length < beat.after.length || story[beat.pool]?.dice.some(({ rerolled }) => rerolled);
      return again
        ? `${of(unit)} rolls ${diceInWords(beat.falling.length)} again.`
        : `${of(unit)} rolls ${diceInWords(beat.after.length).replace(' ', ` ${beat.pool} `)}.`;
    }
    case 'cancel':
      return beat.canceled > 0 ? 'Evades cancel hits.' : 'Nothing is canceled.';
    case 'result':
      if (!story) return '';
      return beat.hit
        ? `${of(story.defender)} suffers ${facesInWords(beat.left).replace(', ', ' and ')}.`
        : `${of(story.attacker)} misses ${of(story.defender)}.`;
    case 'card':
    case 'cardLaid':
      return `${of(beat.ship)} is dealt ${rules.catalog.damageCard(beat.card).name}.`;
    case 'kill':
      return `${pieceName(names, beat.ship)} is destroyed.`;
    case 'points':
      return `${game.setup.players[beat.player].name} scores ${beat.to - beat.from}.`;
    case 'pops':
      return line ?? 'See what happens.';
    default:
      return story ? `${of(story.attacker)} attacks ${of(story.defender)}.` : (line ?? 'See what happens.');
  }
}
