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
  /** In which the share of games won lies, a draw as half of one: 95 %. */
  readonly interval: readonly [number, number];
}

export function pairingOf(a: Entrant, b: Entrant, on: Points, results: readonly GameResult[]): Pairing {
  const count = (what: GameResult['result']) => results.filter(({ result }) => result === what).length;
  const mean = (side: 0 | 1) => results.reduce((sum, { points }) => sum + points[side], 0) / results.length;
  const [wins, losses, draws] = [count('won'), count('lost'), count('drawn')];
  const games = results.length;
  const interval = wilson((wins + draws / 2) / games, games);
  return { a, b, on, wins, losses, draws, games, points: [mean(0), mean(1)], interval };
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

export function lineOf({ a, b, on, wins, losses, draws, games, points, interval }: Pairing): string {
  const share = `${percent((wins + draws / 2) / games)} % [${interval.map(percent).join('–')}]`;
  const score = points.map(one => one.toFixed(1)).join(' : ');
  const names = `${a} v ${b}, ${on}`.padEnd(26);
  return `${names} ${wins} won ${losses} lost ${draws} drawn of ${games}, ${share}, points ${score}`;
}

/** Milliseconds a decision, by entrant. */
export interface Timing {
  readonly decisions: number;
  readonly mean: number;
  readonly most: number;
}

export function stopwatch() {
  const sums = new Map<Entrant, { decisions: number; sum: number; most: number }>();
  return {
    note(who: Entrant, took: number): void {
      const one = sums.get(who) ?? { decisions: 0, sum: 0, most: 0 };
      sums.set(who, { decisions: one.decisions + 1, sum: one.sum + took, most: Math.max(one.most, took) });
    },
    read: (): Readonly<Record<string, Timing>> =>
      Object.fromEntries(
        [...sums].map(([who, { decisions, sum, most }]) => [who, { decisions, mean: sum / decisions, most }]),
      ),
  };
}
