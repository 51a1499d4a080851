import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { OutboxRow } from './store.ts';

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7f0;color:#17211c}main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font:500 32px/1.2 Georgia,serif;margin:0 0 8px}p{margin:0 0 24px;color:#57625c}a{color:#1f5a45}
table{width:100%;border-collapse:collapse;background:#fff;border-radius:16px;overflow:hidden}td,th{text-align:left;padding:12px 16px;border-top:1px solid #e7e0d5;vertical-align:top}th{border:0;font-size:14px;color:#57625c}
iframe{width:100%;height:760px;border:1px solid #e7e0d5;border-radius:16px;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:20px;border-radius:16px;border:1px solid #e7e0d5}
form{display:flex;gap:8px;flex-wrap:wrap;margin:0 0 24px}input,button{font:inherit;padding:10px 14px;border-radius:10px;border:1px solid #858e87}button{background:#1f5a45;color:#fff;border-color:#1f5a45}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{color:#57625c}dd{margin:0}`;

function page(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

export function listPage(rows: OutboxRow[], mailer: string, nonce: string): string {
  const lines = rows.map(
    (row) =>
      `<tr><td><a href="/dev/outbox/${row.id}">${escapeHtml(row.rendered?.subject ?? row.template)}</a></td><td>${escapeHtml(row.recipient)}</td><td>${escapeHtml(row.state)}</td><td>${moment(row.createdAt)}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>No mail yet.</p>'
      : `<table><thead><tr><th>Subject</th><th>To</th><th>State</th><th>Written</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
  const form = `<form method="post" action="/dev/outbox"><input name="to" type="email" required placeholder="you@example.com" aria-label="Send a test mail to"><button>Send a test mail</button></form>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>Mails are sent through: ${escapeHtml(mailer)}. The newest 100 are shown.</p>${form}${list}`,
    nonce,
  );
}

export function mailPage(row: OutboxRow, nonce: string): string {
  const facts = [
    ['To', row.recipient],
    ['State', row.state],
    ['Written', moment(row.createdAt)],
    ['Sent', row.sentAt === null ? 'not yet' : moment(row.sentAt)],
    ['Tries', String(row.tries)],
    ...(row.lastError ? [['Last error', row.lastError]] : []),
  ];
  const list = facts
    .map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const views = row.rendered
    ? `<iframe sandbox="" title="The mail as it was sent" src="/dev/outbox/${row.id}/html"></iframe><h2>As plain text</h2><pre>${escapeHtml(row.rendered.text)}</pre>`
    : '<p>It appears here once it has been sent.</p>';
  const title = row.rendered?.subject ?? row.template;
  return page(
    title,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(title)}</h1><dl>${list}</dl>${views}`,
    nonce,
  );
}

function moment(instant: number): string {
  return new Date(instant * 1000).toISOString().replace('T', ' ').slice(0, 19);
}
