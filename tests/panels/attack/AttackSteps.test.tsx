import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../src/engine/core/ability';
import type { GameEvent } from '../../../src/engine/core/event';
import { AttackSteps } from '../../../src/panels/table/question/AttackSteps';
import { attack, duel } from '../../support/duel';
import type { scenario } from '../../support/scenario';
import { atTable } from './atTable';

const steps = () => [...screen.getByRole('list', { name: 'The attack' }).children].map(one => one as HTMLElement);
const current = () => steps().findIndex(step => step.getAttribute('aria-current') === 'step') + 1;

/** What a game's attack has told so far. */
const told = (game: ReturnType<typeof scenario>): readonly GameEvent[] => [
  ...game.events('attackDeclared'),
  ...game.events('diceRolled'),
  ...game.events('resultsNeutralized'),
  ...game.events('shieldLost'),
  ...game.events('damageDealt'),
];

test('while attack dice are modified, the second of six steps is marked', () => {
  atTable(attack({ range: 3, attacker: { tokens: { focus: 1 } }, dice: ['hit', 'focus', 'blank'] }), <AttackSteps />);
  expect(steps()).toHaveLength(6);
  expect(current()).toBe(2);
  expect(screen.getByText('A1 → B1, range 3')).toBeInTheDocument();
});

test('while defense dice are modified, it is the third', () => {
  const given = {
    defender: { tokens: { focus: 1 } },
    dice: ['hit', 'hit', 'blank', 'focus', 'blank', 'evade'],
  } as const;
  atTable(attack(given), <AttackSteps />);
  expect(current()).toBe(3);
});

test('after the damage, it says what came of it', () => {
  const asks = at('after:attack', {
    as: 'attacker',
    may: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'focus', by: self.player }],
  });
  const game = attack({
    ...{ defender: { shields: 1 }, dice: ['hit', 'hit', 'crit', 'evade', 'blank', 'blank'] },
    ...{ abilities: { 'pilot:plainace': [asks] }, deck: { p2: ['panickedpilot'] } },
  });
  expect(game.asked('p1')).toBe('mayUse');
  atTable(game, <AttackSteps />, { events: told(game) });
  expect(current()).toBe(6);
  expect(screen.getByText(/1 hit canceled; 1 hit, 1 crit left: it hits/)).toHaveTextContent(
    'B1 Academy Pilot: 1 shield lost, 1 damage card (faceup: Panicked Pilot)',
  );
});

test('with no attack under way there are no steps', () => {
  atTable(duel(), <AttackSteps />);
  expect(screen.queryByRole('list', { name: 'The attack' })).toBeNull();
});
