import type { Readable } from 'node:stream';
import { csvRow } from '@thyme/domain/books';
import { PublicError } from '../../graphql/errors.ts';
import { streamText } from '../../platform/http/stream-text.ts';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { problemWords } from './problem-words.ts';
import { takenRows } from './rows-store.ts';
import { findImport, type ImportKey } from './store.ts';

const MARK = '\uFEFF';

/** The rows that need a decision or were skipped, as in the file and with the reason, to be corrected and imported again. */
export async function problemRows(services: Services, viewer: Viewer, key: ImportKey): Promise<Readable> {
  await requireMembership(services, viewer, key.businessId, 'owner');
  const found = await findImport(services.db, key);
  if (!found) throw new PublicError('This import could not be found.', 'NOT_FOUND');
  return streamText(
    services,
    async function* (db) {
      yield csvRow([...found.columns.map(({ name }) => name), 'Row', 'Problem']);
      for (let after = 0; ; ) {
        const rows = await takenRows(db, key, { isTaken: false, after, limit: 500, problem: null });
        for (const { cells, rowNumber, problems } of rows)
          yield csvRow([
            ...found.columns.map((_column, index) => cells[index] ?? ''),
            { number: rowNumber },
            problems.map((code) => problemWords(code).title).join('; '),
          ]);
        const last = rows.at(-1);
        if (!last || rows.length < 500) return;
        after = last.rowNumber;
      }
    },
    MARK,
  );
}
