declare global {
  /** Elements that got input before hydration, in order; undefined once all of the page is hydrated. */
  var earlyInput: HTMLElement[] | undefined;
}

/**
 * Sent as text at the head of the page, so it may use nothing from outside. Records input until React handles it: also
 * while the rest of the page is still on its way, when a button would otherwise do what it does without JavaScript.
 */
export function recordEarlyInput(): void {
  const recorded: HTMLElement[] = [];
  globalThis.earlyInput = recorded;
  // React marks every element that it has attached its handlers to. A part whose code arrives late is marked after the page.
  const isWaiting = (element: Element) =>
    globalThis.earlyInput === recorded && !Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // While it hydrates, React stops events that it can not handle yet; those do not bubble up to here but count as well.
  const record = (kind: string, selector: string, isWanted = (_event: Event) => true) => {
    const note = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (element && isWaiting(element) && isWanted(event)) recorded.push(element);
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
    if (!needsScript || !isWaiting(form)) return;
    event.preventDefault();
    if (submitter) recorded.push(submitter);
  });
}
