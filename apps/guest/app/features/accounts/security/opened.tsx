import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** The content of an open section; opening it focuses the first field. */
export function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (!isPressed) return;
    // Runs after the page's heading has taken the focus, which it does on every navigation.
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isPressed]);
  return (
    <div ref={box} className="max-w-110 pt-1">
      {children}
    </div>
  );
}
