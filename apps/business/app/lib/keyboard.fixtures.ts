import { userEvent } from '@thyme/ui/testing.ts';

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Tab leads to one of a group; arrow keys lead to the others. */
const BY_ARROWS = 'input[type=radio], [role=radio], [role=tab], [role=option], [role^=menuitem]';
/** A space chooses these; Enter does everything else. */
const BY_SPACE = 'input, [role=checkbox], [role=radio], [role=switch]';
const BUTTONS = '[type=checkbox], [type=radio], [type=button], [type=submit], [type=file]';
const TYPED = `input:not(${BUTTONS}), textarea, select`;

/** The element that the keyboard gets to for a press on this one; null where there is none. */
export function reachedFor(target: Element): HTMLElement | null {
  const own =
    target.closest<HTMLElement>(REACHED) ??
    target.closest<HTMLElement>(BY_ARROWS) ??
    target.closest<HTMLLabelElement>('label')?.control;
  return own && (own.tabIndex >= 0 || own.matches(BY_ARROWS)) ? own : null;
}

/** Presses something as somebody without a mouse does. What the keyboard does not get to fails the test. */
export async function pressByKey(target: Element): Promise<void> {
  const own = reachedFor(target);
  if (!own) throw new Error(`The keyboard does not get to ${target.outerHTML.slice(0, 200)}`);
  // What an answer of the server enables again is drawn first, as before a press of the mouse.
  await new Promise((drawn) => setTimeout(drawn));
  if (own.matches(':disabled')) return;
  own.focus();
  if (own.matches(TYPED)) return;
  await userEvent.keyboard(own.matches(BY_SPACE) ? ' ' : '{Enter}');
}

const PRESSES = ['onClick', 'onDoubleClick', 'onMouseDown', 'onPointerDown'];

/** Marks a handle for the pointer beside buttons or a slider that do the same. */
const ALSO_BY_KEY = '[data-also-by-key]';

/** What reacts to a pointer on the page, and the keyboard does not get to. */
export function pointerOnly(root: Element = document.body): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
    const isPressed = PRESSES.some((name) => typeof props?.[name] === 'function');
    return isPressed && !element.matches(ALSO_BY_KEY) && !reachedFor(element) ? [element.outerHTML.slice(0, 200)] : [];
  });
}
