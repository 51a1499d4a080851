import * as revolut from '@revolut/checkout';

/** Typed as CommonJS, shipped to browsers as a module: there the default export is the loader itself. */
export const loadRevolut = revolut.default as unknown as typeof revolut.default.default;
