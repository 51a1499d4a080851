export type { AuditEntry } from './store.ts';
export { findLast as lastAuditedAt } from './store.ts';
export { readAuditLog, writeAuditEntry } from './write-audit-entry.ts';
