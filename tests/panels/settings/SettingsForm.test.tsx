import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingsForm } from '../../../src/panels/settings/SettingsForm';
import { useRemembering } from '../../../src/store/remembering';
import { useSettings } from '../../../src/store/settings';

afterEach(() => {
  vi.restoreAllMocks();
  useSettings.getState().change({ sounds: true });
  useRemembering.setState({ works: true });
});

test('a setting counts at once, and is kept', async () => {
  render(<SettingsForm />);
  await userEvent.click(screen.getByLabelText(/^Sounds/));
  expect(useSettings.getState().sounds).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where the browser keeps nothing, it counts as well, and the form says how long', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  render(<SettingsForm />);
  await userEvent.click(screen.getByLabelText(/^Sounds/));
  expect(useSettings.getState().sounds).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('settings last until you close it');
});
