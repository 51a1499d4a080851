import { GUEST_NAMES, type GuestNames, guestTitle } from '@thyme/domain/calendars';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesk } from '../../lib/desk.ts';
import type { CalendarFeed, CalendarSource } from './operations.ts';

interface ExampleProps {
  names: string;
  feeds: readonly CalendarFeed[];
  sources: readonly CalendarSource[];
}

const GUEST = { firstName: 'Bea', lastName: 'Tully', services: 'Cut & finish' };

/** Shows both directions with an invented guest. */
export function ExampleCard({ names, feeds, sources }: ExampleProps) {
  const { business } = useDesk();
  const shown: GuestNames = GUEST_NAMES.find((one) => one === names) ?? 'short';
  const person = feeds.find(({ person_id }) => person_id !== null)?.name ?? '';
  const calendar = sources[0]?.name ?? 'Google';
  return (
    <section
      aria-label="How it looks"
      className="rounded-lg bg-sand p-5 nav:max-wide:order-last nav:max-wide:col-span-2"
    >
      <h2 className="text-sm text-ink-soft">On your desk</h2>
      <Sheet>
        <Hour label="1 pm">
          <div className="relative rounded-xs border-l-4 border-l-stone px-2.5 py-1.5 text-sm hatched-pale">
            <b className="block pr-6 font-semibold text-ink-soft">Busy, {calendar}</b>
            1:00 – 2:00 pm, private
            <Lock aria-hidden="true" className="absolute top-2 right-2 size-4 text-ink-soft" />
          </div>
        </Hour>
        <Hour label="2 pm">
          <div className="rounded-xs border-l-4 border-l-thyme-500 bg-thyme-100 px-2.5 py-1.5 text-sm">
            <b className="block font-semibold">Bea Tully</b>
            2:00 · Cut &amp; finish
          </div>
        </Hour>
      </Sheet>
      <h2 className="mt-5 text-sm text-ink-soft">On {person ? `${person}’s` : 'your'} own phone</h2>
      <Sheet>
        <Hour label="2 pm">
          <div className="rounded-xs bg-jcb-blue px-2.5 py-1.5 text-sm text-white">
            <b className="block font-semibold">{guestTitle(shown, GUEST)}</b>
            {business.name}
          </div>
        </Hour>
      </Sheet>
    </section>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 grid gap-1.5 rounded-md bg-card p-3">{children}</div>
);

const Hour = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[3.2rem_1fr] items-start gap-1">
    <span className="pt-1.5 text-sm text-ink-soft">{label}</span>
    {children}
  </div>
);
