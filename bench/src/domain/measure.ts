export type Measurement = {
  readonly name: string;
  /** Processor time of one run in milliseconds: the median and the slowest of the batches. */
  readonly median: number;
  readonly slowest: number;
  readonly budget: number;
  readonly isWithin: boolean;
};

const BATCHES = 41;
const RUNS_PER_BATCH = 50;

function cpuMilliseconds(run: () => unknown): number {
  const start = process.cpuUsage();
  for (let i = 0; i < RUNS_PER_BATCH; i++) run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / RUNS_PER_BATCH;
}

/** Measures a pure function in processor time, which other programs disturb less than wall time. */
export function measure(name: string, budget: number, run: () => unknown): Measurement {
  for (let i = 0; i < 5 * RUNS_PER_BATCH; i++) run();
  const times = Array.from({ length: BATCHES }, () => cpuMilliseconds(run)).sort((a, b) => a - b);
  const median = times[(BATCHES - 1) / 2] as number;
  return { name, median, slowest: times.at(-1) as number, budget, isWithin: median <= budget };
}
