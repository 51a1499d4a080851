import { escapeHtml } from '../../platform/text/escape-html.ts';
import { footerLinks, type LayoutSettings } from './footer.ts';
import type { MailContent } from './mail-content.ts';
import {
  banner,
  buttons,
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
import { asSentence, textOf } from './plain-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export const ADDRESS = 'Thyme Bookings Ltd, The Old Bakery, Weaver Lane, Dublin 8, D08 T4M3';

/** The layout of every mail: tables of 600 pixels, as mail clients need, and the same content as plain text. */
export function mailLayout(content: MailContent, settings: LayoutSettings): RenderedMail {
  return { subject: content.subject, html: htmlOf(content, settings), text: textOf(content, settings, ADDRESS) };
}

/**
 * For Outlook on Windows, which renders with Word: it ignores max-width, so the mail is wrapped in a table of fixed
 * width, and it replaces missing fonts by Times.
 */
const OUTLOOK = {
  head: '<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,a,span,b{font-family:Arial,sans-serif!important}h1{font-family:Georgia,serif!important}</style><![endif]-->',
  open: '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td width="600"><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
};
const NARROW =
  '@media (max-width:600px){.pad{padding-left:24px!important;padding-right:24px!important}.stack{display:block!important;width:auto!important;padding:0 0 10px!important}h1{font-size:30px!important;line-height:34px!important}}';

function htmlOf(content: MailContent, settings: LayoutSettings): string {
  const picture = content.picture ? [banner(content.picture)] : [];
  const card = [...picture, header(content), ...body(content)].join('');
  const letter = `<tr><td style="padding:0 8px 20px;font:600 26px/30px ${SERIF};letter-spacing:-.6px;color:${COLOURS.brand}">Thyme</td></tr>
<tr><td bgcolor="#ffffff" style="border-radius:24px;overflow:hidden;background:#ffffff">${table(card)}</td></tr>
<tr><td style="padding:24px 8px 0">${footer(content, settings)}</td></tr>`;
  const centred = `${OUTLOOK.open}${table(letter, 'max-width:600px;margin:0 auto')}${OUTLOOK.close}`;
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="x-apple-disable-message-reformatting"><title>${escapeHtml(content.subject)}</title>
<style>${NARROW}</style>${OUTLOOK.head}</head>
<body style="margin:0;padding:0;background:${COLOURS.paper}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preview)}</div>
${table(`<tr><td align="center" style="padding:32px 12px">${centred}</td></tr>`, `background:${COLOURS.paper}`)}</body></html>`;
}

function header({ lead, heading, note }: MailContent): string {
  const leadLine = lead
    ? `<p style="margin:0 0 8px;font:600 16px/25px ${SANS};color:${COLOURS.green}">${escapeHtml(lead)}</p>`
    : '';
  const noteLine = note
    ? `<p style="margin:10px 0 0;font:15px/22px ${SANS};color:${COLOURS.quiet}">${escapeHtml(note)}</p>`
    : '';
  return row(
    `${leadLine}<h1 style="margin:0;font:500 36px/40px ${SERIF};letter-spacing:-.7px;color:${COLOURS.ink}">${unbroken(escapeHtml(heading))}</h1>${noteLine}`,
    '36px 40px 24px',
  );
}

/** A large heading must not break between '11:30' and 'am'. */
const unbroken = (html: string) => html.replace(/(\d) (am|pm)\b/g, '$1&nbsp;$2');

function body(content: MailContent): string[] {
  const parts: string[] = [];
  for (const text of content.paragraphs ?? []) parts.push(row(paragraph(text), '0 40px 20px'));
  if (content.change) parts.push(row(comparison(content.change), '0 40px 24px'));
  if (content.actions?.length) parts.push(row(buttons(content.actions), '0 40px 28px'));
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

function footer(content: MailContent, settings: LayoutSettings): string {
  const links = footerLinks(content, settings).map(
    ({ label, href }) => `<a href="${escapeHtml(href)}" style="color:${COLOURS.green}">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0;font:14px/21px ${SANS};color:${COLOURS.quiet}">${escapeHtml(asSentence(content.reason))}<br>${ADDRESS}<br>${links.join(' &nbsp; ')}</p>`;
}
