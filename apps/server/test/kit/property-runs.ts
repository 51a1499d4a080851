/**
 * The same examples in every run, so that a test fails because of a change and not because of a draw.
 * PROPERTY_SEED and PROPERTY_RUNS try others, and more of them.
 */
export function propertyRuns(numRuns: number): { seed: number; numRuns: number } {
  const { PROPERTY_SEED = 20_261_118, PROPERTY_RUNS = numRuns } = process.env;
  return { seed: Number(PROPERTY_SEED), numRuns: Number(PROPERTY_RUNS) };
}
