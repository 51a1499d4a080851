/** A round maximum at or above the largest value, and four ticks up to it. */
export function axisOf(largest: number): number[] {
  const rough = Math.max(1, largest) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((nice) => nice * size >= rough) ?? 10) * size;
  return [0, 1, 2, 3, 4].map((index) => index * step);
}
