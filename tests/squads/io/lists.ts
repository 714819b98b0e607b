import type { Faction, ProfileId } from '../../../src/engine/core/vocabulary';
import type { ProblemKind } from '../../../src/squads/problem';

/**
 * One list: its ships in short (pilot, then slot:card; ships parted by a semicolon), the same as numbers of the web
 * builder, and what the checker finds in it. Two plain ships of the faction are added to each, to make up the numbers.
 */
export type List = readonly [
  what: string,
  profile: ProfileId,
  faction: Faction,
  ships: string,
  numbers: string,
  problem: ProblemKind | null,
];

/** Legal and just not, for every kind of restriction and every other rule of squads. Written from the card data. */
export const LISTS: readonly List[] = [
  ['size', 'xwa50', 'rebelalliance', 'redsquadronveteran astromech:r4astromech', '2X5', null],
  ['size, not', 'xwa50', 'rebelalliance', 'sharabey astromech:r4astromech', '78X5', 'restriction'],
  ['size, one of two', 'xwa50', 'scumandvillainy', 'bountyhunter illicit:riggedcargochute', '108X96', null],
  ['size, one of two, not', 'xwa50', 'scumandvillainy', 'viktorhel illicit:riggedcargochute', '121X96', 'restriction'],
  ['action', 'xwa50', 'galacticempire', 'rampage gunner:veteranturretgunner', '419X90', null],
  ['action, not', 'xwa50', 'galacticempire', 'duchess gunner:veteranturretgunner', '211X90', 'restriction'],
  ['action of a color', 'xwa50', 'galacticempire', 'sabersquadronace talent:daredevil', '181X117', null],
  [
    'action of a color, not',
    'xwa50',
    'galacticempire',
    'blacksquadronscout talent:daredevil',
    '212X117',
    'restriction',
  ],
  ['keyword of the pilot', 'xwa50', 'galacticempire', 'grandinquisitor force-power:hate', '169X204', null],
  [
    'keyword of the pilot, not',
    'xwa50',
    'galacticempire',
    'grandinquisitor force-power:patience',
    '169X342',
    'restriction',
  ],
  ['keyword in the ship’s name', 'xwa50', 'rebelalliance', 'greensquadronpilot talent:starbirdslash', '52X344', null],
  [
    'keyword in the ship’s name, not',
    'xwa50',
    'rebelalliance',
    'redsquadronveteran talent:starbirdslash',
    '2X344',
    'restriction',
  ],
  [
    'keyword as ship ability',
    'xwa50',
    'separatistalliance',
    'dbs404 modification:independentcalculations',
    '326X367',
    null,
  ],
  [
    'keyword as ship ability, not',
    'xwa50',
    'separatistalliance',
    'skakoanace modification:independentcalculations',
    '344X367',
    'restriction',
  ],
  [
    'keyword of a card',
    'xwa50',
    'rebelalliance',
    'ezrabridger-gauntletfighter crew:maul force-power:roilinganger-legendsandrelics',
    '520X48W630',
    null,
  ],
  [
    'keyword of a card, not',
    'xwa50',
    'rebelalliance',
    'ezrabridger-gauntletfighter force-power:roilinganger-legendsandrelics',
    '520X630',
    'restriction',
  ],
  ['faction or unique', 'xwa50', 'rebelalliance', 'ezrabridger-gauntletfighter crew:maul', '520X48', null],
  ['faction or unique, not', 'xwa50', 'rebelalliance', 'bluesquadronscout crew:maul', '37X48', 'restriction'],
  ['unique pilot', 'xwa50', 'galacticempire', 'duchess talent:intimidation', '211X122', null],
  ['unique pilot, not', 'xwa50', 'galacticempire', 'blacksquadronscout talent:intimidation', '212X122', 'restriction'],
  [
    'equipped',
    'xwa50',
    'rebelalliance',
    'redsquadronveteran modification:sparepartscanisters astromech:r4astromech',
    '2X215W5',
    null,
  ],
  [
    'equipped, not',
    'xwa50',
    'rebelalliance',
    'redsquadronveteran modification:sparepartscanisters',
    '2X215',
    'restriction',
  ],
  ['attack arc', 'xwa50', 'rebelalliance', 'sharabey gunner:veterantailgunner', '78X89', null],
  ['attack arc, not', 'xwa50', 'rebelalliance', 'mirandadoni gunner:veterantailgunner', '17X89', 'restriction'],
  ['shields', 'xwa50', 'rebelalliance', 'redsquadronveteran modification:angleddeflectors', '2X247', null],
  ['shields, not', 'xwa50', 'rebelalliance', 'captainrex modification:angleddeflectors', '16X247', 'restriction'],
  ['initiative', 'xwa50', 'firstorder', 'omegasquadronace tech:automatedtargetpriority', '267X348', null],
  ['initiative, not', 'xwa50', 'firstorder', 'static tech:automatedtargetpriority', '264X348', 'restriction'],
  ['agility', 'xwa50', 'galacticempire', 'sabersquadronace modification:precisionionengines', '181X338', null],
  [
    'agility, not',
    'xwa50',
    'galacticempire',
    'scarifbasepilot modification:precisionionengines',
    '186X338',
    'restriction',
  ],
  ['loadout', 'xwa50', 'rebelalliance', 'redsquadronveteran astromech:r2astromech talent:predator', '2X2W127', null],
  [
    'loadout, not',
    'xwa50',
    'rebelalliance',
    'redsquadronveteran astromech:r2astromech talent:elusive',
    '2X2W119',
    'loadout',
  ],
  ['slot', 'xwa50', 'rebelalliance', 'wesjanson talent:predator', '595X127', null],
  ['slot, not', 'xwa50', 'rebelalliance', 'wesjanson talent:predator talent:elusive', '595X127W119', 'slots'],
  ['two slots', 'xwa50', 'firstorder', 'scorch-tiesebomber missile:barragerockets', '494X97', null],
  [
    'two slots, not',
    'xwa50',
    'firstorder',
    'scorch-tiesebomber missile:barragerockets missile:ionmissiles',
    '494X97W101',
    'slots',
  ],
  ['added slot', 'xwa50', 'scumandvillainy', 'koshkafrost title:marauder gunner:bossk', '106X153W78', null],
  ['added slot, not', 'xwa50', 'scumandvillainy', 'koshkafrost gunner:bossk', '106X78', 'slots'],
  ['removed slot', 'xwa50', 'scumandvillainy', 'captainnym title:havoc astromech:r4b11', '144X149W389', null],
  ['removed slot, not', 'xwa50', 'scumandvillainy', 'captainnym title:havoc crew:cadbane', '144X149W20', 'slots'],
  ['flexible slot', 'xwa50', 'resistance', 'jessikapava cannon:ioncannon', '296X11', null],
  [
    'flexible slot, not',
    'xwa50',
    'resistance',
    'jessikapava cannon:ioncannon missile:homingmissiles',
    '296X11W100',
    'slots',
  ],
  ['own configuration', 'amg20', 'galacticrepublic', 'anakinskywalker astromech:r4pastromech', '273X213', null],
  [
    'own configuration, not',
    'amg20',
    'galacticrepublic',
    'anakinskywalker modification:targetingcomputer',
    '273X249',
    'slots',
  ],
  ['copies', 'xwa50', 'rebelalliance', 'herasyndulla-rz1awing talent:predator talent:elusive', '451X127W119', null],
  [
    'copies, not',
    'xwa50',
    'rebelalliance',
    'herasyndulla-rz1awing talent:predator talent:predator',
    '451X127W127',
    'copies',
  ],
  ['faction of a card', 'xwa50', 'rebelalliance', 'garvendreis talent:hopeful', '79X378', null],
  ['faction of a card, not', 'xwa50', 'rebelalliance', 'garvendreis talent:ruthless', '79X128', 'faction'],
  ['faction of a pilot', 'xwa50', 'rebelalliance', 'garvendreis', '79X', null],
  ['faction of a pilot, not', 'xwa50', 'rebelalliance', 'sabersquadronace', '181X', 'faction'],
  ['ship type', 'xwa50', 'galacticempire', 'onyxsquadronace talent:interloperturn', '197X387', null],
  ['ship type, not', 'xwa50', 'galacticempire', 'duchess talent:interloperturn', '211X387', 'shipType'],
  ['card of the point system', 'amg20', 'galacticempire', 'duchess talent:predator', '211X127', null],
  [
    'card of the point system, not',
    'amg20',
    'galacticempire',
    'duchess talent:partinggift-legendsandrelics',
    '211X635',
    'pointSystem',
  ],
  ['pilot of the point system', 'amg20', 'galacticempire', 'soontirfel', '179X', null],
  ['pilot of the point system, not', 'amg20', 'galacticempire', 'carnorjax-legendsandrelics', '733X', 'pointSystem'],
  ['printed only', 'xwa50', 'rebelalliance', 'wesjanson talent:selfless', '595X130', null],
  ['printed only, not', 'xwa50', 'rebelalliance', 'wesjanson talent:selfless-talent', '595X284', 'standardLoadout'],
  [
    'standard loadout',
    'xwa50',
    'galacticempire',
    'nightbeast-swz105 talent:predator talent:disciplined',
    '635X127W381',
    null,
  ],
  [
    'standard loadout, not',
    'xwa50',
    'galacticempire',
    'nightbeast-swz105 talent:predator talent:disciplined modification:afterburners',
    '635X127W381W105',
    'standardLoadout',
  ],
  ['Force', 'xwa50', 'galacticrepublic', 'anakinskywalker-eta2actis force-power:brilliantevasion', '441X199', null],
  ['tactical relay', 'xwa50', 'separatistalliance', 'wattambor tactical-relay:kraken', '306X222', null],
  ['limited', 'xwa50', 'scumandvillainy', 'koshkafrost crew:bobafett; kathscarlet', '106X16Y105X', null],
  ['limited, not', 'xwa50', 'scumandvillainy', 'koshkafrost crew:bobafett; bobafett', '106X16Y103X', 'limited'],
  ['two of two bullets', 'xwa50', 'scumandvillainy', 'mandalorianroyalguard; mandalorianroyalguard', '505XY505X', null],
  [
    'solitary, not',
    'xwa50',
    'separatistalliance',
    'wattambor tactical-relay:kraken; captainsear tactical-relay:kalani',
    '306X222Y308X353',
    'solitary',
  ],
  [
    'standardized',
    'xwa50',
    'galacticempire',
    'sabersquadronace configuration:sensitivecontrols; alphasquadronpilot configuration:sensitivecontrols',
    '181X374Y182X374',
    null,
  ],
  [
    'standardized, not',
    'xwa50',
    'galacticempire',
    'sabersquadronace configuration:sensitivecontrols; alphasquadronpilot',
    '181X374Y182X',
    'standardized',
  ],
  [
    'points',
    'xwa50',
    'galacticempire',
    'blacksquadronace; blacksquadronace; blacksquadronace; blacksquadronace; blacksquadronace; inquisitor',
    '227XY227XY227XY227XY227XY171X',
    null,
  ],
  [
    'points, not',
    'xwa50',
    'galacticempire',
    'blacksquadronace; blacksquadronace; blacksquadronace; blacksquadronace; blacksquadronace; rhosquadronpilot',
    '227XY227XY227XY227XY227XY163X',
    'points',
  ],
  [
    'ships, not',
    'amg20',
    'galacticempire',
    'academypilot; academypilot; academypilot; academypilot; academypilot; academypilot; academypilot',
    '229XY229XY229XY229XY229XY229XY229X',
    'shipCount',
  ],
];

