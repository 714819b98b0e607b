import { expect, test } from 'vitest';
import { LESSONS } from '../../src/lessons';
import { entryOf } from '../../src/rulebook';

/** Where a topic is taught: steps as `lesson/title`, and entries of the rulebook by their ids. */
interface Taught {
  readonly steps?: readonly string[];
  readonly entries: readonly string[];
}

/** Every topic of the printed rulebook, in its order, and where it is taught here. */
const TOPICS: Readonly<Record<string, Taught>> = {
  Ships: { steps: ['flying/Your ship', 'flying/Its card'], entries: ['ship', 'ship-numbers', 'hull'] },
  'Friend and enemy': { steps: ['flying/This is the table', 'overlapping/Into a friend'], entries: ['friendly'] },
  'Obstacles, what they are': { steps: ['obstacles/Three kinds'], entries: ['obstacle'] },
  'Devices, what they are': { steps: ['equipment/A bomb'], entries: ['device'] },
  Objects: { entries: ['object'] },
  'Standard loadouts': { entries: ['standard-loadout'] },
  Initiative: {
    steps: ['initiative/Who moves first?', 'initiative/Which one first?', 'initiative/Across the table'],
    entries: ['initiative', 'first-player'],
  },
  'Measuring range': { steps: ['attacking/Range', 'arcs/Measure'], entries: ['range', 'range-0', 'beyond'] },
  Deficit: { entries: ['deficit'] },
  'Mission points': { steps: ['missions/Where points come from'], entries: ['mission-points'] },
  'Scenario features': { steps: ['missions/More than shooting'], entries: ['mission-marker'] },
  'Ship sizes': { entries: ['ship-size'] },
  'What a scenario is': { steps: ['missions/More than shooting'], entries: ['mission'] },
  Setup: { entries: ['setup', 'play-area', 'place-obstacles', 'place-ships', 'first-player', 'damage-deck'] },
  'The round and its phases': { steps: ['attacking/When everybody has flown'], entries: ['round'] },
  'Planning Phase': { steps: ['flying/Plan a move', 'flying/Ready'], entries: ['planning', 'dial', 'maneuver'] },
  'Position markers': { entries: ['move-through'] },
  'System Phase': { steps: ['equipment/Drop it'], entries: ['system'] },
  'Activation Phase': {
    steps: ['initiative/Fly in order', 'initiative/Move, then act'],
    entries: ['activation', 'revealed'],
  },
  'Executing a maneuver': { steps: ['flying/Ready', 'actions/Calm down'], entries: ['template', 'difficulty'] },
  'Performing actions': { steps: ['actions/After the move, an action'], entries: ['action'] },
  'Engagement Phase': { steps: ['initiative/Who shoots first?'], entries: ['engagement'] },
  Arcs: { steps: ['attacking/The firing arc', 'arcs/A corner is enough'], entries: ['arc', 'rear-arc', 'full-arc'] },
  'Who can be a target': { steps: ['arcs/Attack range'], entries: ['declare-target', 'attack-range'] },
  'Performing an attack': {
    steps: ['attacking/Attack', 'attacking/Spend the focus token', 'attacking/Spend the evade token'],
    entries: ['attack', 'attack-dice', 'defense-dice', 'modify', 'neutralize', 'hit-or-miss', 'aftermath'],
  },
  'Attacks at range 0': { steps: ['overlapping/Shoot at range 0', 'arcs/Range 0'], entries: ['range-0-attack'] },
  'Suffering damage': {
    steps: ['damage/A hit and a critical hit', 'attacking/Critical hits'],
    entries: ['hit-damage', 'crit-damage', 'shields', 'damage-card'],
  },
  'Critical damage markers': { steps: ['damage/A critical card'], entries: ['crit-damage'] },
  'Squad points': { entries: ['squad-points'] },
  'End Phase': { steps: ['missions/On its way'], entries: ['end-phase', 'round-tokens'] },
  Winning: { steps: ['missions/The end of a game'], entries: ['winning', 'game-length'] },
  'The action bar': { steps: ['allActions/The action bar'], entries: ['action-bar', 'red-action'] },
  'Linked actions': { steps: ['allActions/A linked action'], entries: ['linked'] },
  'Purple actions': { steps: ['allActions/Purple, and the rest'], entries: ['purple-action'] },
  Focus: { steps: ['actions/Focus', 'attacking/Spend the focus token'], entries: ['focus'] },
  Calculate: { steps: ['allActions/Purple, and the rest'], entries: ['calculate'] },
  Evade: { steps: ['allActions/Evade', 'attacking/Spend the evade token'], entries: ['evade'] },
  Reload: { steps: ['allActions/Reload'], entries: ['reload'] },
  'Barrel roll': { steps: ['actions/Barrel roll'], entries: ['barrel-roll'] },
  Boost: { steps: ['allActions/One more, in red'], entries: ['boost'] },
  Rotate: { steps: ['arcs/Rotate', 'allActions/Turn the turret'], entries: ['rotate'] },
  Lock: { steps: ['attacking/A lock', 'attacking/Spend the lock'], entries: ['lock', 'break-lock'] },
  'Actions on cards': { steps: ['damage/Repair'], entries: ['card-action'] },
  'Bullseye arc': { steps: ['arcs/The bullseye'], entries: ['bullseye'] },
  'Turret arcs': { steps: ['arcs/A turret', 'arcs/Shoot sideways'], entries: ['turret'] },
  'Range bonuses': { steps: ['arcs/One die more', 'arcs/One green die more'], entries: ['range-bonus'] },
  'Special weapons': {
    steps: ['equipment/A special weapon', 'equipment/Which weapon?'],
    entries: ['special-weapon', 'attack-requirement', 'primary-weapon'],
  },
  Charges: { steps: ['equipment/Charges'], entries: ['charges', 'recurring'] },
  'The Force': { steps: ['equipment/The Force', 'equipment/Use the Force'], entries: ['force'] },
  'Harder and easier maneuvers': { entries: ['difficulty', 'blue-maneuver', 'red-maneuver', 'purple-maneuver'] },
  'Destroyed ships': { steps: ['damage/Destroyed', 'initiative/The veteran shoots'], entries: ['destroyed'] },
  'Simultaneous fire': { steps: ['damage/Simultaneous fire'], entries: ['simultaneous-fire'] },
  'Fleeing the area': { steps: ['flying/Mind the edge'], entries: ['flee'] },
  Repair: { steps: ['damage/Repair', 'damage/Repaired?'], entries: ['repair'] },
  'Upgrade cards': { steps: ['equipment/Upgrade cards'], entries: ['upgrade'] },
  'Partial maneuvers': { steps: ['overlapping/Bump'], entries: ['partial', 'fully'] },
  'Overlapping ships': {
    steps: ['overlapping/After bumping into an enemy', 'overlapping/Bump into a friend'],
    entries: ['overlap-enemy', 'overlap-friend'],
  },
  'Advanced maneuvers': { steps: ['advanced/Not every arrow is a curve'], entries: ['advanced'] },
  'Koiogran turn': { steps: ['actions/Turn right round', 'advanced/One that you know'], entries: ['koiogran'] },
  'Tallon roll': { steps: ['advanced/Tallon roll', 'advanced/Three places'], entries: ['tallon'] },
  'Segnor’s loop': { steps: ['advanced/Segnor’s loop'], entries: ['segnor'] },
  Stationary: { steps: ['advanced/Standing still'], entries: ['stationary'] },
  'Reverse maneuvers': { steps: ['advanced/Backward'], entries: ['reverse'] },
  'Timing of abilities': { entries: ['timing', 'ability', 'ability-queue'] },
  'Hyperspace markers': { entries: ['reserve', 'dock'] },
  'Rules of tokens': { entries: ['token', 'transfer', 'lasting-tokens', 'round-tokens'] },
  'Disarm tokens': { steps: ['allActions/SLAM'], entries: ['disarm'] },
  'Ion tokens': { steps: ['obstacles/Ionized', 'obstacles/Drift'], entries: ['ion'] },
  'Strain tokens': { steps: ['obstacles/Drift'], entries: ['strain'] },
  'Stress tokens': { steps: ['actions/Stress'], entries: ['stress'] },
  Bombs: { steps: ['equipment/A bomb', 'equipment/Away'], entries: ['bomb', 'detonate'] },
  Mines: { steps: ['equipment/Bombs and mines'], entries: ['mine'] },
  'Dropping and launching': { steps: ['equipment/Drop it'], entries: ['drop'] },
  'Moving across obstacles': {
    steps: ['obstacles/Across the asteroid', 'obstacles/Into the debris', 'obstacles/Through the gas'],
    entries: ['asteroid', 'debris', 'gas', 'obstacle-range-0'],
  },
  'Obstructed attacks': { steps: ['obstacles/Shooting past a rock'], entries: ['obstructed'] },
  'Squad building': { entries: ['squad', 'squad-points'] },
  Factions: { entries: ['faction'] },
  'Builder keywords': { entries: ['keyword'] },
  'Loadout points and value': { steps: ['equipment/Upgrade cards'], entries: ['loadout'] },
  'Limited cards': { entries: ['limited'] },
  'Assault at the Satellite Array': { entries: ['satellite-array'] },
  'Chance Engagement': { steps: ['missions/Half points'], entries: ['chance-engagement', 'half-points'] },
  'Salvage Mission': { entries: ['salvage'] },
  'Scramble the Transmissions': { steps: ['missions/Scramble'], entries: ['scramble', 'scenario-action'] },
  'Quick reference': { entries: ['round', 'attack', 'action-bar'] },
  'Cloak, coordinate, jam, reinforce, SLAM': {
    steps: ['allActions/Coordinate', 'allActions/Jam', 'allActions/Reinforce', 'allActions/SLAM'],
    entries: ['cloak', 'decloak', 'coordinate', 'jam', 'reinforce', 'slam'],
  },
};

const STEPS = new Set(LESSONS.flatMap(({ id, steps }) => steps.map(({ title }) => `${id}/${title}`)));

test.each(Object.entries(TOPICS))('%s is taught', (_, { steps = [], entries }) => {
  expect(steps.length + entries.length).toBeGreaterThan(0);
  expect(steps.filter(step => !STEPS.has(step))).toEqual([]);
  expect(entries.filter(entry => !entryOf(entry))).toEqual([]);
});

test('every lesson teaches some topic of the rulebook', () => {
  const taught = new Set(Object.values(TOPICS).flatMap(({ steps = [] }) => steps.map(step => step.split('/')[0])));
  expect(LESSONS.map(({ id }) => id).filter(id => !taught.has(id))).toEqual([]);
});
