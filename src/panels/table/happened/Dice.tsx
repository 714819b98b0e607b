import type { Face } from '../../../engine/core/event';
import { Icon } from '../../Icon';
import { modifierName } from '../labels/modifications';
import { useTable } from '../useTable';
import type { DiceStory, Throw } from './diceStory';

/** The dice of an attack from the first roll to what is left of it. */
export function Dice({ story: { attack, defense, result } }: { readonly story: DiceStory }) {
  return (
    <div className="happened-dice">
      {attack.length > 0 && <Pool pool="attack" throws={attack} />}
      {defense.length > 0 && <Pool pool="defense" throws={defense} />}
      {result && (
        <p className={result.seen ? '' : 'unseen'}>
          <span className="happened-pool">Result</span>
          {result.hit ? <Faces pool="attack" faces={result.left} /> : 'Miss'}
        </p>
      )}
    </div>
  );
}

const NAMES = { attack: 'Attack', defense: 'Defense' } as const;

function Pool({ pool, throws }: { readonly pool: 'attack' | 'defense'; readonly throws: readonly Throw[] }) {
  const table = useTable();
  return (
    <p className={throws[0]?.seen ? '' : 'unseen'}>
      <span className="happened-pool">{NAMES[pool]}</span>
      {throws.map(({ faces, by, seen }, index) => (
        <span key={index} className={`happened-throw${seen ? '' : ' unseen'}`}>
          {by !== null && <span className="happened-by">→ {modifierName(table, by)}: </span>}
          <Faces pool={pool} faces={faces} before={throws[index - 1]?.faces} />
        </span>
      ))}
    </p>
  );
}

interface FacesProps {
  readonly pool: 'attack' | 'defense';
  readonly faces: readonly Face[];
  /** A die that has changed since is ringed. */
  readonly before?: readonly Face[] | undefined;
}

function Faces({ pool, faces, before }: FacesProps) {
  if (faces.length === 0) return 'no dice';
  return faces.map((face, index) => (
    <span
      key={index}
      data-word={`face:${face}`}
      className={`happened-die of-${pool}${before && before[index] !== face ? ' changed' : ''}${face === 'blank' ? ' blank' : ''}`}
    >
      <Icon name={face} title={face} />
    </span>
  ));
}
