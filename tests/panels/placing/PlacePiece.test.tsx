import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useCamera } from '../../../src/board/camera';
import { Question } from '../../../src/panels/table/question/Question';
import { useGame } from '../../../src/store/game';
import { atSetup, gameOn, hand, placeUntil } from './atSetup';

const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const put = (x: number, y: number) => act(() => hand().moveTo({ x, y }));
const laidRocks = () => Object.values(gameOn().rocks).filter(({ pose }) => pose);

function QuestionNow() {
  return <Question key={useGame(({ game }) => game?.pending[0]?.id)} />;
}

beforeEach(async () => {
  useCamera.getState().turn(false);
  await atSetup(<QuestionNow />);
});

test('the first obstacle is in hand at once, and another can be taken instead', () => {
  const [first, second] = screen.getAllByRole('radio');
  expect(first).toBeChecked();
  fireEvent.click(second!);
  expect(hand().held).toMatchObject({ key: gameOn().pending[0]!.options[1]!.key });
});

test('where it may lie it can be placed', () => {
  put(457, 300);
  expect(screen.getByRole('status')).toHaveTextContent('It may lie here.');
  fireEvent.click(button('Place here'));
  expect(laidRocks().map(({ pose }) => pose)).toMatchObject([{ x: 457, y: 300 }]);
});

test('where it may not lie the reason is told, and the button sleeps', () => {
  put(120, 300);
  expect(screen.getByRole('status')).toHaveTextContent('It must lie beyond range 2 of every edge.');
  expect(button('Place here')).toBeDisabled();
  put(457, 300);
  fireEvent.click(button('Place here'));
  put(457, 380);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^It must lie beyond range 1 of (asteroid|debris cloud|gas cloud) \d\.$/,
  );
});

test('by keys: arrows and letters move and turn it, with Shift finely, and Enter places it', () => {
  const { x, y, heading } = hand().pose;
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'e']) press(key);
  expect(hand().pose).toEqual({ x: x + 20, y: y + 10, heading: heading + 15 });
  press('ArrowLeft', true);
  press('Q', true);
  expect(hand().pose).toEqual({ x: x + 19, y: y + 10, heading: heading + 14 });
  put(457, 300);
  press('Enter');
  expect(laidRocks()).toHaveLength(1);
});

test('the first Enter only puts it down: a question is not answered unread', () => {
  press('Enter');
  expect(laidRocks()).toHaveLength(0);
  press('Enter');
  expect(laidRocks()).toHaveLength(1);
});

test('Enter on a button presses that button, and arrows on a radio button stay there', () => {
  const before = hand().pose;
  fireEvent.keyDown(screen.getAllByRole('radio')[0]!, { key: 'ArrowRight' });
  fireEvent.keyDown(button('Place here'), { key: 'Enter' });
  expect(hand().pose).toBe(before);
  expect(laidRocks()).toHaveLength(0);
});

test('Escape takes it back to where it waited', () => {
  const { start } = hand();
  press('ArrowRight');
  press('Escape');
  expect(hand()).toMatchObject({ pose: start, hangs: true });
});

test('for the far player the arrows go as the table is seen', () => {
  const { x, y } = hand().pose;
  act(() => useCamera.getState().turn(true));
  press('ArrowRight');
  press('ArrowUp');
  expect(hand().pose).toMatchObject({ x: x - 10, y: y - 10 });
});

test('the buttons do what the keys do', () => {
  const { x, heading } = hand().pose;
  fireEvent.click(button('Right by 10 mm'));
  fireEvent.click(button('Turn left by 15°'));
  fireEvent.click(button('Fine'));
  fireEvent.click(button('Left by 1 mm'));
  expect(hand().pose).toMatchObject({ x: x + 9, heading: (heading + 345) % 360 });
});

test('the table places one piece, or all of a player of that kind, or everything', () => {
  const first = gameOn().pending[0]!.player;
  fireEvent.click(button('Place it for me'));
  expect(laidRocks()).toHaveLength(1);
  fireEvent.click(button('The rest of my obstacles'));
  expect(gameOn().pending[0]!.player).toBe(first);
  fireEvent.click(button('The rest of my obstacles'));
  expect(laidRocks()).toHaveLength(Object.keys(gameOn().rocks).length);
  expect(gameOn().pending[0]!.topic.kind).toBe('placeShip');
  expect(button('The rest of my ships')).toBeVisible();
  fireEvent.click(button('Everything for both'));
  expect(gameOn().phase).toBe('planning');
});

test('a ship alone in its turn is named, and squared to its edge', () => {
  placeUntil(() => gameOn().pending[0]!.topic.kind === 'placeShip' && gameOn().pending[0]!.options.length === 1);
  const { player, options } = gameOn().pending[0]!;
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.querySelector('.place-only')).toHaveTextContent(options[0]!.key.replace('place:ship:', ''));
  press('e');
  fireEvent.click(button('Square to my edge'));
  expect(hand().pose.heading).toBe(player === 'p1' ? 0 : 180);
});

test('ships of one turn can be placed in a row, at a gap of the player’s choice', () => {
  placeUntil(() => gameOn().pending[0]!.topic.kind === 'placeShip' && gameOn().pending[0]!.options.length > 1);
  const { player, options } = gameOn().pending[0]!;
  const count = options.length;
  fireEvent.click(button(`All ${count} in a row`));
  put(457, player === 'p1' ? 50 : 864);
  fireEvent.change(screen.getByLabelText('Gap'), { target: { value: '40' } });
  expect(screen.getByRole('status')).toHaveTextContent('All of them may lie here.');
  fireEvent.click(button(`Place ${count} of ${count}`));
  const ships = options.map(({ key }) => gameOn().ships[key.slice('place:'.length) as `ship:${string}`]!);
  const apart = ships.slice(1).map(({ pose }, index) => Math.abs(pose.x - ships[index]!.pose.x));
  expect(ships.map(({ where }) => where)).toEqual(ships.map(() => 'table'));
  expect(apart).toEqual(apart.map(() => 80));
});

test('a row that goes too far says which ship and why', () => {
  placeUntil(() => gameOn().pending[0]!.topic.kind === 'placeShip' && gameOn().pending[0]!.options.length > 1);
  const { player } = gameOn().pending[0]!;
  fireEvent.click(button(/in a row/));
  put(20, player === 'p1' ? 50 : 864);
  expect(screen.getByRole('status')).toHaveTextContent(/^[AB]\d .*: It would leave the play area\./);
  const panel = within(document.querySelector<HTMLElement>('.place-piece')!);
  fireEvent.click(panel.getByRole('button', { name: 'One at a time' }));
  expect(screen.getByRole('status')).toHaveTextContent('It may lie here.');
});
