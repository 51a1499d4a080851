export { refreshSearchEntries } from './refresh-entries.ts';
