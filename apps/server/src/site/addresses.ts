/** Pages that belong to one person or one payment: never kept, by us or by anybody between. */
const PERSONAL =
  /^\/(profile|invoice|revolut|revolut-subscription|payment-success|payment-fail|video-vetting|reset-password|social-registration|login|guest-login|signup|forget-password)(\/|$|\.data$)/;

const MAX_QUERY = 200;

export function isPersonal(pathname: string): boolean {
  return PERSONAL.test(pathname);
}

/** The address on our own host, whatever the request line says: '//other.example/x' is a path here, not a host. */
export function addressOf(requestUrl: string, publicUrl: string): URL {
  const [path = '/', ...query] = requestUrl.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const url = new URL(publicUrl);
  url.pathname = `/${path.replace(/^[/\\]+/, '')}`;
  url.search = query.join('?');
  return url;
}

/** The cache key of a public page; null for addresses that are not worth keeping. */
export function pageKey(url: URL): string | null {
  if (isPersonal(url.pathname) || url.search.length > MAX_QUERY) return null;
  const query = new URLSearchParams(url.search);
  // Marks of campaigns and referrals are read in the browser and change nothing on the page.
  const marks = Array.from(query.keys()).filter((name) => /^(utm_\w+|ref|fbclid|gclid)$/.test(name));
  for (const name of marks) query.delete(name);
  query.sort();
  return `${url.pathname}?${query}`;
}
