import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ICONS } from '../../src/art/icons';
import { TOKEN_ART } from '../../src/art/tokens';
import { Icon, TokenIcon } from '../../src/panels/Icon';

test('an icon beside words is silent', () => {
  const { container } = render(
    <button type="button">
      <Icon name="undo" /> Undo
    </button>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an icon that stands for words says them', () => {
  const { container } = render(<Icon name="stress" title="Stressed" />);
  expect(screen.getByRole('img', { name: 'Stressed' })).toHaveAttribute('focusable', 'false');
  expect(container.querySelector('svg')).not.toHaveAttribute('aria-hidden');
});

test('it is as high as the text around it, or as told', () => {
  const { container, rerender } = render(<Icon name="hit" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '1em');
  rerender(<Icon name="hit" size={32} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
  expect(container.querySelector('svg')).toHaveAttribute('height', '32');
});

test('it draws every part, filled or as a line, in the colour of the text', () => {
  const { container } = render(<Icon name="focus" />);
  const [lid, pupil, ...rest] = container.querySelectorAll('path');
  expect(rest).toEqual([]);
  expect(lid).toHaveAttribute('stroke', 'currentColor');
  expect(lid).toHaveAttribute('fill', 'none');
  expect(pupil).toHaveAttribute('fill', 'currentColor');
  expect(pupil).toHaveAttribute('stroke', 'none');
});

test('a token shows its piece in its colour with its icon in ink', () => {
  const { container } = render(<TokenIcon piece="stress" title="2 stress tokens" />);
  expect(screen.getByRole('img', { name: '2 stress tokens' })).toBeVisible();
  expect(container.querySelector('path')).toHaveAttribute('fill', TOKEN_ART.stress.fill);
  expect(container.querySelector('g')).toHaveAttribute('color', TOKEN_ART.stress.ink);
  expect(container.querySelectorAll('g path')).toHaveLength(ICONS.stress.length);
});
