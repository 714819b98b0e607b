import type { IconName } from '../../../art/icons';

/** What each critical damage card strikes. */
export const EMBLEMS: Readonly<Record<string, IconName>> = {
  'damage:panickedpilot': 'stress',
  'damage:blindedpilot': 'peek',
  'damage:woundedpilot': 'crewSlot',
  'damage:stunnedpilot': 'asteroid',
  'damage:consolefire': 'warning',
  'damage:damagedengine': 'turnRight',
  'damage:weaponsfailure': 'dieRed',
  'damage:hullbreach': 'hullLost',
  'damage:structuraldamage': 'dieGreen',
  'damage:damagedsensorarray': 'sensorSlot',
  'damage:loosestabilizer': 'bankRight',
  'damage:disabledpowerregulator': 'ion',
  'damage:fuelleak': 'chargeSpent',
  'damage:directhit': 'critDamage',
};

export const emblemOf = (card: string): IconName => EMBLEMS[card] ?? 'critDamage';
