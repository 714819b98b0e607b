import type { Ability } from '../core/ability';
import { conditions } from './conditions';
import { damage } from './damage';
import { tielnfighter } from './pilots/tielnfighter';
import { rules } from './rules';
import { scenarios } from './scenarios';
import { astromech } from './upgrades/astromech';
import { cannon } from './upgrades/cannon';
import { cargo } from './upgrades/cargo';
import { commandos } from './upgrades/commandos';
import { crewRebelAlliance } from './upgrades/crewRebelAlliance';
import { device } from './upgrades/device';
import { launched } from './upgrades/launched';
import { missile } from './upgrades/missile';
import { modification } from './upgrades/modification';
import { sensorBuoySuite } from './upgrades/sensorBuoySuite';
import { talent } from './upgrades/talent';
import { torpedo } from './upgrades/torpedo';

/** What a mission lets every ship do stands under its own name. */
const missions = Object.fromEntries(Object.values(scenarios).map(({ id, abilities }) => [`scenario:${id}`, abilities]));

/** Every ability that is written, by the card it stands on. */
export const content: Readonly<Record<string, readonly Ability[]>> = {
  ...rules,
  ...missions,
  ...conditions,
  ...damage,
  ...tielnfighter,
  ...astromech,
  ...cannon,
  ...cargo,
  ...commandos,
  ...crewRebelAlliance,
  ...device,
  ...launched,
  ...missile,
  ...modification,
  ...sensorBuoySuite,
  ...talent,
  ...torpedo,
};
