import { useCallback, useMemo } from 'react';
import { NUMBERED } from '../../../../board/numbers';
import type { ChoiceOdds, Odds } from '../../../../engine';
import { useCoach } from '../../../../store/coach';
import { useScreen } from '../../../../store/screen';
import { useTable } from '../../useTable';
import { Pinned } from '../Frame';
import { OddsBar } from '../Odds';
import { ModificationButton } from './ModificationButton';
import { NotOffered } from './NotOffered';
import { useLater } from './useLater';
import { choiceOf, type QuickReroll, quickRerolls } from './ways';

interface OddsOfWays {
  readonly all: ChoiceOdds | null;
  readonly quick: ReadonlyMap<string, Odds | null>;
}

/** The only die is rerolled by one press: there are no others to pick. */
const leavesNone = ({ next }: QuickReroll): boolean => next.decision.options.length === 1;

const digitOf = (at: number): number | null => (at < NUMBERED ? at + 1 : null);

/** Every way to change the dice, with what it does to the odds; to leave them as they are is one of them. */
export function Modifications() {
  const table = useTable();
  const { engine, game, decision, options: agreed } = table;
  const assisted = agreed.help === 'assisted';
  const pointed = useScreen(screen => screen.pointed);
  // A lesson goes step by step.
  const taught = useCoach(({ coach }) => coach !== null);
  const quick = useMemo(
    (): readonly QuickReroll[] => (taught ? [] : decision!.options.flatMap(option => quickRerolls(table, option))),
    [taught, game, decision],
  );
  const work = useCallback((): OddsOfWays | null => {
    if (!assisted) return null;
    const oddsOf = (way: QuickReroll) => engine.oddsOfChoice(way.next.game, way.next.decision, choiceOf(way));
    return { all: engine.oddsAfter(game, decision!), quick: new Map(quick.map(way => [way.key, oddsOf(way)])) };
  }, [assisted, engine, game, decision, quick]);
  const odds = useLater(work);
  const oddsOf = (key: string): Odds | undefined =>
    odds?.quick.get(key) ?? odds?.all?.options.find(one => one.key === key)?.odds;
  const shown = pointed !== null && oddsOf(pointed) ? pointed : 'pass';
  const ways = decision!.options.flatMap(option => [
    ...quick.filter(one => one.option === option).map(way => ({ key: way.key, option, way })),
    ...(quick.some(one => one.option === option && leavesNone(one)) ? [] : [{ key: option.key, option, way: null }]),
  ]);
  const button = ({ key, option, way }: (typeof ways)[number]) => (
    <ModificationButton
      key={key}
      option={option}
      way={way}
      besides={!way && quick.some(one => one.option === option)}
      digit={digitOf(ways.findIndex(one => one.key === key))}
      before={oddsOf('pass')}
      after={oddsOf(key)}
      assisted={assisted}
    />
  );
  const isPass = ({ option }: (typeof ways)[number]) => option.subject.kind === 'pass';
  return (
    <>
      <div className="answers modifications">{ways.filter(one => !isPass(one)).map(button)}</div>
      <Pinned>{ways.filter(isPass).map(button)}</Pinned>
      {assisted && odds !== null && (
        <OddsBar odds={oddsOf(shown)} title={shown === 'pass' ? 'As the dice lie' : 'After that'} />
      )}
      <NotOffered title="Not possible now" />
    </>
  );
}
