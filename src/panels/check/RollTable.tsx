import { memo } from 'react';
import type { CheckedRoll, SeedFrom } from '../../engine/surface/rolls';
import type { CheckedGame } from '../../store/replay/check';
import { Icon } from '../Icon';
import { DIE_NAMES, facesWords, whoWords } from './words';

/** Every roll in its order: what the game went on with, and the numbers that the generator gives for it. */
export const RollTable = memo(function RollTable({ game }: { readonly game: CheckedGame }) {
  const { rolls, seeds } = game.check;
  return (
    <div className="check-list">
      <table className="check-table">
        <thead>
          <tr>
            <th scope="col">Roll</th>
            <th scope="col">Round</th>
            <th scope="col">Who</th>
            <th scope="col">Fell in the game</th>
            <th scope="col">The seed gives</th>
            <th scope="col">Same</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll, index) => (
            <Row key={index} game={game} roll={roll} number={index + 1} seed={newSeedBefore(seeds, rolls, index)} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** Where the game got new dice since the roll before. */
function newSeedBefore(seeds: readonly SeedFrom[], rolls: readonly CheckedRoll[], index: number): SeedFrom | null {
  const before = rolls[index - 1]?.after ?? -1;
  return seeds.slice(1).findLast(({ after }) => after >= before && after < rolls[index]!.after) ?? null;
}

interface RowProps {
  readonly game: CheckedGame;
  readonly roll: CheckedRoll;
  readonly number: number;
  readonly seed: SeedFrom | null;
}

function Row({ game, roll, number, seed }: RowProps) {
  const { round, dice, faces, drawn, agrees } = roll;
  return (
    <>
      {seed && (
        <tr className="check-reseed">
          <td colSpan={6}>From here on with new dice, by the seed {seed.seed}.</td>
        </tr>
      )}
      <tr className={agrees ? undefined : 'check-wrong'}>
        <td>{number}</td>
        <td>{round === 0 ? 'setup' : round}</td>
        <td>{whoWords(game, roll)}</td>
        <td>
          <span className={`check-dice of-${dice}`} aria-hidden="true">
            {faces.map((face, at) => (
              <span key={at} className={`check-die check-${face}`}>
                <Icon name={face} size={16} />
              </span>
            ))}
          </span>
          <span className="for-screen-readers">
            {DIE_NAMES[dice]}: {facesWords(roll)}
          </span>
        </td>
        <td>
          {drawn ? (
            drawn.map(({ at, value, face }) => (
              <span key={at} className="check-number">
                <span className="quiet">no. {at}</span> {value.toFixed(4)} <b>{face}</b>
              </span>
            ))
          ) : (
            <span className="quiet">rolled by hand</span>
          )}
        </td>
        <td>{drawn ? agrees ? <Icon name="ready" title="yes" /> : <b>no</b> : '–'}</td>
      </tr>
    </>
  );
}
