import type { Attack } from '../../../../engine/core/frame';
import { type Names, pieceName } from '../../labels';
import { facesInWords } from './dice';
import type { AttackStory } from './story';

/** `1 hit canceled; 1 crit left: it hits` */
export function neutralizedInWords({ neutralized }: AttackStory): string {
  if (!neutralized) return '';
  const { attack, canceled, reinforced, hit } = neutralized;
  return [
    ...(canceled.length > 0 ? [`${facesInWords(canceled)} canceled${reinforced > 0 ? ' (reinforced)' : ''}`] : []),
    hit ? `${facesInWords(attack)} left: it hits` : 'nothing left: it misses',
  ].join('; ');
}

/** `B1: 1 shield lost, 2 damage cards (Panicked Pilot faceup)` */
export function damageInWords(names: Names, { defender }: Attack, { shieldsLost, cards }: AttackStory): string {
  const faceup = cards.flatMap(card => (card ? [names.rules.catalog.damageCard(card).name] : []));
  const parts = [
    ...(shieldsLost > 0 ? [`${shieldsLost} ${shieldsLost === 1 ? 'shield' : 'shields'} lost`] : []),
    ...(cards.length > 0 ? [`${cards.length} damage ${cards.length === 1 ? 'card' : 'cards'}`] : []),
  ];
  if (parts.length === 0) return '';
  return `${pieceName(names, defender)}: ${parts.join(', ')}${faceup.length > 0 ? ` (faceup: ${faceup.join(', ')})` : ''}`;
}
