export { noteChange, readTrail } from './record-change.ts';
export type { TrailEntry } from './store.ts';
export { findLast as lastNoted } from './store.ts';
