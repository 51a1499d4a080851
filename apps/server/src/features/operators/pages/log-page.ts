import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { Page } from '../operator-mails.ts';
import type { Operator } from '../sessions.ts';
import type { ListedEntry } from '../store.ts';
import { frame, inWords, moment, pager } from './frame.ts';

const acts: Readonly<Record<string, string>> = {
  view: 'Viewed',
  decide: 'Decided',
  resend: 'Sent again',
  'log-in': 'Logged in',
};
const subjects: Readonly<Record<string, string>> = {
  mails: 'Emails and texts',
  complaints: 'Complaints',
  shops: 'Shops',
  'review-reports': 'Reported reviews',
  'message-reports': 'Reported messages',
  operator: '',
};

/** What operators viewed and did, newest first. */
export function logPage(
  entries: Page<ListedEntry>,
  { operator, nonce }: { operator: Operator; nonce: string },
): string {
  const rows = entries.items.map(
    ({ name, action, subject, subjectId, details, createdAt }) =>
      `<tr><td>${moment(createdAt)}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(acts[action] ?? inWords(action))}</td><td>${escapeHtml(subjects[subject] ?? inWords(subject))}${subjectWords(subject, subjectId)}${detailWords(details as object)}</td></tr>`,
  );
  const body = `<h1>Audit log</h1><p class="quiet">Everything operators have viewed and done. Entries can’t be changed.</p><table><thead><tr><th>When</th><th>Who</th><th>What</th><th>On</th></tr></thead><tbody>${rows.join('')}</tbody></table>${pager('/operator/log?', entries)}`;
  return frame({ title: 'Audit log', nonce, operator, current: 'log' }, body);
}

/** ' 12' or ', all'; a login needs none. */
function subjectWords(subject: string, id: string | null): string {
  if (id === null || subjects[subject] === '') return '';
  return id === 'all' ? ', all' : ` ${escapeHtml(id)}`;
}

/** The entries that were shown can be unfolded; what is empty is left out. */
function detailWords(details: object): string {
  const { ids, ...others } = details as { ids?: readonly number[] } & Record<string, unknown>;
  const words = Object.entries(others).flatMap(([name, value]) =>
    value === '' ? [] : [`${name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()}: ${String(value)}`],
  );
  const shown = ids
    ? `<details><summary>${ids.length === 1 ? '1 entry' : `${ids.length} entries`}</summary><code>${escapeHtml(ids.join(', '))}</code></details>`
    : '';
  return `${words.length > 0 ? `<small>${escapeHtml(words.join('; '))}</small>` : ''}${shown}`;
}
