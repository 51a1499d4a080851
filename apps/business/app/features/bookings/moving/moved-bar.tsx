import { UNDO_SECONDS } from '@thyme/domain/bookings';
import { CountdownRing } from '@thyme/ui';
import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DeskUndoMoveDocument } from '../../../generated/graphql.ts';
import { useFocusBack } from '../../../lib/focus/focus-back.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';

export interface Moved {
  moveId: number;
  appointmentId: number;
  message: string;
  /** Who will be notified; null for nobody. */
  tells: string | null;
}

const openDrawer = () => document.querySelector('[data-drawer]');

/** What was done, with an undo button until the guest is notified. */
export function MovedBar({ moved, onDone }: { moved: Moved; onDone: () => void }) {
  const { act, busy } = useAct();
  const [left, setLeft] = useState(UNDO_SECONDS);
  const [drawer, setDrawer] = useState(openDrawer);
  // While an undo is under way, the bar waits for its result.
  const done = useRef(onDone);
  done.current = busy === null ? onDone : () => undefined;
  useEffect(() => {
    const until = Date.now() + UNDO_SECONDS * 1000;
    const tick = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      if (rest <= 0) done.current();
      else setLeft(rest);
      setDrawer(openDrawer());
    }, 250);
    return () => clearInterval(tick);
  }, []);
  const undo = async () => {
    const work = async () => (await run(DeskUndoMoveDocument, { id: moved.moveId })).desk_undo_move;
    await act('undo', work);
    onDone();
  };
  useUndoKey(undo);
  const { ref, onFocus } = useFocusBack<HTMLDivElement>();
  // A drawer is modal and covers the page, so the bar is in it: elsewhere it could be neither seen nor reached by Tab.
  return createPortal(
    <div
      ref={ref}
      onFocus={onFocus}
      role="status"
      className={clsx(
        'z-70 flex items-center gap-4 rounded-md bg-ink px-4 py-3 text-white shadow-lift',
        drawer
          ? 'sticky top-3 order-first mx-3 mt-3'
          : 'pointer-events-auto fixed inset-x-3 bottom-20 mx-auto max-w-110 md:bottom-6',
      )}
    >
      <CountdownRing left={left} total={UNDO_SECONDS} size={32} tone="clay" />
      <p className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold">{moved.message}</b>
        <span className="text-sm" aria-hidden="true">
          {moved.tells
            ? `We’ll tell ${moved.tells} in ${left} ${left === 1 ? 'second' : 'seconds'}`
            : 'Nobody is notified'}
        </span>
      </p>
      <button
        type="button"
        disabled={busy !== null}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void undo()}
        className="flex min-h-11 flex-none items-center gap-2 rounded-sm bg-card px-4 font-semibold text-ink focus-visible:focus-ring"
      >
        <Undo2 aria-hidden="true" className="size-4.5" /> Undo
      </button>
    </div>,
    drawer ?? document.body,
  );
}

/** Ctrl+Z or ⌘Z anywhere except in a text field, which has its own undo. */
function useUndoKey(undo: () => Promise<void>): void {
  const latest = useRef(undo);
  latest.current = undo;
  const onKey = useCallback((event: KeyboardEvent) => {
    const isField = (event.target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField) return;
    event.preventDefault();
    void latest.current();
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onKey]);
}
