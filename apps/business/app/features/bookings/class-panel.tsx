import { useQuery } from '@tanstack/react-query';
import { dateOfWall, formatDay } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Avatar, Badge, Button, EmptyState, ErrorState, SeatMeter, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { DeskClassDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import { seatBadge, spanWords } from './calendar/entry-words.ts';
import type { ClassRoll, Seated } from './operations.ts';
import { SidePanel } from './side-panel.tsx';

interface PanelProps {
  id: number;
  onClose: () => void;
  /** Over the page, where there is no room beside it. */
  inSheet?: boolean;
  /** To what one of the guests has booked. */
  linkTo: (appointmentId: number) => string;
}

/** One date of a class or course: who comes, and the way to each of them. */
export function ClassPanel({ id, onClose, inSheet, linkTo }: PanelProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'class', id),
    queryFn: async () => (await run(DeskClassDocument, { business: business.id, id })).desk_class,
    staleTime: 10_000,
  });
  return (
    <SidePanel title={data?.service ?? 'Class'} {...{ inSheet, onClose }}>
      <div className="px-5 pb-5">
        {data && <Roll roll={data} linkTo={linkTo} />}
        {isError && (
          <ErrorState
            title="We couldn’t load this date"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="Loading who comes">
            <SkeletonRows />
          </SkeletonGroup>
        )}
      </div>
    </SidePanel>
  );
}

function Roll({ roll, linkTo }: { roll: ClassRoll; linkTo: PanelProps['linkTo'] }) {
  const { today } = useShopNow();
  const { starts, ends, seats, seats_taken: taken, people } = roll;
  const day = dateOfWall(starts) === today ? 'Today' : formatDay(starts);
  // Somebody may be paying for a seat just now.
  const held = taken - people.reduce((sum, one) => sum + one.seats, 0);
  return (
    <>
      <p className="text-ink-soft">
        {roll.is_course ? 'Course' : 'Class'}, {day}, {spanWords(starts, ends)}
      </p>
      {roll.is_cancelled && <Badge tone="danger">Cancelled</Badge>}
      <SeatMeter className="mt-3" places={seats} left={seats - taken} label={`${taken} of ${seats} places taken`} />
      {people.length === 0 && (
        <EmptyState className="mt-8" title="No bookings yet">
          Guests who book will be listed here.
        </EmptyState>
      )}
      {people.length > 0 && (
        <ul aria-label="Who’s coming" className="mt-4 divide-y divide-line rounded-md border border-line">
          {people.map((person) => (
            <li key={person.appt_id}>
              <Person person={person} to={linkTo(person.appt_id)} />
            </li>
          ))}
        </ul>
      )}
      {held > 0 && <p className="mt-3 text-sm text-ink-soft">{count(held, 'place')} more being booked just now.</p>}
    </>
  );
}

function Person({ person, to }: { person: Seated; to: string }) {
  const money = useMoney();
  const [tone, words] = seatBadge(person);
  const facts = [
    ...(person.is_new_guest ? ['New guest'] : []),
    ...(person.seats > 1 ? [`${person.seats} places`] : []),
    ...(person.due > 0 ? [`${money(person.due)} to pay`] : []),
  ];
  return (
    <Link
      to={to}
      preventScrollReset
      className="flex min-h-15 items-center gap-3 px-3.5 py-2 text-ink no-underline hover:bg-sand focus-visible:focus-ring"
    >
      <Avatar name={person.guest_name} size={36} />
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block truncate font-semibold">{person.guest_name}</b>
        <span className="block text-sm text-ink-soft">{facts.join(', ') || 'Paid'}</span>
      </span>
      <Badge tone={tone}>{words}</Badge>
      <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-ink-soft" />
    </Link>
  );
}
