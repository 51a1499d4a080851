import type { Stretch } from '@thyme/domain/availability';
import { type Weekday, weekdayName } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { DragEdge } from '../../../lib/time/drag-edge.tsx';
import { movedEdge } from '../../../lib/time/moved-edge.ts';
import { FittedHours } from './fitted-hours.tsx';
import { spansWords, WEEK, type WeekDraft } from './rota-draft.ts';

const FIRST = 7 * 60;
const LAST = 21 * 60;
const SHOWN = LAST - FIRST;
const STEP = 30;
const at = (minute: number) => `${((Math.min(LAST, Math.max(FIRST, minute)) - FIRST) / SHOWN) * 100}%`;

interface WeekBarsProps {
  title: string;
  week: WeekDraft;
  /** A day was pressed, to type its hours. */
  onDay: (weekday: Weekday) => void;
  onSpans: (weekday: Weekday, spans: Stretch[]) => void;
}

/** Seven columns, each with its working time drawn from morning to evening; the edges can be dragged. */
export function WeekBars({ title, week, onDay, onSpans }: WeekBarsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{title}</legend>
      <div className="grid grid-cols-7 gap-1.5 max-md:-mx-3 max-md:gap-0.5">
        {WEEK.map((weekday) => {
          const spans = week[weekday];
          const words = spansWords(spans);
          return (
            <button
              key={weekday}
              type="button"
              aria-label={`${weekdayName(weekday)}, ${words || 'off'}`}
              onClick={() => onDay(weekday)}
              className="grid min-w-0 content-start gap-1 rounded-[6px] text-center text-[0.75rem] leading-tight figures hover:bg-sand focus-visible:focus-ring"
            >
              <span aria-hidden="true" className="text-ink-soft">
                {weekdayName(weekday).slice(0, 1)}
              </span>
              <span aria-hidden="true" data-bar="" className="relative h-20 overflow-hidden rounded-[6px] bg-paper">
                {spans.map((span, index) => (
                  <Bar
                    // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day, also while it is dragged.
                    key={index}
                    span={span}
                    onEnd={(end, minute) => onSpans(weekday, movedEdge(spans, index, end, minute, STEP))}
                  />
                ))}
              </span>
              <span aria-hidden="true" className={clsx(!words && 'text-ink-soft')}>
                {words ? <FittedHours words={words} /> : 'off'}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface BarProps {
  span: Stretch;
  onEnd: (end: 'from' | 'to', minute: number) => void;
}

function Bar({ span: { from, to }, onEnd }: BarProps) {
  return (
    <span
      className="absolute inset-x-0 block rounded-[6px] bg-thyme-300"
      style={{ top: at(from), bottom: `calc(100% - ${at(to)})` }}
    >
      <DragEdge
        along="y"
        minute={from}
        shown={SHOWN}
        step={STEP}
        className="top-0"
        onMinute={(minute) => onEnd('from', minute)}
      />
      <DragEdge
        along="y"
        minute={to}
        shown={SHOWN}
        step={STEP}
        className="bottom-0"
        onMinute={(minute) => onEnd('to', minute)}
      />
    </span>
  );
}
