/** Parses comma-separated values by RFC 4180; a byte order mark is skipped. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let index = 0; index < body.length; index += 1) {
    const letter = body[index] ?? '';
    const row = rows.at(-1) ?? [];
    const last = row.length - 1;
    if (letter === '"' && isQuoted && body[index + 1] === '"') {
      row[last] += '"';
      index += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) row.push('');
    else if (letter === '\r' && body[index + 1] === '\n' && !isQuoted) {
      rows.push(['']);
      index += 1;
    } else row[last] += letter;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** '-12.30' as cents; an empty cell is nothing. */
export const centsOf = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);
