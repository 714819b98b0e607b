import { useEffect, useState } from 'react';
import { DRILLS, PLAIN_PRACTICE } from '../../engine/core/practice';
import type { Ship } from '../../engine/core/state';
import { profileOf } from '../../engine/look/ships';
import { useGame } from '../../store/game';
import {
  beforeLastRoll,
  bringBack,
  newDice,
  roundAgain,
  sameDice,
  setBehavior,
  settle,
  settleShip,
  startOver,
} from '../../store/practice';
import { lastTry } from '../../store/practice/tries';
import { useScreen } from '../../store/screen';
import { pieceName } from '../table/labels';
import { useTable } from '../table/useTable';
import { BehaviorFields } from './BehaviorFields';
import { NextRoll } from './NextRoll';
import { WholeTally } from './Tally';
import { TargetTraits } from './TargetRow';
import { Tries, useBothTries, useLaidTries } from './Tries';
import { useTargets } from './useTargets';
import { ACTS, DRILL_WORDS } from './words';
import './PracticePanel.css';

/** What somebody who practises may change at any time. The dice are always at hand, the rest folds away. */
export function PracticePanel() {
  useTargets();
  const [open, setOpen] = useState(false);
  const rolled = useGame(({ past }) => beforeLastRoll(past) >= 0);
  const flown = useGame(({ past }) => lastTry(past) !== null);
  useLaidTries(useBothTries());
  return (
    <section className="practice" aria-label="Practice">
      <div className="practice-bar">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Practice <span aria-hidden="true">{open ? '▾' : '▴'}</span>
        </button>
        <button
          type="button"
          disabled={!rolled}
          title="Back to your choice before the last roll. Whatever you choose now, the dice fall the same."
          onClick={sameDice}
        >
          Same dice again
        </button>
        <button type="button" title="Back to your choice before the last roll, with other dice." onClick={newDice}>
          New dice
        </button>
        <button
          type="button"
          disabled={!flown}
          title="Back to your first choice of the round, with the same dice. The board keeps how you flew it."
          onClick={roundAgain}
        >
          Round again
        </button>
      </div>
      {open && <More />}
    </section>
  );
}

function More() {
  const { game } = useTable();
  const tool = useScreen(screen => screen.tool);
  const show = useScreen(screen => screen.show);
  const { drill, actions = false } = game.practice ?? PLAIN_PRACTICE;
  const both = useBothTries();
  const ships = Object.values(game.ships);
  const onTable = ships.filter(({ player, where }) => player === 'p2' && where === 'table');
  return (
    <div className="practice-more">
      <section className="practice-drills" aria-label="Drill">
        {DRILLS.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={one === drill}
            title={DRILL_WORDS[one].about}
            onClick={() => settle({ drill: one, actions: game.practice?.actions ?? true })}
          >
            {DRILL_WORDS[one].name}
          </button>
        ))}
      </section>
      {drill === 'shoot' && (
        <label className="check">
          <input type="checkbox" checked={actions} onChange={({ target }) => settle({ actions: target.checked })} />
          {ACTS}
        </label>
      )}
      {both && <Tries both={both} />}
      <WholeTally />
      {onTable.map(ship => (
        <Target key={ship.id} ship={ship} />
      ))}
      <Gone ships={ships.filter(({ where }) => where === 'removed')} />
      <NextRoll />
      <div className="practice-hands">
        <button
          type="button"
          aria-pressed={tool === 'referee'}
          onClick={() => show({ tool: tool === 'referee' ? null : 'referee', ruler: null })}
        >
          Set by hand
        </button>
        <button type="button" onClick={startOver}>
          Start over
        </button>
      </div>
    </div>
  );
}

function Target({ ship: { id } }: { readonly ship: Ship }) {
  const table = useTable();
  const { game, rules, options } = table;
  const show = useScreen(screen => screen.show);
  const { still, peaceful, endless } = game.practice ?? PLAIN_PRACTICE;
  const behavior = still.includes(id)
    ? ({ kind: 'still' } as const)
    : (options.targets?.[id] ?? ({ kind: 'chase' } as const));
  const name = pieceName(table, id);
  // Folded away under the pointer, it would stay lit.
  useEffect(() => () => show({ lit: [] }), [show]);
  return (
    <section
      className="practice-target side-p2"
      aria-label={name}
      onPointerEnter={() => show({ lit: [id] })}
      onPointerLeave={() => show({ lit: [] })}
    >
      <h3>{name}</h3>
      <BehaviorFields
        of={name}
        behavior={behavior}
        dial={profileOf({ state: game, rules }, id).dial}
        onChange={wanted => setBehavior(id, wanted)}
      />
      <TargetTraits
        of={name}
        shoots={!peaceful.includes(id)}
        endless={endless.includes(id)}
        onShoots={shoots => settleShip('peaceful', id, !shoots)}
        onEndless={is => settleShip('endless', id, is)}
      />
    </section>
  );
}

/** Ships that left, to be brought back whole. */
function Gone({ ships }: { readonly ships: readonly Ship[] }) {
  const table = useTable();
  return ships.map(({ id }) => (
    <button key={id} type="button" onClick={() => bringBack(id)}>
      Bring back {pieceName(table, id)}
    </button>
  ));
}
