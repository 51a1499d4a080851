import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface MenuProps {
  /** The button's accessible name; left out where its text is enough. */
  label?: string;
  button: ReactNode;
  buttonClassName: string;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
}

/**
 * A button that opens a list of links. Built on `details`, so it works before and without JavaScript; with it, Escape,
 * a press outside, leaving with the keyboard and a move to another page close it.
 */
export function Menu({ label, button, buttonClassName, className, panelClassName, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const shownAt = useRef(key);
  useEffect(() => {
    // Not on arrival: the menu may have been opened before hydration.
    if (details.current && shownAt.current !== key) details.current.open = false;
    shownAt.current = key;
  }, [key]);

  // In the layout phase: a key pressed the moment the page becomes interactive, before effects run, counts too.
  useLayoutEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeOutside = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={details} className={clsx('relative', className)}>
      <summary aria-label={label} className={clsx('list-none', buttonClassName)}>
        {button}
      </summary>
      <div
        className={clsx(
          'absolute top-full right-0 z-40 mt-2 min-w-65 animate-pop rounded-md bg-card p-2 shadow-lift ring-1 ring-ink/5',
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-medium no-underline hover:bg-paper [&_svg.lucide]:size-4.5 [&_svg.lucide]:text-thyme-700';
