export { readAuditLog } from './read-audit-log.ts';
export type { AuditEntry } from './store.ts';
export { findLast as lastAuditedAt, findLatest as latestAuditEntry } from './store.ts';
export { writeAuditEntry } from './write-audit-entry.ts';
