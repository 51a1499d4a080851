import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { MailBar, MailChange, MailContent, MailLink, MailPicture } from './mail-content.ts';

/** Mail clients lack custom properties, so the palette's colours are literals here. */
export const COLOURS = {
  paper: '#fbf7f0',
  ink: '#17211c',
  quiet: '#57625c',
  green: '#1f5a45',
  brand: '#12352a',
  mint: '#e4f0e9',
  line: '#e7e0d5',
  clay: '#A8432A',
  edge: '#858e87',
  sand: '#f2eadf',
  pale: '#cfe3d8',
};
export const SANS = "'Figtree Variable',-apple-system,'Segoe UI',Arial,sans-serif";
export const SERIF = "'Fraunces Variable',Georgia,'Times New Roman',serif";

export function table(rows: string, style = '', width: number | '100%' | null = '100%'): string {
  const size = width === null ? '' : ` width="${width}"`;
  return `<table role="presentation"${size} cellpadding="0" cellspacing="0" border="0"${style ? ` style="${style}"` : ''}>${rows}</table>`;
}

export function row(inside: string, padding: string): string {
  return `<tr><td class="pad" bgcolor="#ffffff" style="padding:${padding};background:#ffffff">${inside}</td></tr>`;
}

export function paragraph(text: string): string {
  return `<p style="margin:0;font:16px/25px ${SANS};color:${COLOURS.ink}">${escapeHtml(text)}</p>`;
}

/** Buttons beside each other, or below each other on a phone. */
export function buttons(links: MailLink[]): string {
  return table(`<tr>${links.map(button).join('')}</tr>`, '', null);
}

/** Outlook ignores padding of links and uses `mso-padding-alt` of the cell instead, so that the button keeps its size. */
function button({ label, href }: MailLink, index: number): string {
  const main = index === 0;
  const padding = main ? '16px 28px' : '14px 22px';
  const colours = main ? `background:${COLOURS.clay}` : `background:#ffffff;border:1.5px solid ${COLOURS.edge}`;
  const link = `display:inline-block;padding:${padding};mso-padding-alt:0;font:600 ${main ? 17 : 16}px/22px ${SANS};color:${main ? '#ffffff' : COLOURS.ink};text-decoration:none`;
  const cell = `<td align="center" bgcolor="${main ? COLOURS.clay : '#ffffff'}" style="border-radius:14px;mso-padding-alt:${padding};${colours}"><a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td>`;
  return `<td class="stack" style="padding-right:10px">${table(`<tr>${cell}</tr>`, '', null)}</td>`;
}

export function rule({ label, detail, value, total }: NonNullable<MailContent['rows']>[number]): string {
  const border = `border-top:1px solid ${COLOURS.line};vertical-align:top`;
  const small = detail ? `<br><span style="font-size:15px">${escapeHtml(detail)}</span>` : '';
  return `<tr><td style="padding:12px 16px 12px 0;${border};font:${total ? 600 : 400} 16px/23px ${SANS};color:${total ? COLOURS.ink : COLOURS.quiet}">${escapeHtml(label)}${small}</td><td align="right" style="padding:12px 0;${border};font:600 16px/23px ${SANS};color:${COLOURS.ink}">${escapeHtml(value)}</td></tr>`;
}

export function linkRow(links: MailLink[]): string {
  const anchors = links.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" style="color:${COLOURS.green};font-weight:600">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0;font:16px/25px ${SANS};color:${COLOURS.ink}">${anchors.join(' &nbsp;&nbsp; ')}</p>`;
}

export function banner({ src, alt }: MailPicture): string {
  return `<tr><td bgcolor="${COLOURS.mint}" style="background:${COLOURS.mint}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="600" style="display:block;width:100%;height:auto;border:0"></td></tr>`;
}

/** A table of one row, because mail clients respect cell widths. */
export function progress({ percent, paid, left }: MailBar): string {
  const cell = (colour: string, width: number) =>
    width > 0
      ? `<td width="${width}%" height="8" bgcolor="${colour}" style="background:${colour};font-size:0;line-height:8px">&nbsp;</td>`
      : '';
  const bar = table(`<tr>${cell(COLOURS.green, percent)}${cell(COLOURS.pale, 100 - percent)}</tr>`);
  const words = `<tr><td style="padding-top:10px;font:16px/23px ${SANS};color:${COLOURS.ink}">${escapeHtml(paid)}</td><td align="right" style="padding-top:10px;font:16px/23px ${SANS};color:${COLOURS.ink}">${escapeHtml(left)}</td></tr>`;
  return bar + table(words);
}

export function comparison({ from, to }: MailChange): string {
  const box = ({ label, lines }: MailChange['from'], colour: string, ink: string, extra: string) =>
    `<td class="stack" width="50%" valign="top" style="padding-right:10px">${table(
      `<tr><td bgcolor="${colour}" style="background:${colour};border-radius:14px;padding:16px 18px;font:15px/22px ${SANS};color:${ink}">${escapeHtml(label)}<br><span style="font:500 24px/30px ${SERIF};color:${ink}${extra}">${lines.map(escapeHtml).join('<br>')}</span></td></tr>`,
    )}</td>`;
  const was = box(from, COLOURS.sand, COLOURS.quiet, ';text-decoration:line-through');
  return table(`<tr>${was}${box(to, COLOURS.mint, COLOURS.brand, '')}</tr>`);
}
