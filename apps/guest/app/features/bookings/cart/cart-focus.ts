import type { StoredItem } from './stored-cart.ts';

type Item = Pick<StoredItem, '__typename' | 'id'>;

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

function focusFirst(selector: string): boolean {
  const element = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isVisible);
  element?.focus({ preventScroll: true });
  return element !== undefined;
}

const nameOf = ({ __typename, id }: Item) => `${__typename}-${id}`;

/** Markers of the elements that the focus moves between. */
export const focusMarks = {
  line: (item: Item) => ({ 'data-cart-line': nameOf(item) }),
  /** Where an item is added; the place stays when the button has gone. */
  offer: (item: Item) => ({ 'data-cart-offer': nameOf(item) }),
  bar: { 'data-cart-bar': '' },
  opener: { 'data-opens-booking': '' },
};

let wanted: string | null = null;

/** The Add button disappears when it is pressed: its item's line in the cart gets the focus as soon as it is rendered. */
export function wantLineFocus(item: Item): void {
  wanted = nameOf(item);
}

/** Called by each line when it appears. On phones the bar takes the place of the lines. */
export function takeLineFocus(item: Item): void {
  if (wanted !== nameOf(item)) return;
  wanted = null;
  if (!focusFirst(`[data-cart-line="${nameOf(item)}"]`)) focusFirst('[data-cart-bar]');
}

/** Moves the focus from a line back to where its item was added. */
export function focusOffer(item: Item): void {
  const selector = `[data-cart-offer="${nameOf(item)}"]`;
  if (!focusFirst(`${selector} button`)) focusFirst(selector);
}

/** The button that opened the booking dialog; it was disabled while the dialog loaded, and so lost the focus. */
export function focusOpener(event?: Event): void {
  if (focusFirst('[data-opens-booking]')) event?.preventDefault();
}
