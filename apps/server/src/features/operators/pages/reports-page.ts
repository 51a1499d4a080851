import { REPORT_REASONS } from '@thyme/domain/reviews';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { ListedReport } from '../../reviews/index.ts';
import type { ReportList, ReportOverview } from '../operator-reviews.ts';
import type { Operator } from '../sessions.ts';
import { frame, longMoment, moment, pager } from './frame.ts';

const titles: Record<ReportList, string> = { open: 'Open', decided: 'Decided' };

interface Around {
  operator: Operator;
  /** Whether the last request decided something; undefined on a plain view. */
  done: boolean | undefined;
  nonce: string;
}

/** Reported reviews with the shop's reason, and the form to decide. */
export function reportsPage({ list, items, ...page }: ReportOverview, { operator, done, nonce }: Around): string {
  const tabs = (['open', 'decided'] as const).map(
    (name) =>
      `<a href="/operator/reviews?list=${name}"${name === list ? ' aria-current="page"' : ''}>${titles[name]}</a>`,
  );
  const table = `<table><thead><tr><th>Review</th><th>Reported</th><th>${list === 'open' ? 'Decide by' : 'Decided'}</th><td></td></tr></thead><tbody>${items.map(row).join('')}</tbody></table>${pager(`/operator/reviews?list=${list}&amp;`, page)}`;
  const nothing = list === 'open' ? 'No reports are waiting.' : 'Nothing has been decided yet.';
  const body = `<h1>Reported reviews</h1><p class="quiet">An honest bad review stays. Hide what insults, gives away private details, isn’t about a visit or advertises. Both sides are notified.</p>${notice(done)}
<nav class="tabs" aria-label="Lists">${tabs.join('')}</nav>${items.length === 0 ? `<p class="card">${nothing}</p>` : table}`;
  return frame({ title: 'Reported reviews', nonce, operator, current: 'reviews' }, body);
}

function notice(done: boolean | undefined): string {
  if (done === undefined) return '';
  return done
    ? '<p class="done" role="status">Decided. The shop and the guest have been notified.</p>'
    : '<p class="error" role="status">This report has already been decided.</p>';
}

function row(report: ListedReport): string {
  const { id, shop, rating, comment, reply, reason, note, decideBy, decision, decidedAt } = report;
  const words = comment ? `“${escapeHtml(comment)}”` : 'Stars only';
  const answer = reply ? `<small>Answer: “${escapeHtml(reply)}”</small>` : '';
  const said = note ? `<small>“${escapeHtml(note)}”</small>` : '';
  const when = decision
    ? `${decision === 'hidden' ? 'Hidden' : 'Stays'}<small>${moment(decidedAt ?? 0)}</small>`
    : moment(decideBy);
  const button = (value: string, label: string, look = '') =>
    `<button name="decision" value="${value}"${look} aria-label="${label}: report ${id}">${label}</button>`;
  const form = decision
    ? ''
    : `<form method="post" action="/operator/reviews/decide"><input type="hidden" name="id" value="${id}">${button('stays', 'It stays')} ${button('hidden', 'Hide it', ' class="main"')}</form>`;
  return `<tr><td>${words}<small>${rating} of 5, ${escapeHtml(shop)}, ${longMoment(report.writtenAt)}</small>${answer}</td><td>${escapeHtml(REPORT_REASONS[reason])}${said}<small>${moment(report.createdAt)}</small></td><td${decision ? '' : ' data-name="Decide by"'}>${when}</td><td>${form}</td></tr>`;
}
