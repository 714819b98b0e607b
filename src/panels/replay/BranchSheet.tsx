import { useEffect, useState } from 'react';
import type { BranchFound } from '../../store/replay/branches';
import { Sheet } from '../table/bar/Sheet';
import { useLaidOver } from './laidOver';
import { useReplay } from './useReplay';

const branches = () => import('../../store/replay/branches');

/** Which other branch of this game is laid over it. */
export function BranchSheet({ onClose }: { readonly onClose: () => void }) {
  const film = useReplay(store => store.film)!;
  const [found, setFound] = useState<readonly BranchFound[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void branches()
      .then(({ branchesOf }) => branchesOf(film))
      .catch(() => [])
      .then(all => {
        if (!left) setFound(all);
      });
    return () => {
      left = true;
    };
  }, [film]);
  const lay = async (one: BranchFound) => {
    const branch = await (await branches()).branchOf(one);
    if (!branch) return setProblem('The rules have changed since that game began: it cannot be laid over this one.');
    useLaidOver.getState().lay(branch);
    onClose();
  };
  return (
    <Sheet title="Lay another over it" onClose={onClose}>
      <p>
        A game that began as this one did and went another way: play on from any moment, and both lie here. Its ships
        are faint where they stand elsewhere.
      </p>
      {found === null && <p role="status">One moment …</p>}
      {found?.length === 0 && <p>No other branch of this game is kept in this browser.</p>}
      {problem && <p role="alert">{problem}</p>}
      <ul className="branch-list">
        {found?.map(one => (
          <li key={one.saved.id}>
            <button type="button" onClick={() => void lay(one)}>
              <b>{one.saved.name}</b>
              <span className="quiet">
                to round {one.saved.round}, the same for {one.parted} steps
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
