import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Fetching } from '../../../src/panels/setup/Fetching';
import { useLoading } from '../../../src/panels/setup/useLoading';

function Cards({ load }: { readonly load: () => Promise<string> }) {
  const loading = useLoading(load);
  return loading.kind === 'ready' ? <p>{loading.value}</p> : <Fetching what="the cards" loading={loading} />;
}

test('says that it is fetching, then shows what came', async () => {
  let resolve: (value: string) => void = () => {};
  const coming = new Promise<string>(done => {
    resolve = done;
  });
  const load = () => coming;
  render(<Cards load={load} />);
  expect(screen.getByText('Fetching the cards …')).toBeVisible();
  resolve('Here they are');
  expect(await screen.findByText('Here they are')).toBeVisible();
});

test('says when nothing came, and tries again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('Here they are')];
  const load = () => answers.shift()!;
  render(<Cards load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not possible to fetch the cards.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here they are')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what comes late for an earlier wish is dropped', async () => {
  let resolve: (value: string) => void = () => {};
  const slow = new Promise<string>(done => {
    resolve = done;
  });
  const first = () => slow;
  const second = () => Promise.resolve('The second');
  const { rerender } = render(<Cards load={first} />);
  rerender(<Cards load={second} />);
  expect(await screen.findByText('The second')).toBeVisible();
  resolve('The first');
  await slow;
  expect(screen.queryByText('The first')).toBeNull();
});
