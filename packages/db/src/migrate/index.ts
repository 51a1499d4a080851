export { migrate } from './migrate.ts';
export { UnknownState } from './unknown-state.ts';
