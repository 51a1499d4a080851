import { groupPhone } from '@thyme/domain/accounts';
import { SWITCHED_OFF } from '../../integrations/texts/index.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { listRecent } from './store.ts';

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7f0;color:#17211c}main{max-width:1080px;margin:0 auto;padding:32px 16px}
h1{font:500 32px/1.2 Georgia,serif;margin:0 0 8px}p{margin:0 0 16px;color:#57625c;max-width:65ch}a{color:#1f5a45;overflow-wrap:anywhere}
.notice{background:#fdf1d8;border:1px solid #d99a2b;border-radius:12px;padding:12px 16px;color:#17211c}
.phones{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:24px;align-items:start}
section{border:9px solid #14211b;border-radius:36px;background:#fff;padding:20px 16px}h2{font-size:16px;margin:0 0 12px;text-align:center}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}li p{margin:0;background:#e8e3d7;color:#17211c;border-radius:16px 16px 16px 4px;padding:10px 14px;overflow-wrap:anywhere}
li.mine p{background:#cfe5da;border-radius:16px 16px 4px 16px}li small{color:#57625c}li b{display:block;font-size:14px}
form{display:flex;gap:8px;margin:16px 0 0}input,button{font:inherit;min-width:0;padding:10px 14px;border-radius:10px;border:1px solid #858e87}input{flex:1}button{background:#1f5a45;color:#fff;border-color:#1f5a45}`;

type Recent = Awaited<ReturnType<typeof listRecent>>;

interface Bubble {
  at: number;
  html: string;
}

const CHANNEL_WORDS = { text: 'Text', whatsapp: 'WhatsApp', push: 'Notification' } as const;
const STATE_WORDS = {
  waiting: 'waiting to be sent',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'not delivered',
  failed: 'failed',
} as const;

/** Every number that got a message, as a phone. States whether anything was really sent. */
export function demoPhonePage(
  recent: Recent,
  { provider, isReal, nonce }: { provider: string; isReal: boolean; nonce: string },
): string {
  const phones = new Map<string, { title: string; number: string | null; bubbles: Bubble[] }>();
  const phoneOf = (number: string) => {
    const known = phones.get(number) ?? { title: groupPhone(number), number, bubbles: [] };
    phones.set(number, known);
    return known;
  };
  for (const { message, shop, firstName } of recent.sent) {
    const isPush = message.channel === 'push';
    const key = isPush ? `push:${message.userId}` : message.recipient;
    const phone = isPush
      ? (phones.get(key) ?? { title: `${firstName}’s notifications`, number: null, bubbles: [] })
      : phoneOf(key);
    phones.set(key, phone);
    phone.bubbles.push({ at: message.createdAt, html: sentBubble(message, shop) });
  }
  for (const { sender, body, createdAt } of recent.received)
    phoneOf(sender).bubbles.push({
      at: createdAt,
      html: `<li class="mine"><p>${escapeHtml(body)}</p><small>${moment(createdAt)}, received</small></li>`,
    });
  const notice = isReal
    ? `Texts are sent through ${escapeHtml(provider)}. This page shows copies of them.`
    : `Nothing was really sent. No text provider is set up, so messages only appear here. Numbers ending in ${SWITCHED_OFF} count as switched off.`;
  const list = [...phones.values()].map(({ title, number, bubbles }) =>
    phoneHtml(title, isReal ? null : number, bubbles),
  );
  const body = `<h1>Demo phone</h1><p class="notice">${notice}</p><p>Notifications go to real browsers, through the browser’s own push service.</p>${
    list.length === 0 ? '<p>No messages yet.</p>' : `<div class="phones">${list.join('')}</div>`
  }`;
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Demo phone</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function sentBubble(message: Recent['sent'][number]['message'], shop: string): string {
  const { channel, state, body, parts, cost, createdAt, error } = message;
  const price = parts > 0 ? `, ${parts} ${parts === 1 ? 'part' : 'parts'}, ${cost} c` : '';
  const why = error ? ` (${escapeHtml(error)})` : '';
  return `<li><b>${escapeHtml(shop)}</b><p>${linked(body)}</p><small>${moment(createdAt)}, ${CHANNEL_WORDS[channel]}, ${STATE_WORDS[state]}${why}${price}</small></li>`;
}

function phoneHtml(title: string, number: string | null, bubbles: readonly Bubble[]): string {
  const inOrder = bubbles.toSorted((a, b) => a.at - b.at).map(({ html }) => html);
  const reply =
    number === null
      ? ''
      : `<form method="post" action="/dev/phone"><input type="hidden" name="from" value="${escapeHtml(number)}"><input name="body" required maxlength="160" aria-label="Answer from ${escapeHtml(title)}" placeholder="STOP"><button>Send</button></form>`;
  return `<section><h2>${escapeHtml(title)}</h2><ol>${inOrder.join('')}</ol>${reply}</section>`;
}

/** Turns addresses into links, as a phone does. */
const linked = (body: string) =>
  escapeHtml(body).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const moment = (instant: number) => new Date(instant * 1000).toISOString().replace('T', ' ').slice(0, 16);
