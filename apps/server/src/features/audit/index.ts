export { writeAuditEntry, readAuditLog } from './write-audit-entry.ts';
export type { AuditEntry } from './store.ts';
export { findLast as lastAuditedAt } from './store.ts';
