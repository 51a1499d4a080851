import { clsx } from 'clsx';
import { type PointerEvent, useRef } from 'react';

interface DragEdgeProps {
  along: 'x' | 'y';
  minute: number;
  /** Minutes that the whole bar shows; the bar is the nearest element with `data-bar`. */
  shown: number;
  /** Dragging stops at multiples of this many minutes. */
  step: number;
  onMinute: (minute: number) => void;
  className: string;
}

/** One end of a drawn span, moved with the pointer. Whoever draws it offers the same by keyboard. */
export function DragEdge({ along, minute, shown, step, onMinute, className }: DragEdgeProps) {
  const start = useRef<{ minute: number; place: number; minutesPerPixel: number } | null>(null);
  const hasMoved = useRef(false);
  const placeOf = (event: PointerEvent) => (along === 'x' ? event.clientX : event.clientY);
  const begin = (event: PointerEvent<HTMLElement>) => {
    const bar = event.currentTarget.closest('[data-bar]')?.getBoundingClientRect();
    if (!bar || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hasMoved.current = false;
    start.current = {
      minute,
      place: placeOf(event),
      minutesPerPixel: shown / (along === 'x' ? bar.width : bar.height),
    };
  };
  const follow = (event: PointerEvent) => {
    if (!start.current) return;
    const { minutesPerPixel, place } = start.current;
    const next = Math.round((start.current.minute + (placeOf(event) - place) * minutesPerPixel) / step) * step;
    if (next === minute) return;
    hasMoved.current = true;
    onMinute(next);
  };
  const end = () => {
    start.current = null;
    if (hasMoved.current) swallowPress();
  };
  return (
    <span
      data-also-by-key=""
      className={clsx(
        'absolute z-10 grid touch-none place-items-center',
        along === 'x' ? 'inset-y-0 w-4 cursor-ew-resize' : 'inset-x-0 h-3 cursor-ns-resize',
        className,
      )}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span
        className={clsx('block rounded-full bg-thyme-700', along === 'x' ? 'h-4 w-1' : 'h-0.75 w-[min(1rem,50%)]')}
      />
    </span>
  );
}

/** The press that ends a drag is not one on the day around it. */
function swallowPress(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  // Released elsewhere, the drag ends without a press.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
