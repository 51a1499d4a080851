declare global {
  /** Elements that got input before hydration, in order; undefined once it is replayed. */
  var earlyInput: HTMLElement[] | undefined;
}

/**
 * Sent as text with the page, so it may use nothing from outside. Loads the scripts after the first paint with its
 * pictures, at the first touch, or after `timeout` milliseconds, and records input until React handles it.
 */
export function deferHydration(files: readonly string[], timeout: number): void {
  let begun = false;
  const recorded: HTMLElement[] = [];
  globalThis.earlyInput = recorded;
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
  // While it hydrates, React stops events that it can not handle yet; those do not bubble up to here but count as well.
  const record = (kind: string, selector: string, isWanted = (_event: Event) => true) => {
    const note = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (element && globalThis.earlyInput === recorded && isWanted(event)) recorded.push(element);
    };
    addEventListener(kind, note);
    const watch = (event: Event) => {
      const stop = event.stopPropagation.bind(event);
      event.stopPropagation = () => [note(event), stop()];
    };
    addEventListener(kind, watch, true);
  };
  record('click', 'button[type="button"]');
  record('change', 'select, input[type="checkbox"]');
  // A link or button that leads to a page without JavaScript, but whose click handler must run, is clicked after hydration.
  record('click', '[data-replay]', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
    event.preventDefault();
    return true;
  });
  // A form that only its script can submit waits for it; the browser would put its fields into the URL.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    const needsScript =
      form instanceof HTMLFormElement && !form.hasAttribute('action') && form.getAttribute('method') !== 'get';
    if (!needsScript || globalThis.earlyInput !== recorded) return;
    event.preventDefault();
    if (submitter) recorded.push(submitter);
  });
  // A page in a background tab is never painted.
  setTimeout(begin, timeout);
}
