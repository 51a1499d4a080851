export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How often each delimiter occurs in the first lines, outside quotes. */
function countByLine(text: string, delimiter: Delimiter, most: number): number[] {
  const counts = [0];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n') {
      if (counts.length === most) break;
      counts.push(0);
    } else if (!isQuoted && sign === delimiter) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}

/**
 * The delimiter of a file, from its beginning: the one that occurs in the header and equally often in most lines, and
 * then the one that occurs most. A file with one column has none, and is read with commas.
 */
export function detectDelimiter(head: string): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const [header = 0, ...lines] = countByLine(head, delimiter, 20);
    if (header === 0) continue;
    const full = lines.slice(0, -1);
    const same = full.length === 0 ? 1 : full.filter((count) => count === header).length / full.length;
    const score = same * 1000 + header;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
