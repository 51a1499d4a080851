import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Thyme';

export interface Page {
  title: string;
  description: string;
  /** The canonical path of this page: `/fern-and-fold`. */
  path: string;
  /** The picture for sharing, from the root; by default the site's own card. */
  image?: { path: string; alt: string } | undefined;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** The size of every sharing card, which the server draws. */
const CARD = { width: 1200, height: 630 };
const siteCard = { path: '/og/site/thyme.png', alt: 'Thyme: find an hour for yourself' };

/** The root's data as every page's `meta` finds it among the matches. */
function publicUrlIn(matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const site = (root as { site?: { publicUrl?: string } } | undefined)?.site;
  return site?.publicUrl ?? '';
}

/** Title, description, canonical URL and sharing card of a page. Every route describes itself through this. */
export function describePage(
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>,
  page: Page,
): MetaDescriptor[] {
  const origin = publicUrlIn(matches);
  const title = `${page.title} – ${SITE_NAME}`;
  const url = `${origin}${page.path}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
  ];
  if (page.image || !page.hidden) {
    const { path, alt } = page.image ?? siteCard;
    tags.push(
      { property: 'og:image', content: `${origin}${path}` },
      { property: 'og:image:width', content: String(CARD.width) },
      { property: 'og:image:height', content: String(CARD.height) },
      { property: 'og:image:alt', content: alt },
    );
    tags.push({ name: 'twitter:card', content: 'summary_large_image' });
  }
  if (page.hidden) tags.push({ name: 'robots', content: 'noindex' });
  else tags.push({ tagName: 'link', rel: 'canonical', href: url });
  return tags;
}

/** The same for a page that does not exist, or could not be shown. */
export function describeFailed(
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>,
  error: unknown,
): MetaDescriptor[] {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return describePage(matches, {
    title: missing ? 'Page Not Found' : 'Something went wrong',
    description: missing
      ? 'This page may have been removed, renamed or is unavailable.'
      : 'We couldn’t show this page.',
    path: '/not-found',
    hidden: true,
  });
}
