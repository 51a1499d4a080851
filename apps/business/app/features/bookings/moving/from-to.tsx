import { formatSpan } from '@thyme/domain/bookings';
import { dateOfWall, formatDay } from '@thyme/domain/time';
import { ArrowRight } from 'lucide-react';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Appointment, Chair } from '../operations.ts';
import { type MoveDraft, movePlace } from './move-draft.ts';

interface FromToProps {
  appointment: Appointment;
  draft: MoveDraft;
  chairs: readonly Chair[];
}

/** The current time and people, and the new ones. */
export function FromTo({ appointment, draft, chairs }: FromToProps) {
  const { today } = useShopNow();
  const { start } = movePlace(draft);
  const portraitOf = (chairId: number | null) => chairs.find(({ id }) => id === chairId)?.portrait;
  const was = new Map(
    appointment.lines.flatMap(({ chair_id, chair, person }): [string, Portrait][] => {
      const name = person ?? chair;
      return name ? [[name, portraitOf(chair_id ?? null)]] : [];
    }),
  );
  const chosen = chairs.find(({ id }) => id === draft.chairId);
  const words = (from: number, to: number) => (
    <>
      {dateOfWall(from) === today ? 'Today' : formatDay(from)},{' '}
      {/* The times go to the next line together, or break after their dash, so that no 'pm' stands alone. */}
      <span className="inline-block [text-decoration:inherit]">
        {formatSpan({ from, to })
          .split(/(?<=–)/)
          .map((time) => (
            <span key={time} className="whitespace-nowrap">
              {time}
            </span>
          ))}
      </span>
    </>
  );
  return (
    <div className="flex items-center gap-3 rounded-sm bg-paper px-4 py-3 figures">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">Now</p>
        <s>{words(appointment.starts, appointment.ends)}</s>
        <People people={was} />
      </div>
      <ArrowRight aria-hidden="true" className="size-4.5 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">New</p>
        <b className="font-semibold">{start === null ? '…' : words(start, start + draft.minutes * 60)}</b>
        <People people={chosen ? new Map([[chosen.person ?? chosen.name, chosen.portrait]]) : was} />
      </div>
    </div>
  );
}

type Portrait = Chair['portrait'] | undefined;

function People({ people }: { people: ReadonlyMap<string, Portrait> }) {
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
      {[...people].map(([name, portrait]) => (
        <span key={name} className="flex min-w-0 items-center gap-1.5">
          <PersonAvatar name={name} portrait={portrait} size={22} />
          <span className="truncate">{name}</span>
        </span>
      ))}
    </p>
  );
}
