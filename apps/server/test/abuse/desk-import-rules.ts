import { type AccessRule, inShop } from './rules.ts';

/** Imports and the export of everything. */
export const deskImportRules: Record<string, AccessRule> = {
  desk_imports: inShop(),
  desk_move_in: inShop(),
  desk_import: inShop(() => ({ id: 1 })),
  desk_import_rows: inShop(() => ({ id: 1, problem: 'bad-phone' })),
  desk_import_map: inShop(() => ({ id: 1, fields: ['name'], date_order: 'day-first' })),
  desk_import_decide: inShop(() => ({ id: 1, problem: 'bad-phone', choice: 'accept' })),
  desk_import_fix: inShop(() => ({ id: 1, fixes: [{ row: 1, column: 0, text: 'Ann' }] })),
  desk_import_match: inShop(() => ({ id: 1, kind: 'service', name: 'Cut' })),
  desk_import_run: inShop(() => ({ id: 1 })),
  desk_import_undo: inShop(() => ({ id: 1 })),
  desk_import_discard: inShop(() => ({ id: 1 })),
};
