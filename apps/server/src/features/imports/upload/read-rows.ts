import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { CARD_COLUMNS, createCardReader, detectDelimiter, type Encoding, importLimits } from '@thyme/domain/imports';
import { CsvError, parse } from 'csv-parse';
import { decodedText, encodingOf, readHead } from './decode.ts';

/** Why a file cannot be read as a list; the text is for the owner. */
export class UnreadableFile extends Error {}

export interface OpenedFile {
  encoding: Encoding;
  header: string[];
  rows: AsyncIterable<string[]>;
}

const HEAD_BYTES = 65_536;
const EXCEL = 'This is an Excel file. Please save it as CSV (in Excel: File, Save as, CSV UTF-8) and choose that file.';
const OTHER = 'We can’t read this file. Please choose a CSV file or a vCard (.vcf).';

/** Opens an uploaded file as a header and lazily read rows, so that only a few are in memory. */
export async function openFile(path: string): Promise<OpenedFile> {
  const head = await readHead(path, HEAD_BYTES);
  if (head.length === 0) throw new UnreadableFile('This file is empty.');
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' || head.readUInt32BE(0) === 0xd0cf11e0)
    throw new UnreadableFile(EXCEL);
  const encoding = await encodingOf(path);
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text.slice(0, 4_000))) throw new UnreadableFile(OTHER);
  if (/^\s*BEGIN:VCARD/i.test(text)) return { encoding, header: [...CARD_COLUMNS], rows: readCards(path, encoding) };
  return openTable(path, encoding, detectDelimiter(text));
}

async function* readCards(path: string, encoding: Encoding): AsyncGenerator<string[]> {
  const reader = createCardReader();
  for await (const line of createInterface({
    input: decodedText(path, encoding),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const row = reader.line(line);
    if (row) yield row.map((cell) => cell.slice(0, importLimits.cell));
  }
}

async function openTable(path: string, encoding: Encoding, delimiter: string): Promise<OpenedFile> {
  const records = readTable(path, encoding, delimiter);
  const first = await records.next();
  if (first.done) throw new UnreadableFile('This file is empty.');
  const names = first.value;
  if (names.length > importLimits.columns)
    throw new UnreadableFile(`A file may have at most ${importLimits.columns} columns.`);
  // Some lists have no header: an address or a number is not a column name.
  const isData = names.some((cell) => /\S@\S+\.\S/.test(cell) || /^\+?\d[\d ()-]{5,}$/.test(cell.trim()));
  const header = names.map((name, index) =>
    isData || name.trim() === '' ? `Column ${index + 1}` : name.trim().slice(0, 200),
  );
  async function* rows() {
    if (isData) yield names;
    yield* records;
  }
  return { encoding, header, rows: rows() };
}

async function* readTable(path: string, encoding: Encoding, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  pipeline(decodedText(path, encoding), parser, () => undefined);
  try {
    for await (const record of parser) {
      const cells = (record as string[]).slice(0, importLimits.columns).map((cell) => cell.slice(0, importLimits.cell));
      if (cells.some((cell) => cell.trim() !== '')) yield cells;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw new UnreadableFile(
      `We can’t read this file${line}: a quotation mark is not closed, or a row is far too long.`,
    );
  }
}
