import { chapter, dice, pieces, red, scene } from '../entry';

export const DAMAGE = chapter('damage', [
  [
    'hit-damage',
    'Damage',
    {
      also: ['hit damage', 'suffers damage', 'suffer damage', 'deal damage'],
      says: [
        'Damage is suffered one at a time, hits before critical hits.',
        'Each takes a shield; without shields it brings a damage card.',
        'A hit deals its card facedown, a critical hit faceup.',
      ],
      see: ['shields', 'hull', 'crit-damage', 'damage-card', 'destroyed', 'neutralize'],
      shows: pieces(
        'Shields first, then cards.',
        ['shield', 'Shield'],
        ['damage', 'Facedown card'],
        ['critDamage', 'Faceup card'],
      ),
    },
  ],
  [
    'crit-damage',
    'Critical damage',
    {
      also: ['critical damage', 'critically damaged', 'faceup damage', 'faceup damage card', 'critical damage marker'],
      says: [
        'If no shield takes it, its card lies faceup and its text counts.',
        'Some texts strike once, others as long as the card lies there: then a marker beside the ship says so.',
        'It counts as one damage like any other.',
      ],
      see: ['crit-face', 'damage-card', 'hit-damage', 'repair', 'shields'],
      shows: dice('The critical hit comes last, and may come faceup.', red('Left over', ['hit', 'crit'])),
    },
  ],
  [
    'shields',
    'Shields',
    {
      also: ['shield', 'active shield'],
      says: [
        'Each takes one damage of either kind, and is gone.',
        'They do not come back by themselves; some cards restore one.',
        'A card that “deals” a damage card passes them by.',
      ],
      see: ['hit-damage', 'hull', 'crit-damage', 'ship-numbers', 'half-points'],
      shows: pieces('Two of two.', ['shield', 'Shield'], ['shield', 'Shield']),
    },
  ],
  [
    'hull',
    'Hull',
    {
      says: [
        'With as many damage cards as its hull says, a ship is destroyed.',
        'Faceup and facedown cards count alike, and none of them lessens the number itself.',
      ],
      see: ['hit-damage', 'damage-card', 'destroyed', 'shields', 'ship-numbers'],
      shows: pieces('A TIE with a hull of 3 and two cards has one left.', ['damage', 'Card'], ['damage', 'Card']),
    },
  ],
  [
    'damage-card',
    'Damage cards',
    {
      also: ['damage card', 'damage cards', 'facedown damage', 'facedown damage card'],
      says: [
        'Facedown: one damage and no more, and nobody may look.',
        'Faceup: its text counts. It is one of fourteen kinds.',
        'A card that is exposed is turned faceup; that is no new damage.',
      ],
      see: ['hit-damage', 'crit-damage', 'repair', 'damage-deck', 'hull', 'card-action'],
      shows: pieces('The same damage, two ways.', ['damage', 'Facedown'], ['critDamage', 'Faceup']),
    },
  ],
  [
    'damage-deck',
    'Damage deck',
    {
      also: ['damage decks'],
      says: [
        'Each player has one of their own, shuffled in setup.',
        'When it is empty, the cards of destroyed ships become a new one.',
      ],
      see: ['damage-card', 'setup'],
      shows: pieces('Drawn from the top.', ['damage', 'Damage card']),
    },
  ],
  [
    'repair',
    'Repair',
    {
      also: ['repairs', 'repaired'],
      says: [
        'A faceup card that is repaired is turned facedown; a facedown one is discarded.',
        'Most faceup cards name an action that repairs them; some are repaired by what they do.',
        'Of several facedown cards chance picks one.',
      ],
      see: ['damage-card', 'crit-damage', 'card-action'],
      shows: pieces('First facedown, then away.', ['critDamage', 'Faceup'], ['damage', 'Facedown']),
    },
  ],
  [
    'destroyed',
    'Destroyed',
    {
      also: ['destroy', 'destroys', 'removed from the game'],
      says: [
        'A ship with as many damage cards as hull is destroyed and leaves the table.',
        'In the Engagement Phase it stays until its initiative, or that of whoever fires, is done.',
        'The other player scores it.',
      ],
      see: ['hull', 'simultaneous-fire', 'flee', 'mission-points', 'half-points'],
      shows: scene('B1 would be removed once all ships of the initiative that fires have engaged.', {
        ships: { A1: ['xwing', 440, 340], B1: ['tie', 460, 500, 180] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
]);
