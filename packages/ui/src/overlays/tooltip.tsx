import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';

export type TooltipProps = {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  side?: 'top' | 'bottom';
};

/** Extra information about a button, on hover and focus, until Escape. Never put information only here. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);

  useEffect(() => {
    if (!shown) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the button inside.
    <span className="relative inline-block" onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span
          role="tooltip"
          id={id}
          className={clsx(
            'absolute left-0 z-80 w-max max-w-70 animate-fade rounded-[8px] bg-ink px-3 py-1.5 text-left text-sm font-normal text-white',
            side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          )}
        >
          {text}
        </span>
      )}
    </span>
  );
}
