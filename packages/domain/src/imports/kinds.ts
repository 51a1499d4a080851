/** What a file brings: one kind for each file. */
export const IMPORT_KINDS = ['clients', 'services', 'appointments', 'vouchers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATUSES = ['mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const importLimits = {
  fileName: 200,
  /** Of one file. */
  bytes: 64 * 1024 * 1024,
  rows: 300_000,
  columns: 200,
  /** Of one cell; what is longer is no client list. */
  cell: 20_000,
  /** Of the reason why a run failed. */
  failure: 300,
} as const;

/** How long a finished import can be undone, in seconds. */
export const UNDO_SECONDS = 86_400;
