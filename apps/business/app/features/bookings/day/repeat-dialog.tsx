import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SERIES, seriesFrom } from '@thyme/domain/bookings';
import {
  dateOfWall,
  formatDay,
  formatTime,
  minuteOfWall,
  type Weekday,
  weekdayName,
  weekdayOf,
} from '@thyme/domain/time';
import { count as counted } from '@thyme/site/format.ts';
import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  ErrorState,
  QuantityStepper,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@thyme/ui';
import { useMemo, useState } from 'react';
import { DeskBookSeriesDocument, DeskSeriesDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { placeWords } from '../appointment/appointment-words.ts';
import type { Appointment } from '../operations.ts';
import type { SeriesDate } from './operations.ts';
import { clashWords, shiftWords } from './series-words.ts';

/** Repeats an appointment every few weeks: all dates are checked, and those that clash get an alternative. */
export function RepeatDialog({ appointment }: { appointment: Appointment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          Repeat
        </Button>
      </DialogTrigger>
      {isOpen && <Repeating appointment={appointment} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function Repeating({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [every, setEvery] = useState(6);
  const [count, setCount] = useState(6);
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const { id, guest, lines, starts } = appointment;
  const [when, setWhen] = useState<When>({ weekday: weekdayOf(dateOfWall(starts)), minute: minuteOfWall(starts) });
  const from = seriesFrom(starts, when);
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    queryKey: deskKey(business.id, 'series', id, every, count, from),
    queryFn: async () => (await run(DeskSeriesDocument, { id, every, count, from })).desk_series,
    placeholderData: keepPreviousData,
  });
  const dates = data ?? [];
  const chosen = [...new Set(dates.flatMap(({ wanted, at }) => (at == null || skipped.includes(wanted) ? [] : [at])))];
  const sent = JSON.stringify([id, chosen]);
  const key = useMemo(() => `${crypto.randomUUID()}-${sent.length}`, [sent]);
  const book = async () => {
    const work = async () => (await run(DeskBookSeriesDocument, { id, times: chosen, key })).desk_book_series;
    if (await act('desk_book_series', work)) onDone();
  };
  const services = lines.map(({ service }) => service).join(', ');
  return (
    <DialogContent
      title={`Book ${guest.first_name} again, regularly`}
      description={[services, placeWords(appointment)].filter(Boolean).join(', ')}
      foot={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            disabled={chosen.length === 0 || isPlaceholderData}
            busy={busy === 'desk_book_series'}
            onClick={() => void book()}
          >
            Book {counted(chosen.length, 'appointment')}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        Every
        <QuantityStepper label="Weeks between" min={1} max={SERIES.mostWeeks} value={every} onValueChange={setEvery} />
        weeks, for
        <QuantityStepper label="How many" min={1} max={SERIES.mostDates} value={count} onValueChange={setCount} />
        appointments
      </div>
      <WhenFields when={when} onChange={setWhen} />
      {isError ? (
        <ErrorState
          title="We couldn’t check the dates"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          A service of this appointment may no longer be on offer.
        </ErrorState>
      ) : data ? (
        <ul
          aria-label="Dates"
          className={`mt-4 divide-y divide-line rounded-md border border-line ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {dates.map((date) => (
            <DateRow
              key={date.wanted}
              date={date}
              isSkipped={skipped.includes(date.wanted)}
              onSkip={(skip) =>
                setSkipped(skip ? [...skipped, date.wanted] : skipped.filter((one) => one !== date.wanted))
              }
            />
          ))}
        </ul>
      ) : (
        <SkeletonGroup label="Checking the dates">
          <Skeleton className="mt-4 h-60" />
        </SkeletonGroup>
      )}
    </DialogContent>
  );
}

interface When {
  weekday: Weekday;
  minute: number;
}

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const satisfies readonly Weekday[];

function WhenFields({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  return (
    <div className="mt-3 grid max-w-90 grid-cols-2 gap-3">
      <Select
        label="Weekday"
        value={when.weekday}
        onChange={(event) => onChange({ ...when, weekday: Number(event.currentTarget.value) as Weekday })}
      >
        {WEEK.map((weekday) => (
          <option key={weekday} value={weekday}>
            {weekdayName(weekday)}
          </option>
        ))}
      </Select>
      <TimeField
        label="Time"
        value={when.minute}
        onTime={(minute) => minute !== null && onChange({ ...when, minute })}
      />
    </div>
  );
}

interface RowProps {
  date: SeriesDate;
  isSkipped: boolean;
  onSkip: (skip: boolean) => void;
}

function DateRow({ date, isSkipped, onSkip }: RowProps) {
  const { wanted, at, why } = date;
  const day = `${formatDay(wanted)} ${dateOfWall(wanted).slice(0, 4)}`;
  return (
    <li className={`flex flex-wrap items-center gap-x-4 px-3 py-1 ${why ? 'bg-honey-100/50' : ''}`}>
      <Checkbox
        label={<b className="inline-block w-34 font-semibold">{day}</b>}
        checked={!isSkipped && at != null}
        disabled={at == null}
        onChange={(event) => onSkip(!event.currentTarget.checked)}
      />
      <span className={why ? 'min-w-0 flex-1 max-md:order-last max-md:basis-full max-md:pl-9.5' : 'min-w-0 flex-1'}>
        {why === null || why === undefined ? formatTime(wanted) : clashWords(date)}
      </span>
      <Badge className="ml-auto" tone={isSkipped || at == null ? 'neutral' : why ? 'honey' : 'green'}>
        {isSkipped || at == null ? 'Skipped' : why ? shiftWords(wanted, at) : 'Free'}
      </Badge>
    </li>
  );
}
