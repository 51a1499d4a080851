export type Measurement = {
  readonly name: string;
  /** Median and 95th percentile of single runs, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  readonly budget: number;
  readonly isWithin: boolean;
};

const WARM_UP = 300;
const RUNS = 2000;

/** Times a pure function run by run; the p95 has to be within the budget. */
export function measure(name: string, budget: number, run: () => unknown): Measurement {
  for (let i = 0; i < WARM_UP; i++) run();
  const times = new Float64Array(RUNS);
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    run();
    times[i] = performance.now() - start;
  }
  times.sort();
  const median = times[RUNS / 2] as number;
  const p95 = times[Math.floor(RUNS * 0.95)] as number;
  return { name, median, p95, budget, isWithin: p95 <= budget };
}
