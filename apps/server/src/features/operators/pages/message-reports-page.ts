import { MESSAGE_REPORT_REASONS } from '@thyme/domain/conversations';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { ListedMessageReport } from '../../conversations/index.ts';
import type { MessageReportOverview } from '../operator-messages.ts';
import type { ReportList } from '../operator-reviews.ts';
import type { Operator } from '../sessions.ts';
import { frame, moment, pager } from './frame.ts';

const titles: Record<ReportList, string> = { open: 'Open', decided: 'Decided' };

interface Around {
  operator: Operator;
  /** Whether the last request decided something; undefined on a plain view. */
  done: boolean | undefined;
  nonce: string;
}

/** Reported conversations with the messages before the report, and the form to decide. */
export function messageReportsPage(
  { list, items, ...page }: MessageReportOverview,
  { operator, done, nonce }: Around,
): string {
  const tabs = (['open', 'decided'] as const).map(
    (name) =>
      `<a href="/operator/messages?list=${name}"${name === list ? ' aria-current="page"' : ''}>${titles[name]}</a>`,
  );
  const table = `<table><thead><tr><th>Messages</th><th>Reported</th><th>${list === 'open' ? 'Decide by' : 'Decided'}</th><td></td></tr></thead><tbody>${items.map(row).join('')}</tbody></table>${pager(`/operator/messages?list=${list}&amp;`, page)}`;
  const nothing = list === 'open' ? 'No reports are waiting.' : 'Nothing has been decided yet.';
  const body = `<h1>Reported messages</h1><p class="quiet">The last ten messages before each report. Close a conversation that insults, harasses, advertises or asks for private details: both can still read it, and neither can write.</p>${notice(done)}
<nav class="tabs" aria-label="Lists">${tabs.join('')}</nav>${items.length === 0 ? `<p class="card">${nothing}</p>` : table}`;
  return frame({ title: 'Reported messages', nonce, operator, current: 'messages' }, body);
}

function notice(done: boolean | undefined): string {
  if (done === undefined) return '';
  return done
    ? '<p class="done" role="status">Decided.</p>'
    : '<p class="error" role="status">This report has already been decided.</p>';
}

function row(report: ListedMessageReport): string {
  const { id, shop, guest, side, reason, note, decideBy, decision, decidedAt, messages } = report;
  const name = (author: typeof side) => escapeHtml(author === 'guest' ? guest : shop);
  const said = messages
    .map(
      ({ side: author, body, at }) =>
        `${name(author)}: ${body ? `“${escapeHtml(body)}”` : 'a picture'}<small>${moment(at)}</small>`,
    )
    .join('');
  const words = note ? `<small>“${escapeHtml(note)}”</small>` : '';
  const when = decision
    ? `${decision === 'closed' ? 'Closed' : 'Stays open'}<small>${moment(decidedAt ?? 0)}</small>`
    : moment(decideBy);
  const button = (value: string, label: string, look = '') =>
    `<button name="decision" value="${value}"${look} aria-label="${label}: report ${id}">${label}</button>`;
  const form = decision
    ? ''
    : `<form method="post" action="/operator/messages/decide"><input type="hidden" name="id" value="${id}">${button('stays', 'It stays open')} ${button('closed', 'Close it', ' class="main"')}</form>`;
  return `<tr><td class="said">${said}</td><td>${escapeHtml(MESSAGE_REPORT_REASONS[reason])}${words}<small>By ${name(side)}, ${moment(report.createdAt)}</small></td><td${decision ? '' : ' data-name="Decide by"'}>${when}</td><td>${form}</td></tr>`;
}
