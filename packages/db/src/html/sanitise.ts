import sanitizeHtml from 'sanitize-html';

const headings = ['h2', 'h3', 'h4'];

/** The allowed content. Everything else, scripts and handlers in particular, is dropped. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...headings,
    ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
    ...['a', 'strong', 'em', 'b', 'i', 'sup', 'sub', 'abbr', 'time', 'mark', 'u', 's', 'small', 'q', 'cite', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img', 'meter'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    figure: [{ name: 'class', multiple: false, values: ['bars'] }],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    meter: ['min', 'max', 'value', 'aria-label'],
    ol: ['start'],
    td: ['colspan', 'rowspan', 'align'],
    th: ['colspan', 'rowspan', 'scope', 'align'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math'],
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, title }) => {
      const foreign = /^https?:/i.test(href ?? '');
      return {
        tagName,
        attribs: { ...(href && { href }), ...(title && { title }), ...(foreign && { rel: 'noopener noreferrer' }) },
      };
    },
    img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
  },
  // Pictures from our own uploads only: an external one would reveal the reader to its host.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/uploads\/[a-z]+\/[\w.?=-]+$/.test(attribs.src ?? ''),
};

/** Removes anything executable or tracking: applied when content is stored, and again when it is sent. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}
