/** A part whose code has not arrived by then is left to the browser. */
const PATIENCE = 10_000;
const PAUSE = 50;

const REACTS = '[data-replay], button[type="button"], select, input[type="checkbox"], form:not([action])';

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Replays input from before hydration, each as soon as React has attached its handler. Called when the page is hydrated;
 * parts whose code arrives later follow, and what is pressed in them meanwhile is recorded like the rest.
 */
export function replayEarlyInput(): void {
  const recorded = globalThis.earlyInput;
  if (!recorded) return;
  const end = Date.now() + PATIENCE;
  const replay = () => {
    const isDone = Date.now() > end || Array.from(document.querySelectorAll(REACTS)).every(isHydrated);
    if (isDone) globalThis.earlyInput = undefined;
    for (const element of recorded.splice(0).map(present)) {
      if (element && !isDone && !isHydrated(element)) recorded.push(element);
      else repeat(element);
    }
    if (!isDone) setTimeout(replay, PAUSE);
  };
  queueMicrotask(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type)) retype(field);
    replay();
  });
}

/** React re-renders a part that differs from the server's HTML; finds the element that replaced the recorded one. */
function present(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  return Array.from(document.querySelectorAll<HTMLElement>(element.localName)).find((other) =>
    other.isEqualNode(element),
  );
}

function repeat(element: HTMLElement | undefined): void {
  if (element instanceof HTMLSelectElement) {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // A checkbox is clicked twice, because React assumes its current state is already handled, as with a field's value.
  if (element instanceof HTMLInputElement) element.click();
  element?.click();
}

/** React assumes that a field's current value is already handled; the native setter changes it without React noticing. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
