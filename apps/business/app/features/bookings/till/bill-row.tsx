import type { ReactNode } from 'react';

interface RowProps {
  icon: ReactNode;
  title: string;
  detail?: string;
  /** On a phone the controls wrap to their own line. */
  isWrapped?: boolean;
  children: ReactNode;
  /** Content on its own line. */
  below?: ReactNode;
}

/** A line of the bill. */
export function BillRow({ icon, title, detail, isWrapped, children, below }: RowProps) {
  return (
    <li className="py-2.5">
      <div className={`flex min-h-11 items-center gap-3 ${isWrapped ? 'max-md:flex-wrap' : ''}`}>
        <span className="grid size-9 flex-none place-items-center rounded-full bg-shine">{icon}</span>
        <span className={`min-w-0 flex-1 leading-snug ${isWrapped ? 'max-md:basis-[calc(100%-4rem)]' : ''}`}>
          <b className="block font-semibold">{title}</b>
          {detail && <span className="text-sm text-ink-soft">{detail}</span>}
        </span>
        {children}
      </div>
      {below}
    </li>
  );
}
