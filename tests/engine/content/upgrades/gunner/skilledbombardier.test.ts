import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { acting } from '../../../../support/flying';

const dropping = (bomb: string) => {
  const { game } = inStory('upgrade:skilledbombardier', {
    phase: 'system',
    p1: [{ pilot: 'graysquadronbomber', at: [457, 400], dial: '2FB', upgrades: [bomb] }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 850], dial: '2FB' }],
  }).until('placeDevice');
  return game;
};

test('Skilled Bombardier: the 2 straight too', () => {
  const game = dropping('protonbombs');
  expect(game.offers('p1')).toEqual(['drop:device:protonbomb:1straight', 'drop:device:protonbomb:2straight', 'pass']);
  game.choose('p1', 'drop:device:protonbomb:2straight');
  expect(game.last('devicePlaced')!.pose.y).toBeLessThan(320);
});

test('Skilled Bombardier: launched by a slower or faster template of the same bearing, and no other', () => {
  const game = dropping('electrochaffmissiles');
  expect(game.offers('p1').filter(key => key.includes('straight'))).toEqual([
    'launch:device:electrochaffcloud:4straight',
    'launch:device:electrochaffcloud:3straight',
    'launch:device:electrochaffcloud:5straight',
  ]);
  expect(game.offers('p1').filter(key => key.includes('bankLeft'))).toEqual([
    'launch:device:electrochaffcloud:3bankLeft',
    'launch:device:electrochaffcloud:2bankLeft',
  ]);
});

test('Skilled Bombardier: cargo is no device, and is thrown out as ever', () => {
  const upgrades = ['riggedcargochute'];
  const { game } = acting(
    'upgrade:skilledbombardier',
    { pilot: 'bountyhunter', upgrades },
    'action:card:upgrade:riggedcargochute:white',
  );
  expect(game.events('devicePlaced')).toHaveLength(1);
});
