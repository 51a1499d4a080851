import { sanitiseHtml } from '@thyme/db/html';

const MAX_KEPT = 500;
const cleaned = new Map<string, string>();

/** Cleans content again when it is sent, by the rules it was stored by. The few texts of the site are cleaned once and remembered. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitiseHtml(html);
  if (cleaned.size >= MAX_KEPT) cleaned.delete(cleaned.keys().next().value as string);
  cleaned.set(html, clean);
  return clean;
}
