/** JSON that is safe inside a script element: nothing in it can close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** What a page is about, for search engines. They read the HTML from the server, so browsers do not render it again. */
export function StructuredData({ data }: { data: object }) {
  const json = import.meta.env.SSR ? inlineJson({ '@context': 'https://schema.org', ...data }) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, its brackets escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
