import { formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowRight, Check, Inbox, TriangleAlert } from 'lucide-react';
import { useMoney } from '../../../lib/use-money.ts';
import { useLoad } from '../calendar/use-load.ts';
import { lineIdOf, roomIdOf } from './drag-math.ts';
import type { Dragging } from './drag-store.ts';
import { termsWords, useMovePeople } from './use-move-people.ts';

interface StripProps {
  drag: Dragging;
  /** The days that are drop targets. */
  days: readonly string[];
  /** Replaces the side panel; otherwise shown along the bottom of the screen. */
  isBeside: boolean;
  personOf: (chairId: number | null) => string;
}

/** Drop targets outside the shown hours: other days, or the parking area. */
export function DayStrip({ drag, days, isBeside, personOf }: StripProps) {
  const { grip, over } = drag;
  const strip = <Days days={days} over={over?.kind === 'day' ? over.date : null} from={grip.entry.starts} />;
  if (!isBeside)
    return (
      <div
        data-drop-strip=""
        className="fixed inset-x-0 bottom-0 grid gap-2 border-t border-line bg-honey-100 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:grid-cols-[1fr_14rem] md:items-center md:pl-26"
      >
        <Warning words={over ? null : drag.warning} />
        {strip}
        <Park isOver={over?.kind === 'park'} />
      </div>
    );
  return (
    <div
      data-drop-strip=""
      className="fixed right-0 bottom-0 grid w-84 grid-cols-[minmax(0,1fr)] content-start gap-4 border-l border-line bg-paper p-5"
      style={{ top: drag.top }}
    >
      <div>
        <p className="text-sm text-ink-soft">Moving</p>
        <p className="display-22">{grip.entry.title}</p>
      </div>
      <Here drag={drag} personOf={personOf} />
      {!over && drag.warning && <Note tone="warn">{drag.warning}</Note>}
      {!over && <Fits drag={drag} name={personOf(drag.landing.chairId)} />}
      <div>
        <p className="display-22">Another day?</p>
        <p className="mb-3 text-sm text-ink-soft">Drop it on a day. The bar shows how full each day is.</p>
        {strip}
      </div>
      <Park isOver={over?.kind === 'park'} />
    </div>
  );
}

/** Always as high as a warning, so that the days do not move when one appears. */
function Warning({ words }: { words: string | null }) {
  return (
    <p className="col-span-full flex min-h-15 min-w-0 items-center gap-2 text-sm leading-snug text-honey-900 md:min-h-10">
      {words ? (
        <>
          <TriangleAlert aria-hidden="true" className="size-4.5 flex-none" />
          <span className="min-w-0">
            <b className="line-clamp-2 font-semibold">{words}</b>
            Drop it to see your options.
          </span>
        </>
      ) : (
        'Drop it on another day, or park it.'
      )}
    </p>
  );
}

/** What speaks for the place: who does it, and that nothing is in the way there. */
function Fits({ drag: { grip, landing, warning }, name }: { drag: Dragging; name: string }) {
  const money = useMoney();
  const { entry } = grip;
  const isPerson = entry.appt_id != null && roomIdOf(entry) === null;
  const people = useMovePeople(isPerson ? { appointmentId: entry.appt_id ?? 0, lineId: lineIdOf(entry) } : null);
  const person = people.find(({ chair_id }) => chair_id === landing.chairId);
  const lines = [
    ...(person?.does ? [`${name} does it, ${termsWords(person, money)}`] : []),
    ...(warning ? [] : ['Free then, and inside working hours']),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {lines.map((words) => (
        <li key={words} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-thyme-700" />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** The current and the new place. */
function Here({ drag: { grip, landing, over }, personOf }: Pick<StripProps, 'drag' | 'personOf'>) {
  const place = (starts: number, chairId: number | null) => `${formatTime(starts)}, ${personOf(chairId)}`;
  const here =
    over?.kind === 'day'
      ? formatDay(wallAt(over.date))
      : over?.kind === 'park'
        ? 'Parked'
        : place(landing.starts, landing.chairId);
  return (
    <div className="flex items-center gap-3 rounded-sm bg-card px-4 py-3">
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">Now</span>
        <s className="block text-balance">{place(grip.entry.starts, grip.entry.chair_id ?? null)}</s>
      </p>
      <ArrowRight aria-hidden="true" className="size-4.5 flex-none" />
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">Here</span>
        <b className="block font-semibold text-balance">{here}</b>
      </p>
    </div>
  );
}

function Days({ days, over, from }: { days: readonly string[]; over: string | null; from: number }) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const { data = [] } = useLoad({ from: first, to: last });
  return (
    <ul className="grid grid-cols-7 gap-1.5">
      {days.map((date) => {
        const load = data.find((one) => one.date === date);
        // Nobody works on a day without a load.
        const isShut = load !== undefined && (load.shut === 'closed' || load.fill == null);
        const wall = wallAt(date);
        return (
          <li
            key={date}
            data-drop={date}
            className={clsx(
              'rounded-sm border px-1 py-2 text-center text-sm leading-tight',
              over === date ? 'border-2 border-honey bg-honey-100' : 'border-dashed',
              over !== date && (isSameDay(wall, from) ? 'border-clay' : 'border-thyme-300'),
              over !== date && (isShut ? 'hatched-pale text-ink-soft' : 'bg-card'),
            )}
          >
            <span className="block text-ink-soft">{formatDay(wall).slice(0, 3)}</span>
            <b className="block text-lg font-semibold figures">{Number(date.slice(-2))}</b>
            <span className="mx-1 mt-1 block h-1 rounded-full bg-track">
              <span className="block h-full rounded-full bg-thyme-500" style={{ width: `${load?.fill ?? 0}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const DAY = 86_400;
const isSameDay = (one: number, other: number) => Math.floor(one / DAY) === Math.floor(other / DAY);

function Park({ isOver }: { isOver: boolean }) {
  return (
    <div
      data-drop="park"
      className={clsx(
        'flex items-center gap-3 rounded-sm border px-4 py-3 text-sm',
        isOver ? 'border-2 border-honey bg-honey-100' : 'border-dashed border-thyme-300 bg-card',
      )}
    >
      <Inbox aria-hidden="true" className="size-5 flex-none" />
      <p>
        <b className="block text-base font-semibold">Park it here</b>
        The guest keeps the old time until you drop it somewhere.
      </p>
    </div>
  );
}
