export { type Attached, archiveMonth, attachArchived, listArchived, listOldMonths, type OldMonth } from './archive.ts';
export { type Maintained, maintainPartitions } from './maintain.ts';
export { countStrayRows } from './strays.ts';
