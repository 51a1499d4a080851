import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { ListedComplaint } from '../../messages/index.ts';
import type { Page } from '../operator-mails.ts';
import type { Operator } from '../sessions.ts';
import { frame, moment, pager } from './frame.ts';

/** Complaints: who reported a mail as spam or stopped texts, and whose message it was. */
export function complaintsPage(found: Page<ListedComplaint>, around: { operator: Operator; nonce: string }): string {
  const table = `<table><thead><tr><th>Who</th><th>What</th><th>Shop</th><th>When</th></tr></thead><tbody>${found.items.map(row).join('')}</tbody></table>${pager('/operator/complaints?', found)}`;
  const body = `<h1>Complaints</h1><p class="quiet">Emails that their recipients marked as spam, and numbers that answered STOP. They get no more news. Views of this list are logged.</p>${found.items.length === 0 ? '<p class="card">No complaints.</p>' : table}`;
  return frame({ title: 'Complaints', current: 'complaints', ...around }, body);
}

function row({ complaint, shop }: ListedComplaint): string {
  const { channel, address, about, createdAt, endedAt } = complaint;
  const news = about !== null && /^(campaign|rebook|birthday):/.test(about);
  const what = channel === 'mail' ? 'Marked an email as spam' : 'Answered STOP';
  const detail = `<small>${news ? 'Shop’s news' : 'Other message'}</small>`;
  const ended = endedAt === null ? '' : `<small>Answered START ${moment(endedAt)}</small>`;
  return `<tr><td>${escapeHtml(address)}</td><td>${what}${detail}</td><td>${escapeHtml(shop ?? '')}</td><td>${moment(createdAt)}${ended}</td></tr>`;
}
