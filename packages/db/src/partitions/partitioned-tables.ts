/** A table that only grows: one partition in the schema `partitions` for each month, and a default one that should be empty. */
export interface PartitionedTable {
  name: string;
  /** The instant that decides about the month. */
  column: string;
  /** Whole months that stay in the table when older ones are archived. */
  keptMonths: number;
  /** Rows that still have to be worked on; a month that has any is not archived. */
  pending?: string;
}

/**
 * Old mails and reports are deleted by the purge after 30 days, so that their months end up empty and are dropped. Appointments and the
 * ledger stay whole: they are read and joined by business for years.
 */
export const partitionedTables: readonly PartitionedTable[] = [
  { name: 'outbox', column: 'created_at', keptMonths: 2, pending: `state in ('waiting', 'sending')` },
  { name: 'system_log', column: 'created_at', keptMonths: 2 },
  { name: 'provider_events', column: 'received_at', keptMonths: 12, pending: 'applied_at is null' },
  { name: 'notifications', column: 'created_at', keptMonths: 12 },
  { name: 'audit_entries', column: 'created_at', keptMonths: 24 },
];
