import { type ImportStatus, UNDO_SECONDS } from '@thyme/domain/imports';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { requireImport } from './manage.ts';
import { type ProblemWords, problemWords } from './problem-words.ts';
import { countRows, listProblems, type Totals, takenRows } from './rows-store.ts';
import { findBusy, findRow, type ImportKey, type ImportRecord, listImports, listRows } from './store.ts';

const SAMPLES = 20;
const PREVIEW = 4;
const PAGE = 50;
const LISTED = 20;

export interface Problem extends ProblemWords {
  code: string;
  rows: number;
  isWarning: boolean;
  /** The first row with it, in the file's words. */
  example: string;
  chosen: string | null;
}

export type RowView = Awaited<ReturnType<typeof takenRows>>[number];

export async function readImports(services: Services, viewer: Viewer, businessId: number): Promise<ImportRecord[]> {
  await requireMembership(services, viewer, businessId, 'owner');
  return listImports(services.db, businessId, LISTED);
}

export const readImport = requireImport;

const keyOf = ({ businessId, id }: ImportRecord): ImportKey => ({ businessId, importId: id });

/** The only status whose rows are shown: in others there is nothing to decide, and a page that follows a step asks often. */
const isChecked = (status: ImportStatus) => status === 'checked';

/** The first rows, as samples of each column. */
export async function readSamples({ db }: Services, record: ImportRecord): Promise<string[][]> {
  const rows = await listRows(db, keyOf(record), { after: 0, limit: SAMPLES });
  return rows.map(({ cells }) => record.columns.map((_column, index) => cells[index] ?? ''));
}

export async function readTotals({ db, clock }: Services, record: ImportRecord): Promise<Totals | null> {
  return isChecked(record.status) ? countRows(db, keyOf(record), clock.now()) : null;
}

export async function readProblems({ db }: Services, record: ImportRecord): Promise<Problem[]> {
  if (!isChecked(record.status)) return [];
  const groups = await listProblems(db, keyOf(record));
  return Promise.all(
    groups.map(async ({ code, rows, first, isWarning }) => {
      const row = await findRow(db, keyOf(record), first);
      const told = (row?.cells ?? []).filter((cell) => cell.trim() !== '').slice(0, 4);
      const example = `Row ${first}: ${told.join(', ').slice(0, 120)}`;
      return { ...problemWords(code), code, rows, isWarning, example, chosen: record.decisions[code] ?? null };
    }),
  );
}

export function readPreview({ db }: Services, record: ImportRecord): Promise<RowView[]> {
  if (!isChecked(record.status)) return Promise.resolve([]);
  return takenRows(db, keyOf(record), { isTaken: true, problem: null, after: 0, limit: PREVIEW });
}

/** Rows with a problem, one page at a time. */
export async function readProblemRows(
  services: Services,
  viewer: Viewer,
  { problem, after, ...key }: ImportKey & { problem: string; after: number },
): Promise<RowView[]> {
  await requireImport(services, viewer, key);
  return takenRows(services.db, key, { isTaken: null, problem, after, limit: PAGE });
}

/** When it can no longer be undone; null if it cannot be undone. */
export function undoUntil({ status, finishedAt }: ImportRecord, now: number): number | null {
  if (status !== 'done' || finishedAt === null) return null;
  const until = finishedAt + UNDO_SECONDS;
  return until > now ? until : null;
}

/** What a waiting step waits for. */
export async function waitsFor({ db }: Services, record: ImportRecord): Promise<string | null> {
  if (record.done > 0 || !['checking', 'running', 'undoing'].includes(record.status)) return null;
  return (await findBusy(db, keyOf(record)))?.fileName ?? null;
}

export type { Totals } from './rows-store.ts';
export type { ImportRecord } from './store.ts';
