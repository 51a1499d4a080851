import { IconButton } from '@thyme/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SIDE_TITLE } from './side-frame.tsx';

interface SideProps {
  title: string;
  /** Shown before the close button. */
  bar?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What is open beside the calendar, with its title and a button that closes it. */
export function SidePanel({ title, bar, onClose, children }: SideProps) {
  return (
    <div className="flex flex-[1_0_auto] flex-col">
      <div className="flex items-center gap-2 px-5 pt-3">
        {bar}
        <IconButton label="Close" className="ml-auto" onClick={onClose}>
          <X aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
      <h2 id={SIDE_TITLE} className="mt-2 display-28 px-5">
        {title}
      </h2>
      {children}
    </div>
  );
}
