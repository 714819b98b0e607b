import type { Picked, Scene } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { asking, type Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { TOKENS, type Token } from '../../core/token';
import type { CardId } from '../../core/vocabulary';
import { allMeant } from '../../look/terms';
import { giveable } from './each';
import { gainSeveral, lose } from './tokens';

/** Each of its tokens, the locks on it among them, for each of those meant. */
export const allGiveable = (scene: Scene, who: Who): readonly Picked[] =>
  allMeant(scene, scene.self, who).flatMap(ship =>
    giveable(scene, ship, TOKENS).map(pick => ({ ...pick, key: `${ship.id}:${pick.key}` })),
  );

const ask = ({ self, source }: Scene, options: readonly Option[]): Effects => [
  asking({
    player: self.player,
    topic: { kind: 'mayUse', card: source as CardId, ship: self.id },
    ask: { kind: 'one' },
    options: [...options, pass()],
  }),
];

/** May remove any number of its tokens of a kind. Asks, unless it has none. */
export const mayRemoveAny = (scene: Scene, ship: Ship, token: Token): Effects => {
  const there = ship.tokens[token];
  const option = (count: number): Option => ({
    key: `lose:${token}:${count}`,
    subject: { kind: 'choice', name: `remove ${count} ${token}` },
    then: Array.from({ length: count }, () => lose(ship, token)),
  });
  return there > 0
    ? ask(
        scene,
        Array.from({ length: there }, (_, index) => option(index + 1)),
      )
    : [];
};

/** May gain so many tokens, all of them. Asks, unless there are none. */
export const mayGain = (scene: Scene, ship: Ship, token: Token, count: number): Effects =>
  count > 0
    ? ask(scene, [
        { key: `gain:${token}:${count}`, subject: { kind: 'token', token }, then: gainSeveral(ship, token, count) },
      ])
    : [];
