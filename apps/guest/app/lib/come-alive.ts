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
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const waiting = document.querySelector<HTMLScriptElement>('script[type="module/later"]');
    if (!waiting) return;
    const { nonce, textContent } = waiting;
    waiting.replaceWith(Object.assign(document.createElement('script'), { type: 'module', nonce, textContent }));
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
  const note = (kind: string, selector: string) =>
    addEventListener(kind, ({ target }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element && globalThis.pressedEarly === pressed) pressed.push(element);
    });
  note('click', 'button[type="button"]');
  note('change', 'select, input[type="checkbox"]');
  // A link that does more than lead somewhere is followed when it can do that.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-waits]') : null;
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isElsewhere || globalThis.pressedEarly !== pressed) return;
    event.preventDefault();
    pressed.push(link);
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
