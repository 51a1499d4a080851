import { addDays, spokenDate, WEEKDAYS, weekdayOf } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, TextField } from '@thyme/ui';
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { longDayWords } from '../../../../lib/time/day-words.ts';
import type { Load } from '../../operations.ts';
import { isClosed } from '../month/month-words.ts';
import { useLoad } from '../use-load.ts';

interface GoProps {
  today: string;
  onGo: (date: string) => void;
}

function loadWords(day: Load | undefined): string {
  if (!day) return '';
  if (isClosed(day)) return day.shut_reason ?? 'Closed';
  const free = day.fill === null ? [] : [`${100 - day.fill}% free`];
  return [count(day.bookings, 'booking'), ...free].join(', ');
}

/** Jumps to a date in words: 'in 6 weeks', 'next Tue', '3 Dec'. */
export function GoTo({ today, onGo }: GoProps) {
  const [typed, setTyped] = useState('');
  const date = spokenDate(typed, today);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (date) onGo(date);
  };
  const weekday = WEEKDAYS[weekdayOf(today)].slice(0, 3);
  const presets = [
    ['Tomorrow', addDays(today, 1)],
    [`Next ${weekday}`, addDays(today, 7)],
    ['+ 4 weeks', addDays(today, 28)],
    ['+ 8 weeks', addDays(today, 56)],
  ] as const;
  return (
    <form onSubmit={send}>
      <TextField
        label="Go to"
        placeholder="in 6 weeks, next Tue, 3 Dec"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {date && <Target date={date} today={today} />}
      {!date && typed.trim() !== '' && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          That isn’t a date we know. Try “in 6 weeks”, “next Tue” or “3 Dec”.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {presets.map(([label, to]) => (
          <Button key={label} variant="secondary" size="sm" className="rounded-full!" onClick={() => onGo(to)}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

function Target({ date, today }: { date: string; today: string }) {
  const id = useId();
  const { data } = useLoad({ from: date, to: date }, null, { keep: false });
  return (
    <button
      type="submit"
      aria-describedby={id}
      className="mt-2 flex w-full items-center gap-3 rounded-sm bg-thyme-100 px-4 py-2.5 text-left leading-snug focus-visible:focus-ring"
    >
      <CornerDownLeft aria-hidden="true" className="size-4 flex-none text-thyme-700" />
      <span>
        <b className="block font-semibold">{longDayWords(date, today)}</b>
        <span id={id} className="block min-h-5 text-sm text-ink-soft">
          {loadWords(data?.[0])}
        </span>
      </span>
    </button>
  );
}
