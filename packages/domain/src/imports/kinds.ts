/** The kinds of imports, one per file. */
export const IMPORT_KINDS = ['clients', 'services', 'appointments', 'vouchers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATUSES = ['mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const importLimits = {
  fileName: 200,
  /** Limit per file. */
  bytes: 64 * 1024 * 1024,
  rows: 300_000,
  columns: 200,
  /** Limit per cell; longer values mean that it is not such a list. */
  cell: 20_000,
  /** Limit of the failure's reason. */
  failure: 300,
} as const;

/** How long a finished import can be undone, in seconds. */
export const UNDO_SECONDS = 86_400;
