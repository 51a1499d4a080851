import { type Currency, formatMinor } from '@thyme/domain/money';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { SandboxOrder } from './store.ts';
import { TEST_BANKS } from './test-banks.ts';
import { instrumentOf, TEST_CARDS } from './test-cards.ts';

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7f0;color:#17211c}main{max-width:1040px;margin:0 auto;padding:32px 16px}
h1{font:500 32px/1.2 Georgia,serif;margin:0 0 8px}h2{font:500 22px/1.3 Georgia,serif;margin:32px 0 8px}p{margin:0 0 20px;color:#57625c}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;background:#fff;border-radius:16px;overflow:hidden}td,th{text-align:left;padding:12px 16px;border-top:1px solid #e7e0d5;vertical-align:top}th{border:0;font-size:14px;color:#57625c}
code{font-size:15px}.ask{max-width:440px;padding:24px 16px}form{display:flex;gap:12px;flex-wrap:wrap}button{font:inherit;padding:12px 20px;border-radius:12px;border:1px solid #858e87;background:#fff;cursor:pointer}fieldset{border:1px solid #e7e0d5;border-radius:12px;padding:12px 16px;width:100%}label{display:block;padding:8px 0}button.yes{background:#1f5a45;color:#fff;border-color:#1f5a45}`;

function page(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body>${body}</body></html>`;
}

const money = (amount: number, currency: string) => formatMinor(amount, currency as Currency);
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
const moment = (instant: number) => new Date(instant * 1000).toISOString().replace('T', ' ').slice(0, 19);

/** /sandbox: the gateway's newest orders and its test cards. */
export function ordersPage(orders: readonly SandboxOrder[], nonce: string): string {
  const rows = orders.map((order) => {
    const card = instrumentOf(order.cardBrand, order.cardEnd, order.method) ?? '–';
    const back = order.refundedAmount > 0 ? `, ${money(order.refundedAmount, order.currency)} back` : '';
    const note = order.failure ? `<br>${escapeHtml(order.failure)}` : '';
    return `<tr><td>${escapeHtml(order.reference)}<br>${escapeHtml(order.description)}</td><td>${money(order.amount, order.currency)}${back}</td><td>${escapeHtml(order.state)}${note}</td><td>${escapeHtml(card)}</td><td>${moment(order.createdAt)}</td></tr>`;
  });
  const list = orders.length
    ? `<div class="wide"><table><thead><tr><th>Order</th><th>Amount</th><th>State</th><th>Card</th><th>Opened</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    : '<p>No orders yet.</p>';
  const cards = TEST_CARDS.map(
    ({ number, says }) => `<tr><td><code>${grouped(number)}</code></td><td>${escapeHtml(says)}</td></tr>`,
  );
  const body = `<main><h1>Card sandbox</h1><p>The built-in gateway. No real card is charged, and none is taken. The newest 100 orders are shown.</p>${list}
<h2>Test cards</h2><p>Any date to come, any security code.</p><div class="wide"><table><tbody>${cards.join('')}</tbody></table></div></main>`;
  return page('Card sandbox', body, nonce);
}

/** The bank's 3-D Secure page. Afterwards the page that opened it reads the order's state. */
export function challengePage(order: SandboxOrder, nonce: string): string {
  const amount = money(order.amount, order.currency);
  const question = `<p>Sandbox Bank asks: do you want to pay ${amount} to ${escapeHtml(order.description || 'Thyme')}?</p>
<form method="post"><button class="yes" name="approve" value="yes">Yes, that is me</button><button name="approve" value="no">No</button></form>`;
  const answered = `<p>${order.state === 'completed' ? 'Thank you. The payment is confirmed.' : 'The payment was not confirmed.'}</p>`;
  return page(
    'Confirm your payment',
    `<main class="ask"><h1>Confirm your payment</h1>${order.state === 'challenge' ? question : answered}</main>`,
    nonce,
  );
}

/** The form that a real provider has for the owner of a business: here a choice of test banks. */
export function onboardingPage(bankEnd: string | null, nonce: string): string {
  const banks = TEST_BANKS.map(
    ({ end, bank, says }, index) =>
      `<label><input type="radio" name="bank" value="${end}"${end === bankEnd || (bankEnd === null && index === 0) ? ' checked' : ''}> ${bank} ··${end}: ${says}</label>`,
  );
  const body = `<main class="ask"><h1>Where should payouts go?</h1><p>This is the card sandbox. A real provider asks for your ID and your bank account here; no money moves.</p>
<form method="post"><fieldset><legend>Test bank account</legend>${banks.join('')}</fieldset><button class="yes">Save and go back</button></form></main>`;
  return page('Set up payouts', body, nonce);
}
