import { useEffect } from 'react';
import { type Box, placeToasts } from './toast-place.ts';

const CONTAINER = '.Toastify__toast-container--top-right';
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

const HEADINGS = 'h1, h2';
/** Below this width toasts are as wide as the screen; above it they fit beside the content. */
const PHONE = 600;

const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};

/** Not the entries of a closed menu, which have a place on the screen all the same. */
const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Only what can be reached: the topmost dialog where one is open, else the page. */
function reachable(): ParentNode {
  const dialogs = document.querySelectorAll('[role="dialog"][data-state="open"]');
  return dialogs[dialogs.length - 1] ?? document;
}

/** The lower edge of the header that toasts stay below: the dialog's, or what is at the top of the page. */
function edge(within: ParentNode): number {
  const bars = Array.from(within.querySelectorAll('[data-toast-below]'), (bar) => bar.getBoundingClientRect());
  const isAtTop = ({ top, bottom }: DOMRect) => within !== document || (top <= 0 && bottom > 0);
  return Math.max(0, ...bars.filter(isAtTop).map(({ bottom }) => bottom));
}

function place(container: HTMLElement): void {
  const within = reachable();
  const boxesOf = (selector: string) =>
    Array.from(within.querySelectorAll(selector))
      .filter((element) => !container.contains(element) && isShown(element))
      .map(boxOf)
      .filter(({ width, height, top }) => width > 1 && height > 1 && top < window.innerHeight && top + height > 0);
  const { width, height } = boxOf(container);
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const obstacles = {
    below: edge(within),
    controls: boxesOf(CONTROLS),
    headings: screen.width < PHONE ? boxesOf(HEADINGS) : [],
    panels: boxesOf('[data-toast-beside]'),
  };
  const { top, right } = placeToasts(screen, { width, height }, obstacles);
  container.style.setProperty('--toast-top', `${top}px`);
  container.style.setProperty('--toast-right', `${right}px`);
}

/** Keeps the toasts clear of controls while toasts come and go, dialogs open and the window changes. */
export function useToastPlace(): void {
  useEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const container = document.querySelector<HTMLElement>(CONTAINER);
        if (container && container.childElementCount > 0) place(container);
      });
    };
    const observer = new MutationObserver(again);
    // Toasts come and go, dialogs open, and a dialog goes on to its next step. Without a toast this does nothing.
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', again);
    again();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', again);
    };
  }, []);
}
