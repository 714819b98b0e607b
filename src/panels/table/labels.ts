/** What topics, subjects and pieces are called. */
export { actionName } from './labels/actions';
export { maneuverName } from './labels/maneuvers';
export { cardName, conditionName, isKnown, type Names, pieceName, shipTag } from './labels/names';
export { arcName, optionLabel, weaponName } from './labels/options';
export { askedCard, questionOf } from './labels/questions';
