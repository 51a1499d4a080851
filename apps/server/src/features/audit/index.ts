export type { AuditEntry } from './store.ts';
export { findLast as lastAuditedAt, findLatest as latestAuditEntry } from './store.ts';
export { readAuditLog, writeAuditEntry } from './write-audit-entry.ts';
