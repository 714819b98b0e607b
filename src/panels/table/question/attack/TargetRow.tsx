import type { AttackOdds } from '../../../../engine';
import { useScreen } from '../../../../store/screen';
import { Icon } from '../../../Icon';
import { Silhouette } from '../../../squads/Silhouette';
import { pieceName } from '../../labels';
import { Pips } from '../../rail/Pips';
import { useTable } from '../../useTable';
import { oddsInWords, percent } from './oddsWords';
import { diceMarks, healthOf, type Target } from './targets';

interface Props {
  readonly one: Target;
  /** Undefined while they are worked out. */
  readonly odds: AttackOdds | undefined;
  readonly chosen: boolean;
}

/** One weapon against one target: pointing at it shows the line, a press picks it, another press attacks. */
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
  const { target, range, isOwn, reinforced } = one;
  const assisted = table.options.help === 'assisted';
  const { hull, shields } = healthOf({ state: game, rules }, target);
  const ship = game.ships[target as keyof typeof game.ships];
  const marks = [
    ...(isOwn ? ['your own ship'] : []),
    ...(odds ? diceMarks(table, odds) : []),
    ...(reinforced > 0 ? ['reinforced'] : []),
  ];
  return (
    <>
      <span className={`target-picture side-${ship?.player ?? 'p2'}`}>
        {ship ? <Silhouette shipType={rules.catalog.pilot(ship.pilot).shipType} size={28} /> : <Icon name="remote" />}
      </span>
      <span className="target-words">
        <b>{pieceName(table, target)}</b>
        <span className="target-line">
          <b>Range {range}</b> {odds ? <DiceCounts {...odds} /> : '\u00a0'}
          {marks.length > 0 && <span className="target-marks">{marks.join(', ')}</span>}
        </span>
      </span>
      {assisted && odds && (
        <span className="target-odds">
          <span className="for-screen-readers">{oddsInWords(odds)}</span>
          <span aria-hidden="true">
            <b>{percent(odds.hit)}</b> <span className="target-unit">to hit</span>
          </span>
        </span>
      )}
      <Health hull={hull} shields={shields} />
    </>
  );
}

/** More than this has no room as pips. */
const PIPS = 5;

/** What is left of it, below its picture. */
function Health({ hull, shields }: { readonly hull: number; readonly shields: number }) {
  if (Math.max(hull, shields) <= PIPS)
    return (
      <span className="target-health">
        <Pips kind="hull" left={hull} of={hull} /> {shields > 0 && <Pips kind="shields" left={shields} of={shields} />}
      </span>
    );
  return (
    <span className="target-health">
      <b className="health-hull" data-word="number:hull">
        <span className="for-screen-readers">hull </span>
        {hull}
      </b>{' '}
      <b className="health-shields" data-word="number:shields">
        <span className="for-screen-readers">shields </span>
        {shields}
      </b>
    </span>
  );
}

/** One mark a die: hexagons attack, circles defend. */
function DiceCounts({ attackDice, defenseDice }: Pick<AttackOdds, 'attackDice' | 'defenseDice'>) {
  return (
    <span className="target-dice">
      <span className="for-screen-readers">
        {attackDice} against {defenseDice}
      </span>
      <Dice count={attackDice} look="attack" />
      <span aria-hidden="true">v</span>
      <Dice count={defenseDice} look="defense" />
    </span>
  );
}

function Dice({ count, look }: { readonly count: number; readonly look: 'attack' | 'defense' }) {
  return (
    <span className={`dice-marks dice-${look}`} data-word={`thing:${look}Die`} aria-hidden="true">
      {count === 0 ? '0' : Array.from({ length: count }, (_, at) => <i key={at} />)}
    </span>
  );
}
