import sanitizeHtml from 'sanitize-html';

/** What written content may use. Scripts, styles, forms, frames and event handlers are not in it. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'figure',
      'figcaption',
      'img',
      'a',
    ],
    ...[
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'code',
      'pre',
      'span',
      'abbr',
      'time',
      'mark',
      'q',
      'cite',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
};

const MAX_KEPT = 500;
const cleaned = new Map<string, string>();

/** Used when content is stored and again when it is sent. The few texts of the site are cleaned once and remembered. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, RULES);
  if (cleaned.size >= MAX_KEPT) cleaned.delete(cleaned.keys().next().value as string);
  cleaned.set(html, clean);
  return clean;
}
