import type { Entrant, GameResult, Points } from './play';

/** How two entrants fared against each other, seen from the first. */
export interface Pairing {
  readonly a: Entrant;
  readonly b: Entrant;
  readonly on: Points;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly games: number;
  /** Mission points a game. */
  readonly points: readonly [number, number];
  /** Of those, what the mission gave. */
  readonly mission: readonly [number, number];
  /** Wins of the first that it would not have had without the mission's points, and those it would. */
  readonly wonBy: { readonly mission: number; readonly guns: number };
  /** In which the share of games won lies, a draw as half of one: 95 %. */
  readonly interval: readonly [number, number];
}

export function pairingOf(a: Entrant, b: Entrant, on: Points, results: readonly GameResult[]): Pairing {
  const count = (what: GameResult['result']) => results.filter(({ result }) => result === what).length;
  const mean = (what: 'points' | 'mission', side: 0 | 1) =>
    results.reduce((sum, one) => sum + one[what][side], 0) / results.length;
  const both = (what: 'points' | 'mission') => [mean(what, 0), mean(what, 1)] as const;
  const guns = results.filter(
    ({ result, points, mission }) => result === 'won' && points[0] - mission[0] > points[1] - mission[1],
  ).length;
  const [wins, losses, draws] = [count('won'), count('lost'), count('drawn')];
  const games = results.length;
  const interval = wilson((wins + draws / 2) / games, games);
  return {
    a,
    b,
    on,
    wins,
    losses,
    draws,
    games,
    points: both('points'),
    mission: both('mission'),
    wonBy: { mission: wins - guns, guns },
    interval,
  };
}

const Z = 1.96;

/** Wilson's interval of a share. */
export function wilson(share: number, games: number): readonly [number, number] {
  const whole = 1 + (Z * Z) / games;
  const centre = (share + (Z * Z) / (2 * games)) / whole;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / whole;
  return [centre - half, centre + half];
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

export function lineOf({ a, b, on, wins, losses, draws, games, points, mission, wonBy, interval }: Pairing): string {
  const share = `${percent((wins + draws / 2) / games)} % [${interval.map(percent).join('–')}]`;
  const [score, earned] = [points, mission].map(pair => pair.map(one => one.toFixed(1)).join(' : '));
  const names = `${a} v ${b}, ${on}`.padEnd(26);
  return `${names} ${wins} won ${losses} lost ${draws} drawn of ${games}, ${share}, points ${score}, by the mission ${earned}; won by guns ${wonBy.guns}, by the mission ${wonBy.mission}`;
}

/** Milliseconds a decision, by entrant. */
export interface Timing {
  readonly decisions: number;
  readonly mean: number;
  readonly most: number;
  /** All dials of a round together. */
  readonly dials: { readonly rounds: number; readonly mean: number; readonly most: number };
}

interface Sums {
  readonly took: number[];
  readonly rounds: Map<string, number>;
}

export function stopwatch() {
  const sums = new Map<Entrant, Sums>();
  return {
    note(who: Entrant, took: number, dial: { readonly round: string } | null): void {
      const one = sums.get(who) ?? { took: [], rounds: new Map<string, number>() };
      one.took.push(took);
      if (dial) one.rounds.set(dial.round, (one.rounds.get(dial.round) ?? 0) + took);
      sums.set(who, one);
    },
    read: (): Readonly<Record<string, Timing>> =>
      Object.fromEntries(
        [...sums].map(([who, { took, rounds }]) => {
          const { many, mean, most } = summed(took);
          const dials = summed([...rounds.values()]);
          return [
            who,
            { decisions: many, mean, most, dials: { rounds: dials.many, mean: dials.mean, most: dials.most } },
          ];
        }),
      ),
  };
}

const summed = (numbers: readonly number[]) => ({
  many: numbers.length,
  mean: numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length),
  most: numbers.reduce((a, b) => Math.max(a, b), 0),
});
