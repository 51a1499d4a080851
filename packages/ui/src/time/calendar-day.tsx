import { clsx } from 'clsx';
import { type DateString, dateName, dayNumber } from './calendar-dates.ts';

export type DayParts = { morning: boolean; afternoon: boolean; evening: boolean };

export type CalendarDay =
  | { state: 'free'; parts: DayParts }
  /** `hint` says what choosing such a day does: "Join Cancellation List". */
  | { state: 'full' | 'blocked'; hint?: string | undefined }
  /** `words` say why it cannot be chosen, where that is not its state. */
  | { state: 'closed' | 'past'; words?: string };

/** Closed and past days can be focused by keyboard but not chosen. */
export const isChoosable = (day: CalendarDay) => day.state !== 'closed' && day.state !== 'past';

export function dayWords(date: DateString, day: CalendarDay): string {
  const name = dateName(date);
  if (day.state === 'free') {
    const parts = (['morning', 'afternoon', 'evening'] as const).filter((part) => day.parts[part]);
    return parts.length > 0 ? `${name}, free in the ${parts.join(', ')}` : `${name}, free`;
  }
  const hint = 'hint' in day && day.hint ? `. ${day.hint}` : '';
  const words = 'words' in day && day.words ? day.words : day.state;
  return `${name}, ${words}${hint}`;
}

const looks = {
  free: 'border-line bg-card font-semibold hover:border-thyme-700',
  full: 'border-sand bg-sand font-medium text-ink-soft hover:border-line-strong',
  blocked: 'hatched-fine border-stone font-medium text-ink-soft hover:border-line-strong',
  closed: 'cursor-default border-transparent text-ink-faint',
  past: 'cursor-default border-transparent text-ink-faint',
};
const chosenLooks = {
  free: 'border-thyme-700 bg-thyme-700 font-semibold text-white',
  full: 'border-ink bg-sand font-medium text-ink shadow-[inset_0_0_0_1px_var(--color-ink)]',
  blocked: 'hatched-fine border-ink font-medium text-ink shadow-[inset_0_0_0_1px_var(--color-ink)]',
};

type Props = {
  date: DateString;
  day: CalendarDay;
  chosen: boolean;
  today: boolean;
  /** The one day in the tab order (roving tabindex). */
  reachable: boolean;
  onChoose: () => void;
};

export function DayButton({ date, day, chosen, today, reachable, onChoose }: Props) {
  const choosable = isChoosable(day);
  const look = chosen && choosable ? chosenLooks[day.state as 'free'] : looks[day.state];
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={reachable ? 0 : -1}
      aria-label={`${dayWords(date, day)}${today ? ', today' : ''}`}
      aria-disabled={choosable ? undefined : true}
      aria-current={today ? 'date' : undefined}
      onClick={choosable ? onChoose : undefined}
      className={clsx(
        'relative grid h-12 w-full content-center justify-items-center gap-1 rounded-sm border leading-none transition figures',
        look,
        today && 'after:absolute after:inset-0.5 after:rounded-[7px] after:border-[1.5px] after:border-thyme-700/60',
      )}
    >
      {dayNumber(date)}
      <DayBars day={day} chosen={chosen} />
    </button>
  );
}

/** Three small bars for morning, afternoon and evening; hollow when full, a dash when closed. */
function DayBars({ day, chosen }: { day: CalendarDay; chosen: boolean }) {
  if (day.state === 'past' || day.state === 'blocked') return null;
  if (day.state === 'closed') return <span className="h-[1.5px] w-3 bg-stone" />;
  const bar = 'h-1 w-2 rounded-full';
  return (
    <span className="flex gap-[3px]">
      {(['morning', 'afternoon', 'evening'] as const).map((part) => {
        const free = day.state === 'free' && day.parts[part];
        const colour = chosen ? (free ? 'bg-white' : 'bg-white/32') : free ? 'bg-thyme-500' : 'bg-stone';
        return (
          <span key={part} className={clsx(bar, day.state === 'full' ? 'border border-line-strong/70' : colour)} />
        );
      })}
    </span>
  );
}
