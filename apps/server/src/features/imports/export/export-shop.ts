import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Cell, csvRow } from '@thyme/domain/books';
import { dateAt } from '@thyme/domain/time';
import { ZipFile } from 'yazl';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { EXPORT_FILES, type ExportFile, readPage } from './files-store.ts';

const PAGE = 1_000;
/** The byte order mark, which spreadsheets need to recognise UTF-8. */
const MARK = '\uFEFF';

/** Streams everything that a shop owns as one ZIP of CSV files from one database snapshot. Cells cannot become formulas. */
export async function exportShop(
  services: Services,
  viewer: Viewer,
  businessId: number,
): Promise<{ name: string; stream: NodeJS.ReadableStream }> {
  const { slug, zone } = await requireMembership(services, viewer, businessId, 'owner');
  await inTransaction(services, (tx) =>
    writeAuditEntry(tx, { businessId, actorId: viewer.id, action: 'export-shop', subject: 'import' }),
  );
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  const send = async (db: Db) => {
    for (const file of EXPORT_FILES)
      zip.addReadStreamLazy(file.name, { mtime: new Date(services.clock.now() * 1000) }, (ready) => {
        const rows = Readable.from(linesOf(db, file, businessId));
        rows.on('error', fail);
        ready(null, rows);
      });
    zip.end();
    await finished(out, { readable: true, writable: false });
  };
  services.db
    .transaction(send, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    .catch((error: unknown) => {
      // A client that disconnects is not an error.
      if (!out.destroyed) services.log.error({ err: error }, 'an export failed');
      fail(error);
    });
  return { name: `${slug}-${dateAt(zone, services.clock.now())}.zip`, stream: out };
}

async function* linesOf(db: Db, file: ExportFile, businessId: number): AsyncGenerator<string> {
  yield MARK + csvRow(file.columns.map(([title]) => title));
  for (let after = 0; ; ) {
    const rows = await readPage(db, file, { businessId, after, limit: PAGE });
    yield rows
      .map((row) => csvRow(file.columns.map(([, kind], index) => cellOf(kind, row[`c${index + 1}`] ?? null))))
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = Number(last.id);
  }
}

function cellOf(kind: 'text' | 'number' | 'amount', value: string | number | null): Cell {
  if (value === null) return '';
  if (kind === 'text') return String(value);
  return kind === 'amount' ? { amount: Number(value) } : { number: Number(value) };
}
