import { Button, EmptyState } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tab } from '../use-appointments.ts';
import nothingBooked from './art/nothing-booked.svg';
import type { WantedChange } from './use-wanted.ts';

interface NothingBookedProps {
  tab: Tab;
  counts: { upcoming: number; past: number };
  hrefOf: (change: WantedChange) => string;
  beside?: ReactNode;
}

const NEVER = "You haven't booked any appointment yet!";
const words: Record<Tab, { title: string; lead: string }> = {
  upcoming: {
    title: "You don't have any upcoming appointment!",
    lead: 'Your next appointment will be here, with directions and your invoice.',
  },
  past: {
    title: "You don't have any past appointment!",
    lead: 'After an appointment you can rate it here and book it again in one tap.',
  },
};

/** No appointment in this tab, or none at all. */
export function NothingBooked({ tab, counts, hrefOf, beside }: NothingBookedProps) {
  const never = counts.upcoming + counts.past === 0;
  return (
    <>
      <EmptyState
        size="page"
        level={2}
        title={never ? NEVER : words[tab].title}
        picture={<img src={nothingBooked} alt="" width={420} height={315} className="h-auto w-full" />}
        action={
          <>
            <Button asChild>
              <Link to="/search">Find an hour</Link>
            </Button>
            {!never && (
              <Button variant="secondary" asChild>
                {tab === 'upcoming' ? (
                  <Link to={hrefOf({ tab: 'past', id: '' })}>See past appointments</Link>
                ) : (
                  <Link to={hrefOf({ tab: '', id: '' })}>See upcoming appointments</Link>
                )}
              </Button>
            )}
          </>
        }
      >
        {words[tab].lead}
      </EmptyState>
      {beside && <div className="mx-auto max-w-140">{beside}</div>}
    </>
  );
}

/** Nothing matches the filter. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title="No appointments found"
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          Show them all
        </Button>
      }
    >
      Try a different word or other dates.
    </EmptyState>
  );
}
