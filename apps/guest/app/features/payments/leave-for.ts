/** Where a payment goes on: a page of ours, or a page of the provider. Anything else is nobody's and is not followed. */
export function destinationOf(url: string, origin: string): { path: string } | { address: string } | null {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    // Not an address at all: as good as none.
    return null;
  }
  if (target.origin === origin) return { path: `${target.pathname}${target.search}${target.hash}` };
  return target.protocol === 'https:' ? { address: target.href } : null;
}
