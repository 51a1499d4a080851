import { DATE_ORDERS, IMPORT_FIELDS, type ImportField, missingFields, UNDO_SECONDS } from '@thyme/domain/imports';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { problemWords } from './problem-words.ts';
import { checkImportJob, runImportJob, undoImportJob } from './steps/step.ts';
import {
  deleteImport,
  findBusy,
  findImport,
  findRow,
  type ImportKey,
  type ImportRecord,
  moveImport,
  updateRow,
} from './store.ts';

const done = (message: string): StatusMessage => ({ status: 1, message });
const refused = (message: string): StatusMessage => ({ status: 0, message });
const BUSY = 'This import is still running. Please wait until it has finished.';

/** An owner's import; another shop's is treated as missing. */
export async function requireImport(services: Services, viewer: Viewer, key: ImportKey): Promise<ImportRecord> {
  await requireMembership(services, viewer, key.businessId, 'owner');
  const found = await findImport(services.db, key);
  if (!found) throw new PublicError('This import could not be found.', 'NOT_FOUND');
  return found;
}

export interface Mapping extends ImportKey {
  fields: readonly string[];
  dateOrder: string;
}

/** Sets what each column is, and checks every row. */
export async function mapColumns(
  services: Services,
  viewer: Viewer,
  { fields, dateOrder, ...key }: Mapping,
): Promise<StatusMessage> {
  const { kind, columns } = await requireImport(services, viewer, key);
  const known: readonly string[] = ['skip', ...IMPORT_FIELDS[kind]];
  const order = DATE_ORDERS.find((one) => one === dateOrder);
  if (fields.length !== columns.length || !fields.every((field) => known.includes(field)) || !order)
    return refused('Please choose again what each column is.');
  const chosen = fields as readonly ImportField[];
  if (missingFields(kind, chosen).length > 0) return refused(MISSING[kind]);
  const mapped = columns.map(({ name }, index) => ({ name, field: chosen[index] ?? 'skip', isSure: true }));
  const values = { columns: mapped, dateOrder: order, orderIsSure: true, decisions: {}, failure: '', done: 0 };
  return start(services, viewer, key, ['mapping', 'checked'], { ...values, status: 'checking' }, checkImportJob);
}

const MISSING: Record<ImportRecord['kind'], string> = {
  clients: 'Please say which column has the name, the phone number or the email address.',
  services: 'Please say which column has the name of the service.',
  vouchers: 'Please say which columns have the code and the balance.',
  appointments: 'Please say which columns have the date, the service and the guest.',
};

async function start(
  services: Services,
  viewer: Viewer,
  key: ImportKey,
  from: readonly ImportRecord['status'][],
  values: Parameters<typeof moveImport>[3],
  job: typeof checkImportJob,
): Promise<StatusMessage> {
  const busy = await findBusy(services.db, key);
  return inTransaction(services, async (tx) => {
    if (!(await moveImport(tx.db, key, from, values))) return refused(BUSY);
    await tx.jobs.enqueue(job, { ...key, actorId: viewer.id }, { transaction: tx.db });
    return done(busy ? `${busy.fileName} is still running. This file starts as soon as it has finished.` : '');
  });
}

/** Stores the owner's decision on a kind of problem, or on a single row. */
export async function decide(
  services: Services,
  viewer: Viewer,
  { problem, choice, row, ...key }: ImportKey & { problem: string; choice: string; row: number | null },
): Promise<StatusMessage> {
  const { status, decisions } = await requireImport(services, viewer, key);
  if (status !== 'checked') return refused(BUSY);
  const { choices } = problemWords(problem);
  if (choice !== 'leave' && !choices.some((one) => one.choice === choice))
    return refused('Please choose one of the answers.');
  if (row !== null) {
    const found = await findRow(services.db, key, row);
    if (!found || problem !== 'shared-contact') return refused('This row could not be found.');
    await updateRow(services.db, key, row, { choice });
    return done('');
  }
  const isMoved = await moveImport(services.db, key, ['checked'], { decisions: { ...decisions, [problem]: choice } });
  return isMoved ? done('') : refused(BUSY);
}

/** Corrects cells of a row, and checks the file again. */
export async function fixRows(
  services: Services,
  viewer: Viewer,
  { fixes, ...key }: ImportKey & { fixes: readonly { row: number; column: number; text: string }[] },
): Promise<StatusMessage> {
  const { columns, status } = await requireImport(services, viewer, key);
  if (status !== 'checked') return refused(BUSY);
  for (const { row, column, text } of fixes) {
    const found = await findRow(services.db, key, row);
    if (!found || column < 0 || column >= columns.length) return refused('This row could not be found.');
    const cells = columns.map((_column, index) => (index === column ? text : (found.cells[index] ?? '')));
    await updateRow(services.db, key, row, { cells });
  }
  return start(services, viewer, key, ['checked'], { status: 'checking', done: 0, failure: '' }, checkImportJob);
}

/** The matches of names changed, so every row is checked again. */
export function rematch(
  services: Services,
  viewer: Viewer,
  key: ImportKey,
  matches: ImportRecord['matches'],
): Promise<StatusMessage> {
  const values = { status: 'checking', matches, done: 0, failure: '' } as const;
  return start(services, viewer, key, ['checked'], values, checkImportJob);
}

export async function startImport(services: Services, viewer: Viewer, key: ImportKey): Promise<StatusMessage> {
  const { status } = await requireImport(services, viewer, key);
  // Idempotent: a second request does not run it again.
  if (status === 'running' || status === 'done') return done('');
  return start(services, viewer, key, ['checked'], { status: 'running', done: 0, failure: '' }, runImportJob);
}

export async function startUndo(services: Services, viewer: Viewer, key: ImportKey): Promise<StatusMessage> {
  const { status, finishedAt } = await requireImport(services, viewer, key);
  if (status === 'undoing' || status === 'undone') return done('');
  if (finishedAt !== null && services.clock.now() >= finishedAt + UNDO_SECONDS)
    return refused('An import can only be undone within a day.');
  return start(services, viewer, key, ['done'], { status: 'undoing', done: 0, failure: '' }, undoImportJob);
}

/** Deletes a file that was not imported. */
export async function discard(services: Services, viewer: Viewer, key: ImportKey): Promise<StatusMessage> {
  const { status } = await requireImport(services, viewer, key);
  if (status !== 'mapping' && status !== 'checked') return refused('Only a file that was not imported can be removed.');
  await deleteImport(services.db, key);
  return done('The file was removed.');
}
