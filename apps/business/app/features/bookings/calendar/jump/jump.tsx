import { Popover, PopoverContent, PopoverTrigger, Sheet, SheetContent, SheetTrigger } from '@thyme/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useShopNow } from '../../../../lib/time/use-shop-now.ts';
import { TABLET, useWide } from '../../../../lib/use-wide.ts';
import type { useView } from '../use-view.ts';
import { FindAppointment } from './find-appointment.tsx';
import { GoTo } from './go-to.tsx';
import { MiniMonth } from './mini-month.tsx';

interface JumpProps {
  navigation: ReturnType<typeof useView>;
  /** The date in the head, which opens it. */
  children: ReactNode;
}

/** Goes to any date: a small month, a date in words, or an appointment found by guest. */
export function Jump({ navigation: { view, look, linkTo }, children }: JumpProps) {
  const { today } = useShopNow();
  const isRoomy = useWide(TABLET);
  const [isOpen, setOpen] = useState(false);
  const go = (date: string) => {
    look({ date: date === today ? null : date, appt: null });
    setOpen(false);
  };
  const trigger = (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2 rounded-sm text-left focus-visible:focus-ring"
      aria-haspopup="dialog"
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-soft" />
      <span className="sr-only">, go to another date</span>
    </button>
  );
  const month = <MiniMonth key={view.date} date={view.date} today={today} onGo={go} />;
  const words = (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <GoTo today={today} onGo={go} />
      <FindAppointment
        today={today}
        linkTo={({ date, appt }) => linkTo({ date, appt, view: null, class: null, block: null, new: null })}
        onFound={() => setOpen(false)}
      />
    </div>
  );
  if (!isRoomy)
    return (
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetTrigger asChild>{trigger}</SheetTrigger>
        <SheetContent title="Go to a date">
          <div className="grid grid-cols-1 gap-6">
            {words}
            {month}
          </div>
        </SheetContent>
      </Sheet>
    );
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        aria-label="Go to a date"
        align="start"
        className="thin-scroll grid max-h-[calc(100dvh-6rem)] w-176 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-6 overflow-y-auto p-5!"
      >
        {month}
        {words}
      </PopoverContent>
    </Popover>
  );
}
