const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/** Gives each cell of a table the name of its column, for screens on which the cells are stacked. */
export function labelledCells(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const heads = Array.from(table.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g), ([, head = '']) => words(head));
    let column = 0;
    return table.replace(/<(tr|td)\b/g, (tag) => {
      if (tag === '<tr') column = 0;
      if (tag !== '<td') return tag;
      const head = heads[column];
      column += 1;
      return head ? `${tag} data-label="${head}"` : tag;
    });
  });
}
