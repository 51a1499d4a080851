/** One measured number and what it may be. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  budget: number;
  /** Whether a small number is the good one (time, weight) or a large one (pages a second). */
  better: 'less' | 'more';
}

export interface Bench {
  name: string;
  run(context: Context): Promise<Figure[]>;
}

export interface Context {
  root: string;
  /** A directory of this run, removed after it. */
  scratch: string;
  log(line: string): void;
  /** For what belongs beside the figures, such as a reference. */
  say(line: string): void;
}

export function isWithin({ value, budget, better }: Figure): boolean {
  return better === 'less' ? value <= budget : value >= budget;
}

const written = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Figure, budget, ratio to it, verdict: one line each. */
export function line(figure: Figure): string {
  const { what, value, unit, budget, better } = figure;
  const limit = `${better === 'less' ? '≤' : '≥'} ${written(budget)} ${unit}`;
  const ratio = `${(value / budget).toFixed(2)}×`;
  return `${isWithin(figure) ? '✓' : '✗'} ${what.padEnd(58)} ${`${written(value)} ${unit}`.padStart(16)}   ${limit.padEnd(18)} ${ratio}`;
}
