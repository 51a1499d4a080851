import type { TimelineStop } from '@thyme/ui/time/appointment-timeline.tsx';
import { TimelineBar } from '@thyme/ui/time/timeline-bar.tsx';
import type { ReactNode } from 'react';

/** The aside on a tablet, above the foot: the appointment from left to right, and its price. */
export function Strip({ stops, price }: { stops: readonly TimelineStop[]; price?: ReactNode }) {
  return (
    <section
      aria-label="Your choice"
      className="flex flex-none items-center gap-6 border-t border-line bg-paper px-8 py-4 max-md:hidden dialog:hidden"
    >
      <TimelineBar stops={stops} className="min-w-0 flex-1" />
      {price && <div className="flex-none border-l border-line pl-6 text-right leading-snug figures">{price}</div>}
    </section>
  );
}
