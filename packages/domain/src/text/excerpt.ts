/** Lengths of the site's previews, in characters. */
export const BLOG_EXCERPT = 150;
export const PROMO_EXCERPT = 300;
export const DESCRIPTION_PREVIEW = 60;
export const TESTIMONIAL_LIMIT = 190;
export const CARD_LOCATION_LIMIT = 80;
export const LOCATION_PREVIEW = 20;
export const LOCATION_PREVIEW_OVER = 40;

export type Excerpt = { readonly text: string; readonly isCut: boolean };

/**
 * The first characters of a text and an ellipsis, or the whole text if it is short enough. An emoji counts as one and
 * is never split.
 */
export function excerpt(text: string, limit: number): Excerpt {
  const characters = Array.from(text);
  if (characters.length <= limit) return { text, isCut: false };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, isCut: true };
}

/** The same for prose, cut after a whole word if possible. */
export function proseExcerpt(text: string, limit: number): Excerpt {
  const { text: cut, isCut } = excerpt(text, limit);
  if (!isCut) return { text, isCut };
  const kept = cut.slice(0, -1);
  const isWhole = /\s/.test(text.charAt(kept.length));
  const words = isWhole ? kept : kept.replace(/\s\S*$/, '');
  return { text: `${words.replace(/[\s,;:–-]+$/, '')}…`, isCut };
}

/** A location is shown in full up to 40 characters, and as its first 20 when it is longer. */
export function locationPreview(location: string): Excerpt {
  const isLong = Array.from(location).length > LOCATION_PREVIEW_OVER;
  return isLong ? excerpt(location, LOCATION_PREVIEW) : { text: location, isCut: false };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an HTML body, for previews and descriptions. The result is plain text and must be escaped when shown. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/gi, (whole, code?: string, name?: string) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : ' ';
      return ENTITIES[(name ?? '').toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
