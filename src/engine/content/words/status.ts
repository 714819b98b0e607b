export { isCloaked, isDisarmed, isIonized } from '../../look/status';
