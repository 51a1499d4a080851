/**
 * Sent as text with the page, so it may use nothing from outside. Loads the scripts after the first paint with its
 * pictures, at the first touch, or after `timeout` milliseconds.
 */
export function deferHydration(files: readonly string[], timeout: number): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    // Each in a task of its own: adding all of them at once blocked slow phones for 100 ms.
    const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    for (const href of files) setTimeout(() => document.head.append(link(href)));
    const deferred = document.querySelector<HTMLScriptElement>('script[type="module/deferred"]');
    const { nonce = '', textContent = '' } = deferred ?? {};
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent });
    setTimeout(() => deferred?.replaceWith(script));
  };
  // Calls back after the next paint.
  const paint = new IntersectionObserver(() => {
    paint.disconnect();
    begin();
  });
  const loaded = () => paint.observe(document.documentElement);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  addEventListener('pointerdown', begin, { capture: true, once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  // Input arrived while the end of the page was still loading.
  if (globalThis.earlyInput?.length) begin();
  // A page in a background tab is never painted.
  setTimeout(begin, timeout);
}
