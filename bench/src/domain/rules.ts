import { benchAvailability } from './availability.ts';
import type { Measurement } from './measure.ts';

/** All benchmarks of pure rules. */
export function benchDomain(): Measurement[] {
  return benchAvailability();
}

if (import.meta.main) {
  const results = benchDomain();
  for (const { name, median, slowest, budget, isWithin } of results) {
    const verdict = isWithin ? 'within' : 'OVER';
    console.log(`${name}: median ${median.toFixed(3)} ms, slowest ${slowest.toFixed(3)} ms, ${verdict} ${budget} ms`);
  }
  if (results.some(({ isWithin }) => !isWithin)) process.exitCode = 1;
}
