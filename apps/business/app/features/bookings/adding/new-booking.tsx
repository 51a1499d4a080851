import { bookingLimits } from '@thyme/domain/bookings';
import { dateOfWall, formatDay, formatTime, type LocalDate } from '@thyme/domain/time';
import { Button, Chip, TextArea } from '@thyme/ui';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useMoney } from '../../../lib/use-money.ts';
import { ClashNote } from '../moving/clash-note.tsx';
import type { Chair } from '../operations.ts';
import { AddDialog } from './add-dialog.tsx';
import { ChooseGuest } from './choose-guest.tsx';
import { ChooseServices } from './choose-services.tsx';
import { ChooseTime } from './choose-time.tsx';
import { atPlace, bookingOf, type Draft, missingWords, type Place, termsWith } from './draft.ts';
import { type Clash, useDeskBook } from './use-desk-book.ts';
import { usePressed } from './use-pressed.ts';

interface BookingProps {
  place: Place;
  chairs: readonly Chair[];
  /** Preselected guest, when started from a guest's page. */
  guest: { id: number; name: string } | null;
  /** Services and person of the appointment that is rebooked. */
  again?: Pick<Draft, 'items' | 'chairId'> | null;
  onBooked: (appointmentId: number, date: LocalDate) => void;
}

/** Books for a guest on the phone or at the counter. Payment is taken at the till. */
export function NewBooking({ place, chairs, guest, again, onBooked }: BookingProps) {
  const [draft, setDraft] = useState<Draft>({
    who: guest,
    items: again?.items ?? [],
    chairId: place.chairId ?? again?.chairId ?? null,
    date: place.date,
    time: place.at,
    isOwnTime: false,
    minutes: null,
    occurrences: 2,
    note: '',
  });
  usePressed(place, (pressed) => setDraft((before) => atPlace(before, pressed)));
  const set = useCallback((change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })), []);
  const { book, busy, errors, nearest, clashes } = useDeskBook(bookingOf(draft), (id) => onBooked(id, draft.date));
  const wanted = place.at === null ? [] : [place.at];
  return (
    <>
      <div className="grid flex-1 content-start gap-7 px-5 py-4">
        <Part title="Who’s it for?">
          <ChooseGuest who={draft.who} errors={errors} onChange={(who) => set({ who })} />
          <AddDialog kind="group" chairs={chairs} date={draft.date} onBooked={onBooked}>
            <Button variant="ghost" size="sm" className="mt-2">
              <UsersRound aria-hidden="true" className="size-5" /> Several guests together
            </Button>
          </AddDialog>
        </Part>
        <Part title="What are they having?">
          <ChooseServices items={draft.items} onChange={(items) => set({ items })} />
        </Part>
        <Part title="When">
          <ChooseTime draft={draft} chairs={chairs} wanted={wanted} onChange={set} />
          {nearest.length > 0 && (
            <fieldset className="mt-4 flex flex-wrap gap-2">
              <legend className="mb-2 text-sm font-semibold">Nearest free times</legend>
              {nearest.map((time) => (
                <Chip
                  key={time}
                  pressed={draft.time === time}
                  onClick={() => set({ time, date: dateOfWall(time) })}
                  className="figures"
                >
                  {formatDay(time)}, {formatTime(time)}
                </Chip>
              ))}
            </fieldset>
          )}
        </Part>
        <TextArea
          label="Desk note"
          hint="Only your team sees it."
          rows={2}
          maxLength={bookingLimits.note}
          value={draft.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </div>
      <Foot draft={draft} busy={busy} clashes={clashes} onBook={() => void book()} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface FootProps {
  draft: Draft;
  busy: boolean;
  clashes: readonly Clash[];
  onBook: () => void;
}

function Foot({ draft, busy, clashes, onBook }: FootProps) {
  const money = useMoney();
  const missing = missingWords(draft);
  const dates = draft.items[0]?.kind === 'weekly' ? draft.occurrences : 1;
  const total = draft.items.reduce((sum, item) => sum + termsWith(item, draft.chairId).price, 0) * dates;
  return (
    <div className="sticky bottom-0 grid gap-2 border-t border-line bg-card px-5 py-3">
      {draft.items.length > 0 && (
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-ink-soft">Paid on the day</span>
          <b className="font-semibold figures">{money(total)}</b>
        </p>
      )}
      <ClashNote clashes={clashes} />
      <Button
        variant={clashes.length > 0 ? 'clay' : 'primary'}
        disabled={missing !== ''}
        busy={busy}
        busyLabel="Booking…"
        onClick={onBook}
      >
        {missing ||
          (clashes.length > 0 ? 'Book anyway' : `Book ${formatDay(draft.time ?? 0)}, ${formatTime(draft.time ?? 0)}`)}
      </Button>
    </div>
  );
}
