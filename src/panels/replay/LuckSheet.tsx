import { useEffect, useMemo, useState } from 'react';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import { ATTACK_FACES, DEFENSE_FACES } from '../../engine/core/vocabulary';
import { type AttackLuck, attacksOf, DICE, type DieKind, diceOf, luckOf, type Tally } from '../../store/replay/luck';
import { Sheet } from '../table/bar/Sheet';
import { tagOf } from '../table/stage/words';
import { useTable } from '../table/useTable';
import { AttackLine } from './AttackLine';
import { FaceBars } from './FaceBars';
import { useReplay } from './useReplay';

const DIE_NAMES: Readonly<Record<DieKind, string>> = { attack: 'Attack dice', defense: 'Defense dice' };
const GOOD_NAMES: Readonly<Record<DieKind, string>> = { attack: 'hits and crits', defense: 'evades' };
const FACES = { attack: ATTACK_FACES, defense: DEFENSE_FACES } as const;

const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;

/** How the dice fell for both, against what could be expected: by die, and by attack. */
export function LuckSheet({ onClose }: { readonly onClose: () => void }) {
  const { game } = useTable();
  const film = useReplay(store => store.film)!;
  const dice = useMemo(() => diceOf(film.steps), [film]);
  const attacks = useAttacks();
  return (
    <Sheet title="Dice and luck" wide onClose={onClose}>
      <p className="quiet">
        Of the whole game; rerolled dice count each time they fall. The bar is how often a face came up, the mark how
        often it could be expected.
      </p>
      <div className="luck-dice">
        {PLAYERS.map(player => (
          <section key={player} className={`luck-player side-${player}`}>
            <h3>{game.setup.players[player].name}</h3>
            {DICE.map(kind => (
              <Die key={kind} kind={kind} tally={dice[player][kind]} />
            ))}
          </section>
        ))}
      </div>
      <h3>Attack by attack</h3>
      {attacks === null ? (
        <p role="status">The odds of each attack are worked out …</p>
      ) : attacks.length === 0 ? (
        <p>Nobody has attacked.</p>
      ) : (
        <Attacks attacks={attacks} />
      )}
    </Sheet>
  );
}

/** Worked out once the sheet is there. */
function useAttacks(): readonly AttackLuck[] | null {
  const film = useReplay(store => store.film)!;
  const [attacks, setAttacks] = useState<readonly AttackLuck[] | null>(null);
  useEffect(() => {
    let left = false;
    void attacksOf(film.engine, film.steps).then(found => {
      if (!left) setAttacks(found);
    });
    return () => {
      left = true;
    };
  }, [film]);
  return attacks;
}

function Die({ kind, tally }: { readonly kind: DieKind; readonly tally: Tally }) {
  return (
    <div className="luck-die">
      <h4>{DIE_NAMES[kind]}</h4>
      {tally.rolled === 0 ? (
        <p className="quiet">None rolled.</p>
      ) : (
        <>
          <p>
            {tally.rolled} rolled, {tally.good} {GOOD_NAMES[kind]}: <b>{signed(luckOf(kind, tally))}</b> against the
            expected {(tally.good - luckOf(kind, tally)).toFixed(1)}.
          </p>
          <FaceBars kind={kind} faces={FACES[kind]} tally={tally} />
        </>
      )}
    </div>
  );
}

function Attacks({ attacks }: { readonly attacks: readonly AttackLuck[] }) {
  const table = useTable();
  const { game } = table;
  const goTo = useReplay(store => store.goTo);
  const sum = (player: PlayerId, of: 'expected' | 'dealt') =>
    attacks.filter(({ by }) => by === player).reduce((all, one) => all + one[of], 0);
  return (
    <>
      <AttackLine attacks={attacks} />
      <ul className="luck-sums">
        {PLAYERS.map(player => (
          <li key={player}>
            {game.setup.players[player].name}: {sum(player, 'dealt')} damage, {sum(player, 'expected').toFixed(1)}{' '}
            expected
          </li>
        ))}
      </ul>
      <table className="luck-table">
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Attack</th>
            <th scope="col">Expected</th>
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {attacks.map(({ after, round, attacker, defender, by, expected, dealt }) => (
            <tr key={`${after} ${attacker}`}>
              <td>{round}</td>
              <td>
                <button type="button" className={`luck-attack side-${by}`} onClick={() => goTo(after)}>
                  {tagOf(table, attacker)} at {tagOf(table, defender)}
                </button>
              </td>
              <td className="number">{expected.toFixed(1)}</td>
              <td className="number">{dealt}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
