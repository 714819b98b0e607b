import type { AttackOdds } from '../../../../engine';
import { useScreen } from '../../../../store/screen';
import { Icon } from '../../../Icon';
import { Silhouette } from '../../../squads/Silhouette';
import { pieceName } from '../../labels';
import { useTable } from '../../useTable';
import { oddsInWords, percent } from './oddsWords';
import { diceReasons, healthOf, type Target } from './targets';

interface Props {
  readonly one: Target;
  /** Undefined while they are worked out. */
  readonly odds: AttackOdds | undefined;
  readonly chosen: boolean;
}

/** One weapon against one enemy: pointing at it shows the line, a press picks it, another press attacks. */
export function TargetRow({ one, odds, chosen }: Props) {
  const table = useTable();
  const { option, target } = one;
  const pointed = useScreen(screen => screen.pointed === option.key);
  const picked = useScreen(screen => screen.picks[0] === option.key);
  const show = useScreen(screen => screen.show);
  const point = () => show({ pointed: option.key, lit: [target] });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <button
      type="button"
      data-key={option.key}
      aria-pressed={chosen}
      className={`target-row${pointed ? ' pointed' : ''}`}
      onClick={() => (picked ? table.answer({ option: option.key }) : table.choose(option))}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <TargetFacts one={one} odds={odds} />
    </button>
  );
}

/** Whom, how far away, with how many dice, and what may come of it. */
function TargetFacts({ one, odds }: Omit<Props, 'chosen'>) {
  const table = useTable();
  const { game, rules } = table;
  const { target, range, reinforced } = one;
  const assisted = table.options.help === 'assisted';
  const { hull, shields } = healthOf({ state: game, rules }, target);
  const reasons = [
    ...(odds ? diceReasons(table, odds) : []),
    ...(reinforced > 0 ? [`reinforced: ${reinforced} more canceled, never the last`] : []),
  ];
  const ship = game.ships[target as keyof typeof game.ships];
  return (
    <>
      <span className={`target-picture side-${ship?.player ?? 'p2'}`}>
        {ship ? <Silhouette shipType={rules.catalog.pilot(ship.pilot).shipType} size={30} /> : <Icon name="remote" />}
      </span>
      <span className="target-words">
        <b>{pieceName(table, target)}</b>
        <span className="target-line">
          <span>Range {range}</span> {odds ? <DiceCounts {...odds} /> : '\u00a0'}
          <span className="target-health">
            <span data-word="number:hull">
              <Icon name="hull" title="hull" /> {hull}
            </span>{' '}
            <span data-word="number:shields">
              <Icon name="shield" title="shields" /> {shields}
            </span>
          </span>
        </span>
        {reasons.length > 0 && <span className="target-reasons">{reasons.join(' · ')}</span>}
      </span>
      {assisted && odds && (
        <span className="target-odds">
          <span className="for-screen-readers">{oddsInWords(odds)}</span>
          <span aria-hidden="true">
            <b>{percent(odds.hit)}</b> to hit
          </span>
        </span>
      )}
    </>
  );
}

function DiceCounts({ attackDice, defenseDice }: Pick<AttackOdds, 'attackDice' | 'defenseDice'>) {
  return (
    <span className="target-dice">
      <span className="count-attack" data-word="thing:attackDie">
        <Icon name="dieRed" title="attack dice" />
      </span>{' '}
      {attackDice} against{' '}
      <span className="count-defense" data-word="thing:defenseDie">
        <Icon name="dieGreen" title="defense dice" />
      </span>{' '}
      {defenseDice}
    </span>
  );
}
