import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LESSONS } from '../../../src/lessons';
import { layOut } from '../../../src/lessons/layOut';
import { chooseVoice } from '../../../src/panels/voice/chooseVoice';
import { Voice } from '../../../src/panels/voice/Voice';
import { useGame } from '../../../src/store/game';
import { useSettings } from '../../../src/store/settings';
import type { Voice as VoiceKind } from '../../../src/store/tableOptions';
import { engine } from '../../support/engine';
import { atTable } from '../rail/atTable';

afterEach(() => {
  act(() => useGame.getState().leave());
  useSettings.getState().change({ hints: true });
});

/** At the first dial of a lesson's ships. */
const withVoice = (voice: VoiceKind) => atTable(layOut(engine, LESSONS[0]!).state, <Voice />, { voice });

test('one press ends hints, for the next starter games too', async () => {
  withVoice('hints');
  expect(screen.getByRole('region', { name: 'Hint' })).toHaveTextContent(/^Plan a maneuver/);
  await userEvent.click(screen.getByRole('button', { name: 'Hints off' }));
  expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
  expect(useGame.getState().options.voice).toBe('off');
  expect(useSettings.getState().hints).toBe(false);
});

test('what was understood at one choice is not said again at the next of its kind, until it is asked for', async () => {
  withVoice('hints');
  const hint = () => screen.getByRole('region', { name: 'Hint' });
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(hint()).not.toHaveTextContent(/Plan a maneuver/);
  const { game, submit } = useGame.getState();
  const { id, player, options } = game!.pending[0]!;
  act(() => void submit({ decision: id, player, choice: { option: options[0]!.key } }));
  expect(useGame.getState().game!.pending[0]!.id).not.toBe(id);
  expect(hint()).not.toHaveTextContent(/Plan a maneuver/);
  await userEvent.click(screen.getByRole('button', { name: 'What matters here?' }));
  expect(hint()).toHaveTextContent(/Plan a maneuver/);
});

test('whoever sends a coach away keeps the hints of other games', async () => {
  withVoice('coach');
  await userEvent.click(screen.getByRole('button', { name: 'No more coaching' }));
  expect(useGame.getState().options.voice).toBe('off');
  expect(useSettings.getState().hints).toBe(true);
});

test('whoever takes them from the menu again has them in the next game, too', () => {
  withVoice('hints');
  act(() => chooseVoice('off'));
  act(() => chooseVoice('hints'));
  expect(screen.getByRole('region', { name: 'Hint' })).toBeVisible();
  expect(useSettings.getState().hints).toBe(true);
});
