/** One measured number and its budget. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  budget: number;
  /** Whether less is better (time, weight) or more (pages a second). */
  better: 'less' | 'more';
  /** A simpler baseline, measured in the same minute on the same machine: an empty response, plain SQL. */
  reference?: { what: string; value: number; unit: string };
}

/** How a figure grows with what is stored. */
export interface Curve {
  what: string;
  unit: string;
  /** The quantity on the horizontal axis. */
  along: string;
  budget: number;
  points: readonly { size: number; value: number }[];
}

export interface Bench {
  name: string;
  /** Takes so long that it runs only when it is named. */
  onlyWhenNamed?: true;
  run(context: Context): Promise<Figure[]>;
}

export interface Context {
  root: string;
  /** A directory of this run, removed after it. */
  scratch: string;
  log(line: string): void;
  /** Prints a remark beside the figures. */
  say(line: string): void;
  curve(curve: Curve): void;
}

export function isWithin({ value, budget, better }: Figure): boolean {
  return better === 'less' ? value <= budget : value >= budget;
}

export const written = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

export const limitOf = ({ better, budget, unit }: Figure) =>
  `${better === 'less' ? '≤' : '≥'} ${written(budget)} ${unit}`;

/** How many times its reference a figure is; where they are measured differently, the reference itself. */
export function referenceOf({ value, unit, reference }: Figure): string {
  if (!reference) return '';
  const text = `${reference.what}: ${written(reference.value)} ${reference.unit}`;
  return reference.unit === unit && reference.value > 0 ? `${(value / reference.value).toFixed(1)}× ${text}` : text;
}

/** Figure, budget, ratio to it, verdict and reference: one line each. */
export function line(figure: Figure): string {
  const { what, value, unit, budget } = figure;
  const ratio = budget === 0 ? '' : `${(value / budget).toFixed(2)}×`;
  const cells = [
    what.padEnd(62),
    `${written(value)} ${unit}`.padStart(14),
    limitOf(figure).padEnd(14),
    ratio.padEnd(6),
  ];
  return `${isWithin(figure) ? '✓' : '✗'} ${cells.join('   ')} ${referenceOf(figure)}`.trimEnd();
}
