declare global {
  /** What was pressed, ticked, chosen from or sent while the scripts were on their way, in order. */
  var pressedEarly: HTMLElement[] | undefined;
}

/** Sent as text with the page. Nobody waits longer than `patience` for a picture that does not come. */
export function comeAlive(files: readonly string[], patience: number): void {
  let begun = false;
  const pressed: HTMLElement[] = [];
  globalThis.pressedEarly = pressed;
  const begin = () => {
    if (begun) return;
    begun = true;
    // Each in a turn of its own: asking for all of them at once kept slow phones busy for a tenth of a second.
    const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    for (const href of files) setTimeout(() => document.head.append(link(href)));
    const waiting = document.querySelector<HTMLScriptElement>('script[type="module/later"]');
    const { nonce = '', textContent = '' } = waiting ?? {};
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent });
    setTimeout(() => waiting?.replaceWith(script));
  };
  // Calls back after the next painting.
  const paint = new IntersectionObserver(() => {
    paint.disconnect();
    begin();
  });
  const painted = () => paint.observe(document.documentElement);
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  addEventListener('pointerdown', begin, { capture: true, once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  // React stops what it cannot hear yet, so that it does not come up to here: that is unheard, too.
  const unheard = (kind: string, selector: string, keep = (_event: Event) => true) => {
    const note = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (element && globalThis.pressedEarly === pressed && keep(event)) pressed.push(element);
    };
    addEventListener(kind, note);
    const watch = (event: Event) => {
      const stop = event.stopPropagation.bind(event);
      event.stopPropagation = () => [note(event), stop()];
    };
    addEventListener(kind, watch, true);
  };
  unheard('click', 'button[type="button"]');
  unheard('change', 'select, input[type="checkbox"]');
  // A link that does more than lead somewhere is followed when it can do that.
  unheard('click', 'a[data-waits]', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
    event.preventDefault();
    return true;
  });
  // A form that only its script can send waits for it; sent by the browser, its fields would stand in the address.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    const isOurs =
      form instanceof HTMLFormElement && !form.hasAttribute('action') && form.getAttribute('method') !== 'get';
    if (!isOurs || globalThis.pressedEarly !== pressed) return;
    event.preventDefault();
    if (submitter) pressed.push(submitter);
  });
  // A page in a tab behind others is never painted.
  setTimeout(begin, patience);
}

/**
 * Hears what was typed and pressed before anybody listened. The list is closed while React attaches the page, so that no
 * press is both handled and repeated; the repeats wait until it is done.
 */
export function catchUp(): void {
  const pressed = globalThis.pressedEarly ?? [];
  globalThis.pressedEarly = undefined;
  queueMicrotask(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type)) typeAgain(field);
    for (const element of pressed) if (element.isConnected) repeat(element);
  });
}

function repeat(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // A tick is taken away and set again, for the reason below.
  if (element instanceof HTMLInputElement) element.click();
  element.click();
}

/** React takes what stands in a field when it meets it for known; so the field is emptied and filled behind its back. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
