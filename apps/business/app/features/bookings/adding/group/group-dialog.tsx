import { useQuery } from '@tanstack/react-query';
import { EMAIL_MAX } from '@thyme/domain/accounts';
import type { Arrangement } from '@thyme/domain/availability';
import { bookingLimits, MOST_GUESTS } from '@thyme/domain/bookings';
import { formatDay, formatTime, type LocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import { Button, Dialog, DialogContent, DialogTrigger, SegmentedControl, Select, TextField } from '@thyme/ui';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { DeskSoldDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { ClashNote } from '../moving/clash-note.tsx';
import type { Chair } from '../operations.ts';
import { ChooseGuest } from './choose-guest.tsx';
import { isNamed, type SoldItem, soldItems, type Who } from './draft.ts';
import { emptyRow, type GroupRow, groupBooking, isComplete, isWrongEmail } from './group-draft.ts';
import { GroupTimes, type GroupTimesProps } from './group-times.tsx';
import { useDeskBook } from './use-desk-book.ts';

interface GroupProps {
  chairs: readonly Chair[];
  date: LocalDate;
  onBooked: (appointmentId: number, date: LocalDate) => void;
}

/** Books several guests on one bill, in parallel or one after another. */
export function GroupDialog({ onBooked, ...props }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="mt-2">
          <UsersRound aria-hidden="true" className="size-5" /> Several guests together
        </Button>
      </DialogTrigger>
      <DialogContent title="Several guests together" description="Two to six people on one bill, paid on the day.">
        <GroupForm
          {...props}
          onBooked={(id, day) => {
            setOpen(false);
            onBooked(id, day);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

const ARRANGEMENTS = [
  { value: 'start', label: 'Start together' },
  { value: 'finish', label: 'Finish together' },
  { value: 'after', label: 'One after another' },
];

function GroupForm({ chairs, date: first, onBooked }: GroupProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [who, setWho] = useState<Who>(null);
  const [rows, setRows] = useState<readonly GroupRow[]>([emptyRow, emptyRow]);
  const [arrange, setArrange] = useState<Arrangement>('start');
  const [date, setDate] = useState<LocalDate>(first < today ? today : first);
  const [time, setTime] = useState<number | null>(null);
  const { data: sold } = useQuery({
    queryKey: deskKey(business.id, 'sold'),
    queryFn: async () => soldItems((await run(DeskSoldDocument, { business: business.id })).desk_menu),
  });
  const change = (next: readonly GroupRow[]) => {
    setRows(next);
    setTime(null);
  };
  const edit = (place: number, next: GroupRow) => {
    const before = rows[place];
    const after = rows.map((other, index) => (index === place ? next : other));
    // A name or an address changes no times.
    if (before?.pricingId === next.pricingId && before.chairId === next.chairId) setRows(after);
    else change(after);
  };
  const offered = (sold ?? []).filter(({ kind }) => kind === 'service');
  return (
    <div className="grid gap-6">
      <section aria-label="Who books and pays?">
        <h3 className="mb-2 font-semibold">Who books and pays?</h3>
        <ChooseGuest who={who} errors={{}} onChange={setWho} />
      </section>
      <ul aria-label="Guests" className="grid gap-3">
        {rows.map((row, place) => (
          <Row
            // Index keys are stable: rows are only added and removed at the end.
            key={place.toString()}
            {...{ row, place, chairs, offered }}
            onChange={(next) => edit(place, next)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={rows.length >= MOST_GUESTS}
          onClick={() => change([...rows, emptyRow])}
        >
          <UserPlus aria-hidden="true" className="size-5" /> Add a guest
        </Button>
        {rows.length > 2 && (
          <Button variant="ghost" size="sm" onClick={() => change(rows.slice(0, -1))}>
            Remove the last guest
          </Button>
        )}
      </div>
      <SegmentedControl
        label="How they’re booked"
        segments={ARRANGEMENTS}
        value={arrange}
        onValueChange={(value) => {
          setArrange(value as Arrangement);
          setTime(null);
        }}
      />
      <DateField
        label="Day"
        min={today}
        value={date}
        onDate={(chosen) => {
          if (chosen === '') return;
          setDate(chosen);
          setTime(null);
        }}
      />
      {isComplete(rows) ? (
        <>
          <GroupTimes
            {...{ rows, arrange, date, time }}
            onTime={setTime}
            onDate={(chosen) => {
              setDate(chosen);
              setTime(null);
            }}
          />
          <TimeField
            label="Or any other time"
            className="max-w-40"
            value={time === null ? null : minuteOfWall(time)}
            onTime={(minute) => setTime(minute === null ? null : wallAt(date, minute))}
          />
        </>
      ) : (
        <p className="text-sm text-ink-soft">Choose a service for each guest to see the times.</p>
      )}
      <Foot {...{ who, rows, arrange, date, time, offered, onBooked }} />
    </div>
  );
}

interface RowProps {
  row: GroupRow;
  place: number;
  chairs: readonly Chair[];
  offered: readonly SoldItem[];
  onChange: (row: GroupRow) => void;
}

function Row({ row, place, chairs, offered, onChange }: RowProps) {
  const item = offered.find(({ pricingId }) => pricingId === row.pricingId);
  const able = chairs.filter(
    ({ id, active }) => active && (!item || item.chairIds.length === 0 || item.chairIds.includes(id)),
  );
  const who = place === 0 ? 'the guest who books' : row.name || `guest ${place + 1}`;
  const [isLeft, setLeft] = useState(false);
  return (
    <li className="grid items-end gap-3 rounded-md border border-line p-3 sm:grid-cols-3">
      {place === 0 ? (
        <p className="self-center font-semibold">Who books</p>
      ) : (
        <TextField
          label={`Name of guest ${place + 1}`}
          value={row.name}
          maxLength={bookingLimits.companion}
          autoComplete="off"
          onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
        />
      )}
      <Select
        label={`Service for ${who}`}
        hideLabel={place === 0}
        value={row.pricingId ?? ''}
        onChange={({ target }) => onChange({ ...row, pricingId: Number(target.value) || null, chairId: null })}
      >
        <option value="">Choose a service</option>
        {offered.map(({ pricingId, name, minutes }) => (
          <option key={pricingId} value={pricingId}>
            {name}, {minutes} min
          </option>
        ))}
      </Select>
      <Select
        label={`Person for ${who}`}
        hideLabel={place === 0}
        value={row.chairId ?? ''}
        onChange={({ target }) => onChange({ ...row, chairId: Number(target.value) || null })}
      >
        <option value="">With anyone</option>
        {able.map(({ id, name, person }) => (
          <option key={id} value={id}>
            With {person ?? name}
          </option>
        ))}
      </Select>
      {place > 0 && (
        <TextField
          className="sm:col-span-3"
          label={`Email of ${who}, if you have it`}
          hint="For the details of their own appointment, and nothing else."
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={row.email}
          error={isLeft && isWrongEmail(row) ? 'Email should have correct format' : undefined}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => onChange({ ...row, email: currentTarget.value })}
        />
      )}
    </li>
  );
}

interface FootProps extends Omit<GroupTimesProps, 'onTime' | 'onDate'> {
  who: Who;
  offered: readonly SoldItem[];
  onBooked: GroupProps['onBooked'];
}

function Foot({ who, rows, arrange, date, time, offered, onBooked }: FootProps) {
  const money = useMoney();
  const total = rows.reduce(
    (sum, { pricingId }) => sum + (offered.find((item) => item.pricingId === pricingId)?.price ?? 0),
    0,
  );
  const form = groupBooking({ who, rows, arrange, date, time });
  const { book, busy, nearest, clashes } = useDeskBook(form, (id) => onBooked(id, date));
  const missing = !isNamed(who)
    ? 'Choose who books'
    : !isComplete(rows)
      ? 'Choose the services'
      : rows.some(isWrongEmail)
        ? 'Check the email addresses'
        : time === null
          ? 'Choose a time'
          : null;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-soft">
          One bill, paid on the day. If a person has their own prices, they apply when you book.
        </span>
        <b className="font-semibold figures">{money(total)}</b>
      </p>
      <ClashNote clashes={clashes} />
      {nearest.length > 0 && (
        <p className="text-sm text-ink-soft figures">
          Free for everyone: {nearest.map((at) => `${formatDay(at)}, ${formatTime(at)}`).join('; ')}
        </p>
      )}
      <Button
        variant={clashes.length > 0 ? 'clay' : 'primary'}
        disabled={missing !== null}
        busy={busy}
        busyLabel="Booking…"
        onClick={() => void book()}
      >
        {missing ??
          (clashes.length > 0
            ? 'Book anyway'
            : `Book all ${rows.length}, ${formatDay(time ?? 0)}, ${formatTime(time ?? 0)}`)}
      </Button>
    </div>
  );
}
