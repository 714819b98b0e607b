import { chapter, dice, green, order, red, scene } from '../entry';

export const DICE = chapter('attack', [
  [
    'attack-dice',
    'Attack dice',
    {
      also: ['attack die', 'red dice', 'red die'],
      says: [
        'Red, with eight faces: three hits, one critical hit, two eyes, two blanks.',
        'As many as the weapon’s number, one more at range 1.',
        'Half of them are hits or better.',
      ],
      see: ['attack', 'hit-face', 'crit-face', 'eye', 'range-bonus', 'modify', 'deplete', 'ship-numbers'],
      shows: dice('All eight faces.', red('Red', ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'])),
    },
  ],
  [
    'defense-dice',
    'Defense dice',
    {
      also: ['defense die', 'green dice', 'green die'],
      says: [
        'Green, with eight faces: three evades, two eyes, three blanks.',
        'As many as the agility; one more at range 3, one more if obstructed.',
        'Strain and tractor take one away.',
      ],
      see: ['attack', 'evade-face', 'eye', 'range-bonus', 'obstructed', 'strain', 'modify', 'ship-numbers'],
      shows: dice(
        'All eight faces.',
        green('Green', ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank']),
      ),
    },
  ],
  [
    'hit-face',
    'Hit',
    {
      also: ['hit result', 'hits'],
      says: [
        'One damage, unless an evade cancels it.',
        'Hits are canceled before critical hits, and suffered before them.',
      ],
      see: ['attack-dice', 'neutralize', 'hit-damage', 'crit-face'],
      shows: dice('Two hits.', red('Red', ['hit', 'hit', 'blank'])),
    },
  ],
  [
    'crit-face',
    'Critical hit',
    {
      also: ['critical hits', 'crit', 'crits'],
      says: ['One damage; on the hull its card comes faceup.', 'Evades cancel it only when no hit is left.'],
      see: ['attack-dice', 'neutralize', 'crit-damage', 'hit-face'],
      shows: dice(
        'One of each; one evade cancels the hit.',
        red('Red', ['hit', 'crit'], 1),
        green('Green', ['evade', 'blank'], 1),
      ),
    },
  ],
  [
    'eye',
    'Eye (focus result)',
    {
      also: ['eye', 'eyes', 'focus result', 'focus results'],
      says: ['Nothing by itself.', 'A focus token changes all of them, a calculate token or a Force one each.'],
      see: ['attack-dice', 'defense-dice', 'focus', 'calculate', 'force', 'blank'],
      shows: dice('Two eyes, one on each pool.', red('Red', ['focus', 'hit']), green('Green', ['focus', 'blank'])),
    },
  ],
  [
    'blank',
    'Blank',
    {
      also: ['blanks', 'blank result'],
      says: ['Nothing.', 'An evade token or a reroll can make something of it.'],
      see: ['eye', 'evade', 'reroll'],
      shows: dice('A red and a green one.', red('Red', ['blank']), green('Green', ['blank'])),
    },
  ],
  [
    'evade-face',
    'Evade result',
    {
      also: ['evade result', 'evade results', 'evades'],
      says: [
        'Cancels one hit or, when no hit is left, one critical hit.',
        'Three of a green die’s eight faces show it.',
      ],
      see: ['defense-dice', 'neutralize', 'evade'],
      shows: dice(
        'Two evades against three results.',
        red('Red', ['hit', 'hit', 'crit'], 2),
        green('Green', ['evade', 'evade', 'blank'], 2),
      ),
    },
  ],
  [
    'modify',
    'Changing dice',
    {
      also: ['modify', 'modifies', 'modification', 'dice modification', 'modify dice', 'change dice'],
      says: [
        'After each roll dice may be changed, added, rerolled or spent.',
        'The other player goes first, then the one whose dice they are.',
        'As many effects as you have may be used, one after the other.',
      ],
      see: ['reroll', 'focus', 'evade', 'calculate', 'force', 'attack-dice', 'defense-dice', 'range-0-attack'],
      shows: dice(
        'A lock rerolls the blank, then a focus turns the eye.',
        red('Rolled', ['hit', 'blank', 'blank']),
        red('Rerolled', ['hit', 'hit', 'focus']),
        red('Changed', ['hit', 'hit', 'hit']),
      ),
    },
  ],
  [
    'reroll',
    'Reroll',
    {
      also: ['rerolls', 'rerolled', 'rolled again'],
      says: [
        'Dice are picked up and rolled again; the new result counts.',
        'No die is rerolled twice in one attack, whatever else you have.',
      ],
      see: ['modify', 'lock', 'blank'],
      shows: dice(
        'Two blanks rerolled with a lock.',
        red('Rolled', ['hit', 'blank', 'blank']),
        red('Rerolled', ['hit', 'crit', 'blank']),
      ),
    },
  ],
  [
    'neutralize',
    'Comparing dice',
    {
      also: ['neutralize', 'neutralize results', 'cancel', 'cancels', 'canceled'],
      says: [
        'Each evade cancels one result: hits first, then critical hits.',
        'What is left over is damage.',
        'Canceling is no change of dice: nothing that forbids changes stops it.',
      ],
      see: ['hit-or-miss', 'hit-face', 'crit-face', 'evade-face', 'reinforce', 'attack'],
      shows: dice(
        'One critical hit is left.',
        red('Red', ['hit', 'hit', 'crit'], 2),
        green('Green', ['evade', 'evade', 'focus'], 2),
      ),
    },
  ],
  [
    'hit-or-miss',
    'Hit or miss',
    {
      also: ['attack hits', 'attack misses', 'miss', 'misses'],
      says: [
        'If at least one hit or critical hit is left the attack hits; else it misses.',
        'Cards that speak of an attack that hits mean this, not the damage.',
      ],
      see: ['neutralize', 'hit-damage', 'inflict', 'aftermath'],
      shows: dice(
        'Nothing is left: a miss.',
        red('Red', ['hit', 'blank'], 1),
        green('Green', ['evade', 'focus', 'blank'], 1),
      ),
    },
  ],
  [
    'aftermath',
    'Aftermath',
    {
      also: ['after the attack', 'after attacking', 'after defending'],
      says: [
        'When the damage is dealt, what cards say of the attack is used.',
        'The defender’s side first, then the attacker’s; bonus attacks come last.',
      ],
      see: ['attack', 'bonus-attack', 'ability-queue', 'hit-or-miss'],
      shows: order('attack'),
    },
  ],
  [
    'bonus-attack',
    'Bonus attack',
    {
      also: ['bonus attacks'],
      says: [
        'A second attack that a card gives, in the aftermath.',
        'One a round for each ship.',
        'If both players have one, the defender’s comes first.',
      ],
      see: ['aftermath', 'attack'],
      shows: scene('One attack, then another.', {
        ships: { A1: ['xwing', 440, 300], B1: ['tie', 420, 470, 180], B2: ['tie', 500, 490, 200] },
        lens: [
          { see: 'shot', from: 'A1', to: 'B1' },
          { see: 'shot', from: 'A1', to: 'B2' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'simultaneous-fire',
    'Simultaneous fire',
    {
      also: ['same initiative'],
      says: [
        'A ship destroyed in the Engagement Phase stays until all ships of the initiative that fires have engaged.',
        'So two ships of the same number may destroy each other.',
        'Until it is removed its abilities work, and it may still shoot at its own number.',
      ],
      see: ['engagement', 'initiative', 'destroyed'],
      shows: scene('Both have initiative 1: if A1 destroys B1, it still fires back.', {
        ships: { A1: ['gunship', 440, 330], B1: ['tie', 460, 500, 180] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
]);
