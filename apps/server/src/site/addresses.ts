/** Pages that belong to one person or one payment: never cached, by this server or by a proxy. */
const PERSONAL =
  /^\/(profile|invoice|revolut|revolut-subscription|payment-success|payment-fail|gift|video-vetting|reset-password|confirm-email|before-you-come|your-part|social-registration|login|guest-login|signup|forget-password)(\/|$|\.data$)/;

const MAX_QUERY = 200;

export function isPersonal(pathname: string): boolean {
  return PERSONAL.test(pathname);
}

/** The URL on our own host, whatever the request line says: '//other.example/x' is a path here, not a host. */
export function addressOf(requestUrl: string, publicUrl: string): URL {
  const [path = '/', ...query] = requestUrl.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const url = new URL(publicUrl);
  url.pathname = `/${path.replace(/^[/\\]+/, '')}`;
  url.search = query.join('?');
  return url;
}

/** Says whether a query parameter changes the page at a path. */
export type ChangesPage = (pathname: string) => (name: string, value: string) => boolean;

/**
 * The cache key of a public page, which is also the address it is rendered for; null where caching is not worthwhile.
 * Parameters that do not change the page (campaign tags, anything unknown) are left out, so they share its entry.
 */
export function pageKey(url: URL, changesPage: ChangesPage): string | null {
  if (isPersonal(url.pathname)) return null;
  if (url.search === '') return url.pathname;
  const changes = changesPage(url.pathname);
  const query = new URLSearchParams([...url.searchParams].filter(([name, value]) => changes(name, value)));
  query.sort();
  const text = query.toString();
  if (text.length > MAX_QUERY) return null;
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
