import { escapeHtml } from '../../platform/text/escape-html.ts';

export type Cell = string;

/** Without columns the rows are pairs of a label and a value. */
export interface Section {
  title: string;
  columns?: string[];
  rows: Cell[][];
}

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7f0;color:#17211c}main{max-width:1080px;margin:0 auto;padding:40px 20px 64px}
h1{font:500 36px/1.2 Georgia,serif;margin:0 0 8px}h2{font:500 24px/1.3 Georgia,serif;margin:36px 0 12px}p{margin:0;color:#57625c}div{overflow-x:auto}
table{border-collapse:collapse;width:100%;background:#fff;border:1px solid #e7e0d5}th,td{text-align:left;vertical-align:top;padding:10px 14px;border-top:1px solid #e7e0d5}thead th{font-size:14px;color:#57625c}tbody th{font-weight:600;width:16rem}
@media print{body{background:#fff}main{max-width:none;padding:0}}`;

/** One self-contained file that opens in any browser. */
export function pageOf({ title, intro, sections }: { title: string; intro: string; sections: Section[] }): string {
  return `<!doctype html>
<html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${intro}</p>${sections.map(sectionOf).join('\n')}</main></body></html>
`;
}

function sectionOf({ title, columns, rows }: Section): string {
  const heading = `<h2>${escapeHtml(title)}</h2>`;
  if (rows.length === 0) return `${heading}<p>None.</p>`;
  if (!columns)
    return `${heading}<div><table><tbody>${rows
      .filter(([, value]) => value)
      .map(pairOf)
      .join('')}</tbody></table></div>`;
  const head = `<thead><tr>${columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `${heading}<div role="region" aria-label="${escapeHtml(title)}" tabindex="0"><table>${head}<tbody>${body.join('')}</tbody></table></div>`;
}

function pairOf([label = '', value = '']: Cell[]): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
}
