import { formatDay, formatTime } from '@thyme/domain/time';
import { CountdownRing, SeatMeter } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowRight, Ban, Check, Video } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../../lib/use-money.ts';
import { isDraggable } from '../moving/drag-math.ts';
import type { Entry } from '../operations.ts';
import { footOf, heldWords, holdWords, markOf, shortTime, spanWords, type Tone, toneOf } from './entry-words.ts';

/** Colour encodes the state, never the person. */
const tones: Record<Tone, string> = {
  new: 'border-l-clay bg-clay-100 text-ink',
  moving: 'border-l-honey bg-honey-100 text-ink',
  booked: 'border-l-thyme-500 bg-thyme-100 text-ink',
  'in-chair': 'border-l-thyme-300 bg-thyme-700 text-white shadow-soft',
  late: 'border-l-clay bg-card text-ink ring-1 ring-clay ring-inset',
  done: 'border-l-stone bg-shine text-ink-soft',
  missed: 'border-l-danger bg-card text-ink-soft ring-1 ring-line ring-inset',
  class: 'border-l-plum bg-plum-100 text-ink',
  'class-now': 'border-l-plum-200 bg-plum text-white shadow-soft',
  call: 'border-l-thyme-700 bg-card text-ink ring-1 ring-thyme-700 ring-inset',
  blocked: 'border-l-stone hatched-pale text-ink-soft',
  held: 'border border-dashed border-line-strong bg-card text-ink',
};

const marks: Partial<Record<Tone, string>> = {
  new: 'bg-clay-700 text-white',
  moving: 'bg-honey text-honey-900',
  booked: 'bg-card text-ink',
  'in-chair': 'bg-white/15 text-white',
  late: 'text-clay-700',
  missed: 'text-danger',
};

interface BlockProps {
  entry: Entry;
  nowWall: number;
  now: number;
  /** Height in pixels: content that does not fit is left out. */
  height: number;
  /** Link target, if any. */
  to: string | null;
  isOpen: boolean;
  /** One of several lanes in a week: the name wraps to two lines instead of being truncated. */
  isNarrow?: boolean;
}

const LINE = 18.2;

/** One calendar entry. Memoized: a full day has hundreds, and a change should only redraw those that differ. */
export const EntryBlock = memo(function EntryBlock(props: BlockProps) {
  const { entry, nowWall, now, height, to, isOpen, isNarrow = false } = props;
  const tone = toneOf(entry, nowWall);
  const box = clsx(
    '@container block size-full overflow-hidden rounded-xs border-l-4 py-1 text-left leading-[1.3] no-underline',
    isNarrow ? 'px-1 text-[0.8125rem]' : 'px-2.5 text-sm',
    tones[tone],
    isOpen && 'outline-2 outline-ink',
  );
  const inside = <Inside {...{ entry, tone, nowWall, now, isNarrow }} lines={Math.floor((height - 6) / LINE)} />;
  if (to === null) return <div className={box}>{inside}</div>;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen || undefined}
      {...(isDraggable(entry) ? { draggable: false, 'aria-keyshortcuts': 'M P' } : {})}
      className={clsx(
        box,
        'group/block relative hover:brightness-97 focus-visible:focus-ring',
        isDraggable(entry) && 'cursor-grab select-none [-webkit-touch-callout:none]',
      )}
    >
      {inside}
      {isDraggable(entry) && <Foot />}
    </Link>
  );
});

/** Resize handle; keyboard users change the length in the move dialog. */
function Foot() {
  return (
    <span
      data-resize=""
      title="Drag to make it longer or shorter"
      className="absolute inset-x-0 bottom-0 grid h-3 cursor-ns-resize place-items-end justify-center pb-0.5"
    >
      <span className="h-1 w-8 rounded-full bg-thyme-700 opacity-0 group-hover/block:opacity-100 group-focus-visible/block:opacity-100" />
    </span>
  );
}

interface InsideProps {
  entry: Entry;
  tone: Tone;
  nowWall: number;
  now: number;
  lines: number;
  isNarrow: boolean;
}

