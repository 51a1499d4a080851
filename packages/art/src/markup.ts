/** Writes SVG markup: short numbers, escaped text, paths without unnecessary whitespace. */

/** Formats a number for a path: an integer above 100, one decimal below. */
export const n = (v: number): string =>
  String(Math.abs(v) >= 100 ? Math.round(v) : Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Tagged template that rounds every number in it. */
export const d = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((out, part, i) => {
    const value = values[i];
    return out + part + (value === undefined ? '' : typeof value === 'number' ? n(value) : value);
  }, '');

/** Text for an attribute or an element. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Removes unnecessary whitespace from a path. */
export const tighten = (markup: string): string =>
  markup.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${path.replace(/ -/g, '-')}"`);

/** Attributes that give a picture an accessible name, or hide a decorative one from assistive technology. */
export const labelled = (title: string | undefined): string =>
  title ? ` role="img" aria-label="${escapeText(title)}"` : ' aria-hidden="true" focusable="false"';
