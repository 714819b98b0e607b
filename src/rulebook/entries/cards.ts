import { chapter, icons, order, pieces, scene } from '../entry';

export const CARDS = chapter('cards', [
  [
    'squad',
    'Squad',
    {
      also: ['squads', 'squad building', 'list'],
      says: [
        'The ships that a player brings, all of one faction, with upgrades and three obstacles.',
        'Its squad points may not be more than the game allows: 20 or 50.',
        'Points that are not used are a deficit.',
      ],
      see: ['faction', 'squad-points', 'loadout', 'upgrade', 'limited', 'deficit', 'standard-loadout'],
      shows: scene('A small squad.', {
        ships: { A1: ['xwing', 400, 400], A2: ['awing', 470, 420], A3: ['ywing', 540, 400] },
        lens: [
          { see: 'range', from: 'A1', to: 'A2' },
          { see: 'range', from: 'A2', to: 'A3' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'faction',
    'Faction',
    {
      also: ['factions'],
      says: ['There are seven, and all ships of a squad belong to one.', 'Upgrades fit any, unless they name one.'],
      see: ['squad', 'upgrade', 'keyword'],
      shows: scene('Two factions.', {
        ships: { A1: ['xwing', 420, 400], B1: ['tie', 510, 420] },
        lens: [{ see: 'range', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
  [
    'squad-points',
    'Squad points',
    {
      also: ['points of a ship', 'squad point'],
      says: [
        'What a pilot costs in a squad, and what the other player earns for it.',
        'Upgrades cost loadout points instead.',
      ],
      see: ['squad', 'loadout', 'mission-points', 'half-points'],
      shows: icons('Counted in the squad builder.', ['squad', 'Squad points']),
    },
  ],
  [
    'loadout',
    'Loadout',
    {
      also: ['loadout value', 'loadout points'],
      says: [
        'Each pilot has so many points for upgrades.',
        'What is not used of them is lost: it goes to no other ship.',
      ],
      see: ['upgrade', 'squad-points', 'squad', 'standard-loadout'],
      shows: icons(
        'Slots to fill.',
        ['talentSlot', 'Talent'],
        ['astromechSlot', 'Astromech'],
        ['torpedoSlot', 'Torpedo'],
      ),
    },
  ],
  [
    'standard-loadout',
    'Standard loadout',
    {
      also: ['standard loadouts'],
      says: [
        'A pilot whose upgrades are printed on the card.',
        'It takes no others, and may have abilities of its own.',
      ],
      see: ['squad', 'upgrade', 'loadout'],
      shows: icons('Fixed.', ['titleSlot', 'Printed upgrades']),
    },
  ],
  [
    'upgrade',
    'Upgrade',
    {
      also: ['upgrades', 'upgrade card', 'upgrade cards', 'equipped'],
      says: [
        'A card that is equipped on a ship before the game.',
        'It needs a free slot of its kind and loadout points, and must fit what it says of faction, size, ship or keyword.',
        'No ship has two of the same name.',
      ],
      see: [
        'loadout',
        'limited',
        'keyword',
        'ability',
        'special-weapon',
        'charges',
        'squad',
        'action-bar',
        'configuration',
      ],
      shows: icons(
        'Some of the slots.',
        ['talentSlot', 'Talent'],
        ['crewSlot', 'Crew'],
        ['gunnerSlot', 'Gunner'],
        ['sensorSlot', 'Sensor'],
        ['modificationSlot', 'Modification'],
      ),
    },
  ],
  [
    'configuration',
    'Cards with two sides',
    {
      also: ['configuration', 'flip', 'flips'],
      says: [
        'Some cards lie with one of two sides up, and only that side counts.',
        'The card says when it may be flipped, mostly before the ship activates.',
      ],
      see: ['upgrade', 'ability'],
      shows: icons('Foils open or closed.', ['configurationSlot', 'Configuration']),
    },
  ],
  [
    'limited',
    'Limited',
    {
      also: ['bullet', 'bullets', 'limited card'],
      says: [
        'Bullets before a name say how many cards of that name a squad may have.',
        'Pilots and upgrades count together: one Luke Skywalker, whichever card.',
        'Solitary upgrades are stricter: one of their kind in a squad.',
      ],
      see: ['squad', 'upgrade'],
      shows: icons('One bullet: once.', ['crewSlot', '• Once in a squad']),
    },
  ],
  [
    'keyword',
    'Keywords',
    {
      also: ['keywords', 'builder keywords'],
      says: ['Words on a ship such as Jedi, Droid or TIE.', 'Some upgrades ask for one, and some abilities too.'],
      see: ['upgrade', 'faction'],
      shows: icons('A card for Force users only.', ['forceSlot', 'Light Side, Dark Side']),
    },
  ],
  [
    'ability',
    'Abilities',
    {
      also: ['ability', 'abilities', 'card text'],
      says: [
        'What a card does: when, at what price, and what happens.',
        '“May” leaves a choice; without it the ability must be used.',
        'Where one card says cannot, no other card’s may helps.',
        'A cost is paid only for something that can happen.',
      ],
      see: ['ability-queue', 'upgrade', 'replacement', 'condition', 'timing'],
      shows: icons('Told on every card.', ['info', 'When, price, effect']),
    },
  ],
  [
    'timing',
    'Before, while, after',
    {
      also: ['timing', 'at the start of', 'at the end of'],
      says: [
        'Before: just ahead of it. At the start: ahead of all else in that phase or step.',
        'While: in the step of it that suits. After: when it is done as a whole.',
        'What the rules themselves do comes before what cards do at the same time.',
      ],
      see: ['ability', 'ability-queue', 'round'],
      shows: order('activation'),
    },
  ],
  [
    'ability-queue',
    'When several things happen',
    {
      also: ['ability queue', 'queue', 'several things happen at once'],
      says: [
        'First the first player’s abilities, then the other’s; each orders their own.',
        'What one of them sets off comes before those that still wait.',
        'A destroyed ship is removed only when nothing waits any more.',
      ],
      see: ['ability', 'timing', 'first-player', 'aftermath'],
      shows: icons('In a row.', ['firstPlayer', 'First player’s'], ['skip', 'then the other’s']),
    },
  ],
  [
    'replacement',
    'Would … instead',
    {
      also: ['instead', 'replacement effect'],
      says: [
        'Such an ability takes the place of what would happen.',
        'What it replaced has not happened, so nothing that waits for it is set off.',
        'Only one of them can take the place of one thing.',
      ],
      see: ['ability'],
      shows: pieces('An evade token instead of a focus token.', ['focus', 'Would be gained'], ['evade', 'Is gained']),
    },
  ],
  [
    'condition',
    'Conditions',
    {
      also: ['condition', 'condition card', 'condition cards', 'secret condition'],
      says: [
        'Cards that others assign to a ship: they last until their text takes them away.',
        'Secret ones lie facedown: only the player who assigned one knows which it is.',
      ],
      see: ['ability', 'ancient-knowledge'],
      shows: icons('Beside the ship’s card.', ['info', 'Condition']),
    },
  ],
  [
    'dock',
    'Docking',
    {
      also: ['docked', 'docks', 'carrier', 'undock', 'deploy', 'deploys'],
      says: [
        'Some ships ride on another one, the carrier: they are in reserve meanwhile.',
        'In the System Phase one may leave by a maneuver laid at the carrier’s guides, and act once.',
        'It has flown then, and is not activated in that round.',
        'If the carrier is lost it leaves in an emergency: one critical damage, and no action.',
      ],
      see: ['reserve', 'system', 'maneuver'],
      shows: scene('A freighter as carrier: to dock, A2 must be at range 0 of it.', {
        ships: { A1: ['freighter', 440, 420], A2: ['awing', 440, 510] },
        lens: [{ see: 'range', from: 'A2', to: 'A1' }],
        room: 80,
      }),
    },
  ],
  [
    'reserve',
    'Reserve',
    {
      also: ['in reserve', 'hyperspace marker', 'hyperspace markers'],
      says: [
        'A ship in reserve is off the table but not lost.',
        'It has no dial, does not act, attack or score, and its abilities rest.',
        'What put it there says how it comes back: from a carrier, at an edge, at a hyperspace marker.',
      ],
      see: ['dock', 'place-ships'],
      shows: icons('Beside the table.', ['save', 'Reserve']),
    },
  ],
]);
