import fc, * as all from 'fast-check';

/** Property tests run for every mutant they cover: a few examples find what differs at all. */
const MOST_RUNS = 30;

const assert: typeof fc.assert = ((property: never, parameters: { numRuns?: number } = {}) =>
  fc.assert(property, { ...parameters, numRuns: Math.min(parameters.numRuns ?? MOST_RUNS, MOST_RUNS) })) as never;

export * from 'fast-check';
export default { ...all, ...fc, assert };
export { assert };
