/**
 * Replays input from before hydration. Recording ends while React attaches its handlers, so that nothing is both handled
 * and replayed; the replay itself waits until React is done.
 */
export function replayEarlyInput(): void {
  const recorded = globalThis.earlyInput ?? [];
  globalThis.earlyInput = undefined;
  queueMicrotask(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (field.value !== field.defaultValue && !/^(checkbox|radio|file|hidden)$/.test(field.type)) retype(field);
    for (const element of recorded) repeat(present(element));
  });
}

/** React renders a part again that differs from what the server sent; the same element then stands in its place. */
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
  // A checkbox is clicked twice: React takes its present state for known, as it does with the value of a field.
  if (element instanceof HTMLInputElement) element.click();
  element?.click();
}

/** React takes the value it finds in a field for known; the native setter empties and fills it without React noticing. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