const FILLERS: Readonly<Record<Faction, readonly [pilot: string, number: number]>> = {
  rebelalliance: ['banditsquadronpilot', 57],
  galacticempire: ['academypilot', 229],
  scumandvillainy: ['binayrepirate', 159],
  resistance: ['colossusstationmechanic', 380],
  firstorder: ['epsilonsquadroncadet', 269],
  galacticrepublic: ['goldsquadrontrooper', 321],
  separatistalliance: ['tradefederationdrone', 279],
};

const PRINTED: Readonly<Record<Faction, string>> = {
  rebelalliance: 'Rebel%20Alliance',
  galacticempire: 'Galactic%20Empire',
  scumandvillainy: 'Scum%20and%20Villainy',
  resistance: 'Resistance',
  firstorder: 'First%20Order',
  galacticrepublic: 'Galactic%20Republic',
  separatistalliance: 'Separatist%20Alliance',
};

/** The list as a file in XWS, as a builder writes it. */
export function asXws([what, , faction, ships]: List): string {
  const filler = FILLERS[faction][0];
  const pilots = `${ships}; ${filler}; ${filler}`.split('; ').map(ship => {
    const [id, ...cards] = ship.split(' ');
    const upgrades: Record<string, string[]> = {};
    for (const card of cards) {
      const [slot, name] = card.split(':') as [string, string];
      upgrades[slot] = [...(upgrades[slot] ?? []), name];
    }
    return { id, upgrades };
  });
  const obstacles = ['coreasteroid0', 'gascloud1', 'pomdebris1'];
  return JSON.stringify({ name: what, faction, points: 0, pilots, obstacles });
}

/** The same as a link. */
export function asLink([what, profile, faction, , numbers]: List): string {
  const filler = `${FILLERS[faction][1]}X`;
  const head = profile === 'xwa50' ? 'v10ZsZ50Z' : 'v9ZhZ20Z';
  const squad = `d=${head}${numbers}Y${filler}Y${filler}&sn=${encodeURIComponent(what)}`;
  return `https://yasb.app/?f=${PRINTED[faction]}&${squad}&obs=coreasteroid0,gascloud1,pomdebris1`;
}
