import { Drawer, DrawerContent, DrawerTitle, IconButton } from '@thyme/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface SideProps {
  title: string;
  /** Shown before the close button. */
  bar?: ReactNode;
  /** Shown as a drawer, where there is no room for a side panel. */
  inSheet?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the calendar, or a drawer on a small screen. */
export function SidePanel({ title, bar, inSheet, onClose, children }: SideProps) {
  const heading = <h2 className="display-28">{title}</h2>;
  const inside = (
    <>
      <div className="flex items-center gap-2 px-5 pt-3">
        {bar}
        <IconButton label="Close" className="ml-auto" onClick={onClose}>
          <X aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
      <div className="mt-2 px-5">{inSheet ? <DrawerTitle asChild>{heading}</DrawerTitle> : heading}</div>
      {children}
    </>
  );
  if (!inSheet) return <div className="flex min-h-full flex-col">{inside}</div>;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent>{inside}</DrawerContent>
    </Drawer>
  );
}
