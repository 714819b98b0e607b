import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCamera } from '../../../src/board/camera';
import { onBoard } from '../../../src/board/scale';
import { boxAround, shows } from '../../../src/board/view';
import { pointsOf } from '../../../src/engine/core/score';
import { RefereePanel } from '../../../src/panels/table/referee/RefereePanel';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { useSettings } from '../../../src/store/settings';
import { attack } from '../../support/duel';
import { atTable } from '../attack/atTable';
import { atSetup, gameOn, hand } from '../placing/atSetup';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ship = () => gameOn().ships['ship:A1']!;
const takeShip = (id = 'ship:A1') => fireEvent.change(screen.getByLabelText('Piece'), { target: { value: id } });
const lastAnswer = () => useGame.getState().past.at(-1)!.answer;
const undo = () => act(() => void useGame.getState().undo());

beforeEach(async () => {
  await atSetup(<RefereePanel />);
  act(() => {
    useGame.getState().placeAll();
    useScreen.getState().show({ tool: 'referee' });
  });
});

test('it is there only while the tool is out', () => {
  fireEvent.click(button('Done'));
  expect(screen.queryByRole('region', { name: 'Set by hand' })).toBeNull();
});

test('a piece is moved by hand, and undo takes it back', () => {
  const { pose } = ship();
  takeShip();
  expect(button('Put it here')).toBeDisabled();
  for (let step = 0; step < 15; step++) fireEvent.click(button('Up by 10 mm'));
  fireEvent.click(button('Turn right by 15°'));
  fireEvent.click(button('Put it here'));
  expect(ship().pose).toEqual({ x: pose.x, y: pose.y + 150, heading: 15 });
  expect(button('Put it here')).toBeDisabled();
  undo();
  expect(ship().pose).toEqual(pose);
  expect(hand().pose).toEqual(pose);
});

test('a piece that is chosen by its name is brought into sight', () => {
  useSettings.setState({ motion: 'off' });
  act(() => {
    useCamera.getState().resize({ width: 1366, height: 768 });
    useCamera.getState().zoom(4, { x: 1366, y: 0 });
  });
  const at = boxAround([onBoard(ship().pose)], 20)!;
  const isSeen = () => shows(useCamera.getState().view, useCamera.getState().free, at);
  expect(isSeen()).toBe(false);
  takeShip();
  expect(isSeen()).toBe(true);
  useSettings.setState({ motion: 'normal' });
});

test('a ship is moved along a template from where it is held, and once more from there', () => {
  const { pose } = ship();
  takeShip();
  // Small bases are 40 mm long, and a speed is as long as a base.
  fireEvent.change(screen.getByLabelText('Template'), { target: { value: '1' } });
  expect(screen.getByLabelText('Template')).toHaveDisplayValue('2 straight');
  fireEvent.click(button('Move along it'));
  expect(hand().pose).toMatchObject({ x: pose.x, y: pose.y + 120, heading: 0 });
  fireEvent.click(button('Turn right by 15°'));
  fireEvent.click(button('Turn left by 15°'));
  fireEvent.change(screen.getByLabelText('Template'), { target: { value: '15' } });
  fireEvent.click(button('Move along it'));
  expect(hand().pose.heading).toBe(90);
  expect(ship().pose).toEqual(pose);
  fireEvent.click(button('Put it here'));
  expect(ship().pose).toEqual(hand().pose);
});

test('no two ships lie on each other, and the panel says whose', () => {
  takeShip('ship:A2');
  act(() => hand().moveTo(ship().pose));
  expect(screen.getByRole('status')).toHaveTextContent(/^A2 .+ would lie on A1 .+\.$/);
  expect(button('Put it here')).toBeDisabled();
});

test('tokens come and go in the name of the player whose hand it is', () => {
  takeShip();
  fireEvent.click(screen.getByRole('radio', { name: 'Bo' }));
  fireEvent.click(button('Stress: one more'));
  expect(ship().tokens.stress).toBe(1);
  expect(lastAnswer()).toEqual({ player: 'p2', referee: { kind: 'giveToken', ship: 'ship:A1', token: 'stress' } });
  fireEvent.click(button('Stress: one less'));
  expect(ship().tokens.stress).toBe(0);
  expect(button('Stress: one less')).toBeDisabled();
});

test('what the engine refuses is said in a sentence with names', () => {
  takeShip();
  fireEvent.click(button('Cloak: one more'));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button('Cloak: one more'));
  expect(screen.getByRole('alert')).toHaveTextContent('A1 Darth Vader is cloaked already.');
});

test('shields, Force and charges stay within their limits', () => {
  takeShip();
  const { shields, force } = ship();
  fireEvent.click(button('Shields: one less'));
  fireEvent.click(button('Force: one less'));
  fireEvent.click(button('Cluster Missiles: one less'));
  expect(ship()).toMatchObject({ shields: shields - 1, force: force - 1 });
  expect(ship().upgrades[0]!.charges).toBe(3);
  fireEvent.click(button('Shields: one more'));
  expect(button('Shields: one more')).toBeDisabled();
});

test('damage cards are dealt, turned and discarded; a facedown one has no name', () => {
  takeShip();
  fireEvent.click(button('Deal facedown'));
  expect(ship().damage.map(({ faceup }) => faceup)).toEqual([false]);
  expect(screen.getByText('Facedown card 1')).toBeVisible();
  fireEvent.click(button('Turn Facedown card 1'));
  expect(ship().damage[0]!.faceup).toBe(true);
  fireEvent.click(button(/^Discard/));
  expect(ship().damage).toEqual([]);
});

test('locks are given and removed, never on the ship itself', () => {
  takeShip();
  const list = screen.getByLabelText('Give a lock on');
  expect(within(list).queryByRole('option', { name: /^A1/ })).toBeNull();
  fireEvent.change(list, { target: { value: 'ship:B1' } });
  expect(ship().locks).toEqual(['ship:B1']);
  fireEvent.click(button('Remove'));
  expect(ship().locks).toEqual([]);
});

test('points are marked for either player, and dice can be taken anew', () => {
  fireEvent.click(button('Points of Bo: one more'));
  expect(pointsOf(gameOn().score, 'p2')).toBe(1);
  const { rng } = gameOn();
  fireEvent.click(button('New dice'));
  expect(gameOn().rng).not.toEqual(rng);
});

test('without an attack there are no dice to turn', () => {
  expect(screen.queryByText('Dice of this attack')).toBeNull();
});

test('a die of the attack under way is turned to any of its faces', () => {
  cleanup();
  const submit = vi.fn(() => true);
  const kept = useGame.getState();
  atTable(attack({ attacker: { tokens: { focus: 1 } }, dice: ['hit', 'focus'] }), <RefereePanel />);
  useGame.setState({ submit });
  act(() => useScreen.getState().show({ tool: 'referee' }));
  const die = screen.getByLabelText('Attack die 2');
  expect(die).toHaveDisplayValue('Focus');
  fireEvent.change(die, { target: { value: 'crit' } });
  expect(submit).toHaveBeenCalledWith({
    player: 'p1',
    referee: { kind: 'setDie', dice: 'attack', die: 1, face: 'crit' },
  });
  useGame.setState(kept, true);
});
