import { sanitiseHtml } from '@thyme/db/html';

const MAX_CACHED = 500;
const cleaned = new Map<string, string>();

/** Sanitizes stored content again when it is sent, by the same rules. The site has few texts, so results are cached. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitiseHtml(html);
  if (cleaned.size >= MAX_CACHED) cleaned.delete(cleaned.keys().next().value as string);
  cleaned.set(html, clean);
  return clean;
}
