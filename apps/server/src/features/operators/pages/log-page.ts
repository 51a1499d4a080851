import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { Page } from '../operator-mails.ts';
import type { Operator } from '../sessions.ts';
import type { ListedEntry } from '../store.ts';
import { frame, inWords, moment, pager } from './frame.ts';

/** What operators viewed and did, newest first. */
export function logPage(
  entries: Page<ListedEntry>,
  { operator, nonce }: { operator: Operator; nonce: string },
): string {
  const rows = entries.items.map(
    ({ name, action, subject, subjectId, details, createdAt }) =>
      `<tr><td>${moment(createdAt)}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(inWords(action))}</td><td>${escapeHtml([subject, subjectId].filter(Boolean).join(' '))}<small>${escapeHtml(detailWords(details as object))}</small></td></tr>`,
  );
  const body = `<h1>Audit log</h1><p class="quiet">Everything operators have viewed and done. Entries can’t be changed.</p><table><thead><tr><th>When</th><th>Who</th><th>What</th><th>On</th></tr></thead><tbody>${rows.join('')}</tbody></table>${pager('/operator/log?', entries)}`;
  return frame({ title: 'Audit log', nonce, operator, current: 'log' }, body);
}

function detailWords(details: object): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
}
