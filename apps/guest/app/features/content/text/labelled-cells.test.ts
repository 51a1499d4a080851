import { describe, expect, it } from 'vitest';
import { labelledCells } from './labelled-cells.ts';

describe('cells of a table', () => {
  it('carry the name of their column', () => {
    const head = '<thead><tr><th>Name</th><th align="left">How <b>"long"</b></th></tr></thead>';
    const body = '<tbody><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr></tbody>';
    expect(labelledCells(`<p>x</p><table>${head}${body}</table>`)).toBe(
      `<p>x</p><table>${head}<tbody><tr><td data-label="Name">a</td><td data-label="How &quot;long&quot;">b</td><td>c</td></tr><tr><td data-label="Name">d</td></tr></tbody></table>`,
    );
  });

  it('stay as they are without a head, and so does everything else', () => {
    const html = '<table><tbody><tr><td>a</td></tr></tbody></table><p>td</p>';
    expect(labelledCells(html)).toBe(html);
  });
});
