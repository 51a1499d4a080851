/** The page numbers to show: the first, the last, and those around the current one; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages));
  if (page <= 3) for (const number of [2, 3, 4]) if (number <= pages) near.add(number);
  if (page >= pages - 2) for (const number of [pages - 3, pages - 2, pages - 1]) if (number >= 1) near.add(number);
  const sorted = [...near].sort((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
