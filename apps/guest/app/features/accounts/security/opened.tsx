import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** What a section shows when it is opened; pressing its button puts the keyboard into the first field. */
export function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (!isPressed) return;
    // After the page's heading, which gets the focus with every move.
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isPressed]);
  return (
    <div ref={box} className="max-w-110 pt-1">
      {children}
    </div>
  );
}
