import { useQuery } from '@tanstack/react-query';
import { dateOfWall, formatDay } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Avatar, Badge, Button, EmptyState, ErrorState, SeatMeter, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskClassDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { seatBadge, spanWords } from './calendar/entry-words.ts';
import { AddParticipant } from './classes/add-participant.tsx';
import { CancelDate } from './classes/cancel-date.tsx';
import { CheckIn } from './classes/check-in.tsx';
import { MessageAll } from './classes/message-all.tsx';
import { MoveParticipant } from './classes/move-participant.tsx';
import { PrintRoll } from './classes/print-roll.tsx';
import type { ClassRoll, Seated } from './operations.ts';
import { SidePanel } from './side-panel.tsx';

interface PanelProps {
  id: number;
  onClose: () => void;
  /** Link to the appointment of a guest. */
  linkTo: (appointmentId: number) => string;
}

/** One date of a class or course: its participants, each with a link to the appointment. */
export function ClassPanel({ id, onClose, linkTo }: PanelProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'class', id),
    queryFn: async () => (await run(DeskClassDocument, { business: business.id, id })).desk_class,
    staleTime: 10_000,
  });
  return (
    <SidePanel title={data?.service ?? 'Class'} onClose={onClose}>
      <div className="px-5 pb-5">
        {data && <Roll roll={data} linkTo={linkTo} />}
        {isError && (
          <ErrorState
            title="We couldn’t load this date"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="Loading the guests">
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
  // Seats held by guests who are paying right now.
  const held = taken - people.reduce((sum, one) => sum + one.seats, 0);
  return (
    <>
      <p className="text-ink-soft">
        {roll.is_course ? 'Course' : 'Class'}, {day}, {spanWords(starts, ends)}
      </p>
      <p className="text-ink-soft">{[roll.person, roll.room].filter(Boolean).join(', ') || 'At the shop'}</p>
      {roll.is_cancelled && <Badge tone="danger">Cancelled</Badge>}
      <SeatMeter className="mt-3" places={seats} left={seats - taken} label={`${taken} of ${seats} places taken`} />
      <div className="mt-4 flex flex-wrap gap-2">
        {!roll.is_cancelled && <AddParticipant roll={roll} />}
        <MessageAll roll={roll} />
        <PrintRoll roll={roll} />
      </div>
      {people.length === 0 && (
        <EmptyState className="mt-8" title="No bookings yet">
          Guests who book will be listed here.
        </EmptyState>
      )}
      {people.length > 0 && (
        <ul aria-label="Who’s coming" className="mt-4 divide-y divide-line rounded-md border border-line">
          {people.map((person) => (
            <li key={person.appt_id}>
              <Person roll={roll} person={person} to={linkTo(person.appt_id)} />
            </li>
          ))}
        </ul>
      )}
      {held > 0 && <p className="mt-3 text-sm text-ink-soft">{count(held, 'place')} more being booked just now.</p>}
      {!roll.is_cancelled && !roll.has_begun && <CancelDate roll={roll} />}
    </>
  );
}

function Person({ roll, person, to }: { roll: ClassRoll; person: Seated; to: string }) {
  const money = useMoney();
  const [isMoving, setMoving] = useState(false);
  const [tone, words] = seatBadge(person);
  const facts = [
    ...(person.is_new_guest ? ['New guest'] : []),
    ...(person.seats > 1 ? [`${person.seats} places`] : []),
    ...(person.dates > 1 ? [`${person.dates} dates`] : []),
    ...(person.due > 0 ? [`${money(person.due)} to pay`] : []),
  ];
  const isLive = ['New', 'Accept', 'Reschedule'].includes(person.status);
  return (
    <div className="px-3.5 py-2">
      <div className="flex min-h-12 items-center gap-3">
        <Avatar name={person.guest_name} size={36} />
        <span className="min-w-0 flex-1 leading-snug">
          <Link
            to={to}
            preventScrollReset
            className="block truncate font-semibold text-ink no-underline hover:underline focus-visible:focus-ring"
          >
            {person.guest_name}
          </Link>
          <span className="block text-sm text-ink-soft">{facts.join(', ') || 'Paid'}</span>
        </span>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-2 pl-12">
        <CheckIn roll={roll} person={person} />
        {isLive && !roll.has_begun && roll.other_dates.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Move ${person.guest_name} to another date`}
            onClick={() => setMoving(true)}
          >
            Move
          </Button>
        )}
      </div>
      {isMoving && <MoveParticipant roll={roll} person={person} onClose={() => setMoving(false)} />}
    </div>
  );
}