function Inside({ entry, tone, nowWall, now, lines: room, isNarrow }: InsideProps) {
  const money = useMoney();
  const mark = markOf(entry, tone, nowWall);
  const title =
    entry.kind === 'hold' ? holdWords(entry.purpose) : entry.kind === 'call' ? `Call, ${entry.title}` : entry.title;
  const what = whatOf(entry, now);
  const foot = footOf(entry, money);
  // A name on two lines leaves one line less for the rest.
  const lines = isNarrow ? room - 1 : room;
  const isShort = lines < 3;
  // In a narrow block the badge takes a line of its own.
  const withMark = (needed: number) => (mark && lines <= needed ? '@max-[9rem]:hidden' : undefined);
  return (
    <span className="flex h-full flex-col">
      <span className="flex items-start gap-2">
        <b
          className={clsx(
            'min-w-0 flex-1 font-semibold',
            isNarrow && room > 1 ? 'line-clamp-2' : 'truncate',
            tone === 'missed' && 'line-through',
          )}
        >
          {entry.kind === 'call' && !isNarrow && <span className="font-normal">{shortTime(entry.starts)} </span>}
          {isNarrow ? room < 2 ? <FirstWord of={title} /> : <Words of={title} /> : title}
          {!isNarrow && lines < 2 && what && <span className="font-normal"> · {what}</span>}
        </b>
        {mark && !isNarrow && (
          <Mark tone={tone} words={mark} className={isShort ? '@max-[9rem]:sr-only' : '@max-[9rem]:hidden'} />
        )}
        {tone === 'done' &&
          (isNarrow ? (
            <span className="sr-only">Completed</span>
          ) : (
            <Check aria-label="Completed" className="size-4 flex-none text-thyme-700" />
          ))}
        {tone === 'blocked' && !isNarrow && <Ban aria-hidden="true" className="size-4 flex-none" />}
        {tone === 'call' && !isNarrow && <Video aria-hidden="true" className="size-4 flex-none text-thyme-700" />}
        {tone === 'held' && entry.expires_at && (
          <CountdownRing left={Math.max(0, entry.expires_at - now)} total={600} size={18} />
        )}
      </span>
      {entry.kind !== 'call' && lines >= 2 && (
        <span className="truncate">{isShort ? `${shortTime(entry.starts)}${what ? ` · ${what}` : ''}` : what}</span>
      )}
      {!isShort && (
        <span className={clsx('truncate', withMark(3))}>
          {isNarrow ? shortTime(entry.starts) : spanWords(entry.starts, entry.ends)}
        </span>
      )}
      {!isShort && mark && (
        <Mark
          tone={tone}
          words={mark}
          className={clsx(
            'max-w-full self-start truncate @min-[9rem]:hidden',
            isNarrow && mark.length > 5 && '@max-[5.5rem]:sr-only',
          )}
        />
      )}
      {entry.asks_for && lines >= 4 && (
        <span className={clsx('mt-0.5 flex items-center gap-1 truncate', withMark(4))}>
          <ArrowRight aria-hidden="true" className="size-3.5 flex-none" />
          {entry.asked_by === 'guest' ? 'asks for' : 'you proposed'} {formatDay(entry.asks_for)},{' '}
          {formatTime(entry.asks_for)}
        </span>
      )}
      {entry.seats && lines >= 4 ? (
        <span className="mt-auto">
          <Seats places={entry.seats} taken={entry.seats_taken ?? 0} isNow={tone === 'class-now'} />
        </span>
      ) : (
        foot &&
        lines >= 4 &&
        !isNarrow &&
        !entry.asks_for && (
          <span className={clsx('mt-auto truncate', withMark(4))}>
            <Whole words={foot} />
          </span>
        )
      )}
    </span>
  );
}

const ON_THE_DAY = ' on the day';

/** A narrow block shows the amounts only; screen readers also get when they are paid. */
function Whole({ words }: { words: string }) {
  if (!words.endsWith(ON_THE_DAY)) return words;
  return (
    <>
      {words.slice(0, -ON_THE_DAY.length)}
      <span className="@max-[12.5rem]:sr-only">{ON_THE_DAY}</span>
    </>
  );
}

/** A name on two short lines: a word that is too long is cut at its end, not broken. */
function Words({ of: title }: { of: string }) {
  return title.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place.
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className="inline-block max-w-full truncate align-bottom [text-decoration:inherit]">{word}</span>
    </Fragment>
  ));
}

/** A name on one short line: the first word is visible, screen readers get all of it. */
function FirstWord({ of: title }: { of: string }) {
  const [first = title, ...rest] = title.split(' ');
  return (
    <>
      {first}
      {rest.length > 0 && <span className="sr-only"> {rest.join(' ')}</span>}
    </>
  );
}

/** Beside the name if it fits, otherwise on its own line. */
function Mark({ tone, words, className }: { tone: Tone; words: string; className: string }) {
  return (
    <span className={clsx('flex-none rounded-xs px-1.5 text-[0.8125rem] font-semibold', marks[tone], className)}>
      {words}
    </span>
  );
}

function Seats({ places, taken, isNow }: { places: number; taken: number; isNow: boolean }) {
  const words = `${taken} of ${places}`;
  return isNow ? <>{words} taken</> : <SeatMeter places={places} left={places - taken} label={words} />;
}

function whatOf(entry: Entry, now: number): string {
  if (entry.kind === 'class') return entry.is_course ? 'Course' : 'Class';
  if (entry.kind === 'hold') return entry.expires_at ? heldWords(entry.expires_at - now) : entry.title;
  if (entry.kind === 'block') return 'Blocked';
  return entry.service ?? '';
}
