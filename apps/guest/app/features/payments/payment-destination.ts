/** Where a payment continues: a path of ours, or an https address of the provider. Anything else is not followed. */
export function destinationOf(url: string, origin: string): { path: string } | { address: string } | null {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    // Not a URL.
    return null;
  }
  if (target.origin === origin) return { path: `${target.pathname}${target.search}${target.hash}` };
  return target.protocol === 'https:' ? { address: target.href } : null;
}
