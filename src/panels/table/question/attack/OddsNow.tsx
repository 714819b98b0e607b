import { useCallback } from 'react';
import { useTable } from '../../useTable';
import { OddsBar } from '../Odds';
import { useLater } from './useLater';

/** The odds of the attack while something else than its dice is asked. */
export function OddsNow() {
  const { engine, game, decision, options } = useTable();
  const wanted = options.help === 'assisted' && decision !== null && !('dice' in decision.topic);
  const work = useCallback(() => (wanted ? engine.odds(game) : null), [wanted, engine, game]);
  const odds = useLater(work);
  return wanted ? <OddsBar odds={odds} title="Odds now" /> : null;
}
