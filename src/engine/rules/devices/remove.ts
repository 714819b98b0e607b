import type { EffectNamed, Effects } from '../../core/effect';
import { isRockId } from '../../core/ids';
import { devicesInOrder } from '../../look/devices';
import { shuffleIn } from '../deck';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { locksOn } from '../tokens';
import { burnFuse } from './detonate';

/** A remote's damage cards are shuffled back into its owner's deck. */
function removeDevice(run: Run, { token: id }: EffectNamed<'removeDevice'>): Effects {
  const token = run.state.devices[id];
  if (!token) return [];
  run.write(game => void delete game.devices[id]);
  shuffleIn(run, token.owner, token.damage);
  run.emit({ type: 'deviceRemoved', token: id });
  return locksOn(run, id);
}

/** A fuse goes instead, if the obstacle has one. */
function removeObstacle(run: Run, { object }: EffectNamed<'removeObstacle'>): Effects {
  if (!isRockId(object)) {
    const token = run.state.devices[object];
    if (!token) return [];
    return token.fuses > 0 ? burnFuse(run, token) : [{ do: 'removeDevice', token: object }];
  }
  if (!run.state.rocks[object]?.pose) return [];
  run.write(game => {
    game.rocks[object]!.pose = null;
    game.rocks[object]!.setAside = true;
  });
  run.emit({ type: 'obstacleRemoved', object });
  return locksOn(run, object);
}

/** During the End Phase: blazes and clouds without a fuse leave, the others lose one. */
function fadeObstacles(run: Run): Effects {
  const fading = devicesInOrder(run).filter(({ device }) => run.rules.deviceRule(device).fades);
  const out = fading.filter(({ fuses }) => fuses === 0);
  for (const token of fading) if (token.fuses > 0) burnFuse(run, token);
  return out.map(({ id }) => ({ do: 'removeDevice', token: id }));
}

export const deviceRemovalHandlers = { removeDevice, removeObstacle, fadeObstacles } satisfies Partial<Handlers>;
