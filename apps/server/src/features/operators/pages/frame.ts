import { formatDay, formatDayTime, formatTime, wallOf } from '@thyme/domain/time';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { Operator } from '../sessions.ts';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Figtree Variable',system-ui,sans-serif;background:#fbf7f0;color:#17211c}
a{color:#1f5a45;text-underline-offset:3px}h1{font:500 32px/1.2 'Fraunces Variable',Georgia,serif;letter-spacing:-.5px;margin:0 0 4px}p{margin:0 0 16px}.quiet{color:#57625c}
header{background:#12352a;color:#fff}header div{max-width:1160px;margin:0 auto;padding:8px 24px;display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px}header b{font:600 22px/44px 'Fraunces Variable',Georgia,serif}
header nav{display:flex;flex-wrap:wrap;gap:0 16px}header a{color:#fff;text-decoration:none;line-height:44px}header a[aria-current]{box-shadow:inset 0 -3px #e7b7a5}header form{margin-left:auto;display:flex;align-items:center;gap:12px}
main{max-width:1160px;margin:0 auto;padding:32px 24px 64px}.narrow{max-width:460px;margin:0 auto}.narrow+p{max-width:460px;margin:16px auto 0}.card{background:#fff;border:1px solid #e7e0d5;border-radius:20px;padding:28px 24px}
button{font:600 16px/1.25 'Figtree Variable',system-ui,sans-serif;min-height:44px;padding:10px 18px;border-radius:12px;border:1px solid #858e87;background:#fff;color:#17211c;cursor:pointer}button.main{background:#a8432a;border-color:#a8432a;color:#fff}header button{background:transparent;border-color:#8fb3a3;color:#fff}
:is(a,button,input,summary):focus-visible{outline:3px solid #1f5a45;outline-offset:2px}header :is(a,button):focus-visible{outline-color:#fff}
label{display:block;font-weight:600;margin:0 0 6px}input{font:inherit;width:100%;min-height:48px;padding:10px 14px;border:1px solid #858e87;border-radius:12px;background:#fff;margin:0 0 18px}
.error,.done{border-radius:12px;padding:12px 16px;margin:0 0 20px}.error{background:#fbe9e4;color:#7c2c18}.done{background:#e4f0e9;color:#12352a}
.tabs{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:20px 0}.tabs a{padding:10px 18px;border-radius:12px;border:1px solid #cfc7b9;background:#fff;text-decoration:none;color:#17211c}.tabs a[aria-current]{background:#12352a;border-color:#12352a;color:#fff}.tabs form{margin-left:auto}
table{width:100%;border-collapse:separate;border-spacing:0;background:#fff;border:1px solid #e7e0d5;border-radius:16px}th{font-size:14px;color:#57625c;text-align:left;padding:12px 16px}td{padding:14px 16px;border-top:1px solid #e7e0d5;vertical-align:top}td:first-child{overflow-wrap:anywhere}td form{text-align:right;white-space:nowrap}thead td{border:0}td small{display:block;color:#57625c;font-size:14px}
main .find{max-width:560px;margin:16px 0}.find span{display:flex;gap:8px}.find input{margin:0;min-width:0}
details summary{cursor:pointer;color:#57625c;font-size:14px}details code{display:block;font:14px/1.45 ui-monospace,monospace;white-space:pre-wrap;margin-top:4px}.pages{display:flex;justify-content:space-between;margin-top:16px}
@media (max-width:1100px){header nav{order:3;width:100%}}@media (max-width:900px){thead{display:none}table,tbody,tr,td{display:block}tr{border-top:1px solid #e7e0d5;padding:12px 0}tr:first-child{border:0}td{border:0;padding:4px 16px}td:empty{display:none}td form{text-align:left;padding-top:8px}td:first-child:not(.said){font-weight:600}td small{font-weight:400}td[data-name]::before{content:attr(data-name) ': ';color:#57625c}}@media (max-width:560px){main{padding:24px 16px 48px}header div{padding:8px 16px}header span{display:none}.tabs form{margin-left:0}}`;

type Place = 'mails' | 'complaints' | 'reviews' | 'messages' | 'shops' | 'health' | 'log';

interface Frame {
  title: string;
  nonce: string;
  /** Undefined on the login page. */
  operator?: Operator;
  current?: Place;
}

/** Layout of the operator's pages: plain HTML without scripts. */
export function frame({ title, nonce, operator, current }: Frame, body: string): string {
  const link = (name: Place, label: string) =>
    `<a href="/operator/${name}"${current === name ? ' aria-current="page"' : ''}>${label}</a>`;
  const menu = operator
    ? `<nav aria-label="Operator">${link('mails', 'Emails and texts')} ${link('complaints', 'Complaints')} ${link('reviews', 'Reviews')} ${link('messages', 'Messages')} ${link('shops', 'Shops')} ${link('health', 'Health')} ${link('log', 'Audit log')}</nav><form method="post" action="/operator/logout"><span>${escapeHtml(operator.name)}</span><button>Log out</button></form>`
    : '';
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Thyme operator</title><style nonce="${nonce}">${STYLE}</style></head><body><header><div><b>Thyme operator</b>${menu}</div></header><main>${body}</main></body></html>`;
}

/** On the platform's own clock, with a non-breaking space before 'am'. */
export const moment = (at: number) => formatDayTime(wallOf('Europe/Dublin', at)).replace(/ (?=am|pm)/, '&nbsp;');

/** With the year, for what may be older. */
export function longMoment(at: number): string {
  const wall = wallOf('Europe/Dublin', at);
  return `${formatDay(wall, { year: true })}, ${formatTime(wall).replace(' ', '&nbsp;')}`;
}

/** 'booking-confirmed' as 'Booking confirmed'. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Links to the previous and next page. */
export function pager(address: string, { page, hasMore }: { page: number; hasMore: boolean }): string {
  const newer = page > 1 ? `<a href="${address}page=${page - 1}">Newer</a>` : '<span></span>';
  return `<nav class="pages" aria-label="Pages">${newer}${hasMore ? `<a href="${address}page=${page + 1}">Older</a>` : ''}</nav>`;
}
