import { banksOf, card, templates, tightTurns, type Way } from '../words';

const anySpeedOne = (way: Way): readonly Way[] =>
  way.template === '1straight' ? [...banksOf(way), ...tightTurns(way)] : [];

/** What would be dropped by the 1 straight may be dropped by any template of that speed. */
export default [card('pilot:solsixxa', templates('drop', { by: anySpeedOne }))];
