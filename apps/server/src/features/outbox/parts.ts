import { escapeHtml } from '../../platform/html-text.ts';
import type { MailContent, MailLink } from './layout.ts';

/** Mail programs know no custom properties, so the palette's few colours are written out here. */
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

export function button({ label, href }: MailLink, index: number): string {
  const main = index === 0;
  const cell = main ? `background:${COLOURS.clay}` : `border:1.5px solid ${COLOURS.edge}`;
  const link = `display:inline-block;padding:${main ? '16px 28px' : '14px 22px'};font:600 ${main ? 17 : 16}px/22px ${SANS};color:${main ? '#ffffff' : COLOURS.ink};text-decoration:none`;
  return `<td class="stack" style="padding-right:10px">${table(`<tr><td style="border-radius:14px;${cell}"><a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td></tr>`, '', null)}</td>`;
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
