import { escapeHtml } from './escape.ts';

/**
 * A small chart from a fenced block: a caption, then `label | number | text` lines. It is a table of meters, so that it
 * is accessible and works without scripts or styles.
 */
export function renderBars(block: string): string {
  const [caption = '', ...lines] = block.trim().split('\n');
  const rows = lines.map((line) => {
    const [label = '', amount = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    const value = Number(amount);
    if (label === '' || amount === '' || !Number.isFinite(value) || value < 0) {
      throw new RangeError(`a line of bars must be "label | number | text", not "${line}"`);
    }
    return { label, value, shown: shown || amount };
  });
  const highest = Math.max(...rows.map((row) => row.value));
  const body = rows.map(
    ({ label, value, shown }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td><meter min="0" max="${highest}" value="${value}" aria-label="${escapeHtml(`${label}: ${shown}`)}"></meter></td><td>${escapeHtml(shown)}</td></tr>`,
  );
  return `<figure class="bars"><table><tbody>${body.join('')}</tbody></table><figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
}
