import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dateOfWall } from '@thyme/domain/time';
import { Avatar, SearchField } from '@thyme/ui';
import { clsx } from 'clsx';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DeskFindAppointmentsDocument } from '../../../../generated/graphql.ts';
import { useDesk } from '../../../../lib/desk.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { dayTimeWords, dayWords } from '../../../../lib/time/day-words.ts';
import { deskKey } from '../../../../lib/use-act.ts';
import type { FoundAppointment } from '../../operations.ts';

const LEAST = 2;

interface FindProps {
  today: string;
  linkTo: (place: { date: string; appt: number }) => string;
  onFound: () => void;
}

/** Finds past and upcoming appointments by guest, phone number or service. */
export function FindAppointment({ today, linkTo, onFound }: FindProps) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'find', search),
    queryFn: async () =>
      (await run(DeskFindAppointmentsDocument, { business: business.id, search })).desk_find_appointments,
    enabled: search.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const isAsked = typed.trim().length >= LEAST;
  return (
    <section aria-labelledby="find-appointment">
      <h3 id="find-appointment" className="mb-2 text-sm font-semibold">
        Find an appointment
      </h3>
      <SearchField
        label="Find an appointment"
        placeholder="Name, phone or service"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onClear={() => setTyped('')}
      />
      <div aria-live="polite">
        {isAsked && isError && (
          <p className="mt-2 text-sm text-danger">We couldn’t search just now. Please try again.</p>
        )}
        {isAsked && data?.length === 0 && (
          <p className="mt-2 text-sm text-ink-soft">No appointments for “{typed.trim()}”.</p>
        )}
      </div>
      {isAsked && data && (
        <ul className="mt-2 divide-y divide-line">
          {data.map((found) => (
            <li key={found.id}>
              <Link
                to={linkTo({ date: dateOfWall(found.starts), appt: found.id })}
                onClick={onFound}
                className={clsx(
                  'flex items-center gap-3 rounded-xs py-2.5 text-ink no-underline hover:bg-sand focus-visible:focus-ring',
                  isOver(found) && 'text-ink-soft',
                )}
              >
                <Avatar name={found.guest_name} size={36} />
                <span className="min-w-0 leading-snug">
                  <b className="block truncate font-semibold">
                    <Marked text={found.guest_name} part={search} />
                  </b>
                  <span className="block truncate text-sm text-ink-soft">{foundWords(found, today)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const OVER = ['Completed', 'No Show', 'Cancelled'];
const isOver = ({ status }: FoundAppointment) => OVER.includes(status);

/** 'Today, 1:30 pm · Cut & finish, Aisling', 'Came Fri 14 Nov 2025 · Quiet facial'. */
export function foundWords({ status, starts, service, person }: FoundAppointment, today: string): string {
  const day = dayWords(dateOfWall(starts), today);
  const when =
    status === 'Completed'
      ? `Came ${day}`
      : status === 'No Show'
        ? `No-show ${day}`
        : status === 'Cancelled'
          ? `Cancelled, ${day}`
          : dayTimeWords(starts, today);
  return `${when} · ${[service, person].filter(Boolean).join(', ')}`;
}

/** Highlights the search term in the name. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-honey-100 text-inherit">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
