/** PostgreSQL takes 65,535 parameters a statement, so long lists go in parts; rows come back in the order given. */
export async function storeInParts<Row, Stored>(
  rows: readonly Row[],
  store: (part: Row[]) => Promise<Stored[]>,
  size = 800,
): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (let start = 0; start < rows.length; start += size) {
    stored.push(...(await store(rows.slice(start, start + size))));
  }
  return stored;
}
