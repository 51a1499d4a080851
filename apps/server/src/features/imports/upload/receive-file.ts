import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { guessColumns, type ImportKind, importLimits, orderOf } from '@thyme/domain/imports';
import { tidyLine } from '@thyme/domain/text';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { insertImport, insertRows, updateImport } from '../store.ts';
import { type OpenedFile, openFile, UnreadableFile } from './read-rows.ts';

const BATCH = 1_000;
/** How many rows are sampled to detect whether the day or the month comes first. */
const DATED_ROWS = 5_000;
/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US']);

export interface Arriving {
  businessId: number;
  kind: ImportKind;
  fileName: string;
  file: Readable;
  /** Whether the file exceeded the limit; known once it has been read. */
  isTruncated: () => boolean;
}

/** Stores the rows of a file unchanged. The file is spooled to disk and read in chunks, so its length needs no memory. */
export async function receiveFile(services: Services, viewer: Viewer, arriving: Arriving): Promise<number> {
  const { country } = await requireMembership(services, viewer, arriving.businessId, 'owner');
  const folder = await mkdtemp(join(tmpdir(), 'thyme-import-'));
  try {
    const path = join(folder, 'file');
    await pipeline(arriving.file, createWriteStream(path));
    if (arriving.isTruncated())
      throw new UnreadableFile(
        `This file is too large. Please choose one of at most ${importLimits.bytes / 1024 / 1024} MB.`,
      );
    const opened = await openFile(path);
    return await storeRows(services, { arriving, opened, actorId: viewer.id, isMonthFirst: MONTH_FIRST.has(country) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Storing {
  arriving: Arriving;
  opened: OpenedFile;
  actorId: number;
  isMonthFirst: boolean;
}

function storeRows(services: Services, { arriving, opened, actorId, isMonthFirst }: Storing): Promise<number> {
  const { businessId, kind, fileName } = arriving;
  const columns = guessColumns(kind, opened.header);
  const usual = isMonthFirst ? 'month-first' : 'day-first';
  return inTransaction(services, async (tx) => {
    const importId = await insertImport(tx.db, {
      businessId,
      kind,
      fileName: [...tidyLine(fileName)].slice(-importLimits.fileName).join('') || 'File',
      encoding: opened.encoding,
      rowCount: 0,
      columns,
      dateOrder: usual,
      orderIsSure: false,
      actorId,
      createdAt: tx.clock.now(),
    });
    const dated = columns.flatMap(({ field }, index) =>
      ['birthday', 'date', 'expires'].includes(field) ? [index] : [],
    );
    const dates: string[] = [];
    let [rowCount, batch] = [0, [] as { rowNumber: number; cells: string[] }[]];
    for await (const cells of opened.rows) {
      rowCount += 1;
      if (rowCount > importLimits.rows)
        throw new UnreadableFile(
          `This file has more than ${importLimits.rows.toLocaleString('en-IE')} rows. Please split it.`,
        );
      batch.push({ rowNumber: rowCount, cells });
      if (rowCount <= DATED_ROWS) dates.push(...dated.map((index) => cells[index] ?? ''));
      if (batch.length < BATCH) continue;
      await insertRows(tx.db, { businessId, importId }, batch);
      batch = [];
    }
    if (batch.length > 0) await insertRows(tx.db, { businessId, importId }, batch);
    if (rowCount === 0) throw new UnreadableFile('This file has a header but no rows.');
    const order = orderOf(dates);
    const hasDoubt = order === null && dates.some((text) => /^\s*\d{1,2}[./-]\d{1,2}[./-]/.test(text));
    await updateImport(
      tx.db,
      { businessId, importId },
      { rowCount, dateOrder: order ?? usual, orderIsSure: !hasDoubt },
    );
    return importId;
  });
}
