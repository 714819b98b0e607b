import type { EffectNamed, Effects } from '../../core/effect';
import { initiativeOf, shipOf, shipsOnTable } from '../../look/ships';
import { removals } from '../removal';
import { frameOf, type Run, writeFrame } from '../run';
import { windowFor } from '../steps';
import { chooseAmong, dueNow } from './order';

/** From the highest initiative down. A ship destroyed at this initiative still engages at it. */
export function nextEngagement(run: Run): Effects {
  const { initiative } = frameOf(run.state, 'phase');
  const waiting = shipsOnTable(run.state).filter(ship => !ship.round.engaged);
  const due = dueNow(run, waiting, 'descending');
  const [next] = due;
  const now = next ? initiativeOf(run, next) : null;
  if (now !== initiative) {
    // Whoever was destroyed before the first initiative step has none to wait for, and leaves here too.
    if (removals(run.state).length > 0) return [{ do: 'endInitiative' }, { do: 'nextEngagement' }];
    writeFrame(run, 'phase', frame => {
      frame.initiative = now;
    });
    if (now !== null) run.emit({ type: 'initiativeReached', initiative: now });
  }
  return chooseAmong(due, 'engage', ship => ({ do: 'engage', ship }), { do: 'nextEngagement' });
}

/** All ships of that initiative have engaged: the destroyed ones leave. */
export const endInitiative = (run: Run): Effects => removals(run.state);

export function engage(run: Run, { ship }: EffectNamed<'engage'>): Effects {
  run.write(game => void (game.ships[ship]!.round.engaged = true));
  if (shipOf(run.state, ship).where !== 'table') return [];
  return [
    {
      do: 'enter',
      frame: {
        kind: 'engagement',
        ship,
        triggers: [],
        todo: [windowFor({ type: 'engagementStarted', ship }, ship), { do: 'chooseAttack', ship, bonus: false }],
      },
    },
  ];
}
