import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { MailContent } from './mail-content.ts';
import {
  banner,
  button,
  COLOURS,
  comparison,
  linkRow,
  paragraph,
  progress,
  row,
  rule,
  SANS,
  SERIF,
  table,
} from './parts.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const ADDRESS = 'Thyme Bookings Ltd, The Old Bakery, Weaver Lane, Dublin 8, D08 T4M3';

/** The layout of every mail: tables of 600 pixels, as mail clients need, and the same content as plain text. */
export function mailLayout(content: MailContent, publicUrl: string): RenderedMail {
  return { subject: content.subject, html: htmlOf(content, publicUrl), text: textOf(content, publicUrl) };
}

function htmlOf(content: MailContent, publicUrl: string): string {
  const picture = content.picture ? [banner(content.picture)] : [];
  const card = [...picture, header(content), ...body(content)].join('');
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title>
<style>@media (max-width:600px){.pad{padding-left:24px!important;padding-right:24px!important}.stack{display:block!important;padding:0 0 10px!important}h1{font-size:30px!important;line-height:34px!important}}</style></head>
<body style="margin:0;background:${COLOURS.paper}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
${table(
  `<tr><td align="center" style="padding:32px 12px">${table(
    `<tr><td style="padding:0 8px 20px;font:560 26px/30px ${SERIF};letter-spacing:-.6px;color:${COLOURS.brand}">Thyme</td></tr>
<tr><td bgcolor="#ffffff" style="border-radius:24px;overflow:hidden;background:#ffffff">${table(card)}</td></tr>
<tr><td style="padding:24px 8px 0"><p style="margin:0;font:14px/21px ${SANS};color:${COLOURS.quiet}">${escapeHtml(content.reason)}<br>${ADDRESS}<br>${footerLinks(publicUrl)}</p></td></tr>`,
    'width:100%;max-width:600px',
    600,
  )}</td></tr>`,
  `background:${COLOURS.paper}`,
)}</body></html>`;
}

function header({ lead, heading, note }: MailContent): string {
  const leadLine = lead
    ? `<p style="margin:0 0 8px;font:600 16px/25px ${SANS};color:${COLOURS.green}">${escapeHtml(lead)}</p>`
    : '';
  const noteLine = note
    ? `<p style="margin:10px 0 0;font:15px/22px ${SANS};color:${COLOURS.quiet}">${escapeHtml(note)}</p>`
    : '';
  return row(
    `${leadLine}<h1 style="margin:0;font:500 36px/40px ${SERIF};letter-spacing:-.7px;color:${COLOURS.ink}">${escapeHtml(heading)}</h1>${noteLine}`,
    '36px 40px 24px',
  );
}

function body(content: MailContent): string[] {
  const parts: string[] = [];
  for (const text of content.paragraphs ?? []) parts.push(row(paragraph(text), '0 40px 20px'));
  if (content.change) parts.push(row(comparison(content.change), '0 40px 24px'));
  if (content.actions?.length)
    parts.push(row(table(`<tr>${content.actions.map(button).join('')}</tr>`, '', null), '0 40px 28px'));
  if (content.rows?.length) parts.push(row(table(content.rows.map(rule).join('')), '0 40px 24px'));
  if (content.bar) parts.push(row(progress(content.bar), '0 40px 24px'));
  if (content.callout) parts.push(row(callout(content.callout), '0 40px 24px'));
  if (content.links?.length) parts.push(row(linkRow(content.links), '0 40px 16px'));
  parts.push(row('<div style="height:12px;line-height:12px">&nbsp;</div>', '0 40px 8px'));
  return parts;
}

function callout({ title, text }: { title: string; text: string }): string {
  return table(
    `<tr><td bgcolor="${COLOURS.mint}" style="background:${COLOURS.mint};border-radius:16px;padding:18px 22px;font:16px/24px ${SANS};color:${COLOURS.brand}"><b style="font-weight:600">${escapeHtml(title)}</b><br>${escapeHtml(text)}</td></tr>`,
  );
}

function footerLinks(publicUrl: string): string {
  const link = (path: string, label: string) =>
    `<a href="${escapeHtml(publicUrl + path)}" style="color:${COLOURS.green}">${label}</a>`;
  return `${link('/profile/my-profile', 'Email settings')} &nbsp; ${link('/system/privacy-policy', 'Privacy Policy')}`;
}

function textOf(content: MailContent, publicUrl: string): string {
  const lines = [
    content.lead,
    content.heading,
    content.note,
    '',
    ...(content.paragraphs ?? []).flatMap((text) => [text, '']),
  ];
  for (const { label, lines: words } of content.change ? [content.change.from, content.change.to] : [])
    lines.push(`${label}: ${words.join(', ')}`);
  if (content.change) lines.push('');
  for (const { label, href } of content.actions ?? []) lines.push(`${label}: ${href}`);
  if (content.actions?.length) lines.push('');
  for (const { label, detail, value } of content.rows ?? [])
    lines.push(`${label}${detail ? ` (${detail})` : ''}: ${value}`);
  if (content.bar) lines.push(`${content.bar.paid}${content.bar.left ? `, ${content.bar.left}` : ''}`);
  if (content.callout) lines.push('', `${sentence(content.callout.title)} ${content.callout.text}`);
  for (const { label, href } of content.links ?? []) lines.push(`${label}: ${href}`);
  lines.push('', '--', content.reason, ADDRESS, `Email settings: ${publicUrl}/profile/my-profile`);
  return lines
    .filter((line) => line !== undefined)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** A title as the first sentence of a paragraph: a question keeps its mark. */
const sentence = (title: string) => (/[.?!…]$/.test(title) ? title : `${title}.`);
