import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { closesPanel, usePanelFocus } from '../../lib/focus/use-panel-focus.ts';

/** On the heading of what is open; it names the drawer. */
export const SIDE_TITLE = 'side-title';

const DRAWER = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': SIDE_TITLE, 'data-drawer': '' };

interface FrameProps {
  /** What is open, or null for the glance at the day. */
  opened: string | null;
  /** Names the column. */
  label: string;
  /** Shown over the page as a drawer, where there is no room for a column. */
  isOver: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Moves the focus into the frame and, for a drawer, takes the rest of the page out of reach. */
export function useSideFrame(opened: string | null, isOver: boolean): RefObject<HTMLElement | null> {
  const panel = usePanelFocus(opened);
  const isModal = isOver && opened !== null;
  useEffect(() => {
    if (isModal && panel.current) return makeModal(panel.current);
  }, [isModal, panel]);
  return panel;
}

/**
 * The place beside the calendar: a column, or a modal drawer. Both are the same element, so that a turned tablet or a resized
 * window keeps what is typed and the dialogs that are open.
 */
export function SideFrame({
  panel,
  opened,
  label,
  isOver,
  onClose,
  children,
}: FrameProps & { panel: RefObject<HTMLElement | null> }) {
  const isOpen = opened !== null;
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const closes = isOver ? event.key === 'Escape' && !event.defaultPrevented : closesPanel(event);
      if (isOpen && closes) onClose();
    },
  };
  return (
    <div className="contents">
      {isOver && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onClose}
          className="fixed inset-0 z-60 animate-fade bg-scrim"
        />
      )}
      <div
        ref={panel as RefObject<HTMLDivElement | null>}
        tabIndex={-1}
        {...(isOver ? DRAWER : { role: 'complementary', 'aria-label': label })}
        {...keys}
        className={clsx(
          'flex flex-col overflow-y-auto outline-none',
          isOver
            ? 'fixed inset-y-0 right-0 z-70 w-full animate-fade overscroll-contain bg-card shadow-lift md:max-w-110'
            : 'thin-scroll flex-none border-l border-line',
          !isOver && (isOpen ? 'w-110 bg-card' : 'w-84 bg-paper p-5'),
        )}
      >
        {children}
      </div>
    </div>
  );
}

const LIVE = '[aria-live], [role=status], [role=alert]';

/** Takes the rest of the page out of reach. Toasts and dialogs over the drawer are children of the body and stay within reach. */
function makeModal(panel: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let inside = panel.parentElement; inside && inside !== document.body; inside = inside.parentElement) {
    if (inside.parentElement === document.body) break;
    for (const other of inside.parentElement?.children ?? []) {
      if (other === inside || other.matches(LIVE) || other.hasAttribute('inert')) continue;
      other.setAttribute('inert', '');
      hidden.push(other);
    }
  }
  const active = document.activeElement;
  if (!panel.contains(active) && !active?.closest('[role=dialog], [role=alertdialog]'))
    panel.focus({ preventScroll: true });
  return () => {
    for (const other of hidden) other.removeAttribute('inert');
  };
}
