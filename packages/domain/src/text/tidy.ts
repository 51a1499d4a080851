/** Marks that change the text direction, and other invisible characters. */
const INVISIBLE = /[\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Normalizes multi-line text for storage: composed, without control characters, at most one empty line in a row. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

/** The same for a single line. */
export function tidyLine(text: string): string {
  return tidyText(text.replace(/\s/g, ' ')).replace(/ {2,}/g, ' ');
}
