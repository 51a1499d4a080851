import { cancellationLimits, leadWords } from '@thyme/domain/payments';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { hoursAt, moveStep, type PolicyDraft, roundHours, shareOf, stepsOf } from './policy-draft.ts';

const SHORT_SPAN = 336;

interface Mark {
  hours: number;
  percent: number;
  /** 'from midnight' for a preset; custom steps show their hours. */
  words: string;
}

/** Where the charge of each preset begins; the day itself is drawn like half a day. */
function marksOf(draft: PolicyDraft): Mark[] {
  if (draft.steps.length > 0)
    return stepsOf(draft)
      .filter(({ hours, percent }) => hours >= 1 && percent >= 1)
      .map(({ hours, percent }) => ({ hours, percent, words: leadWords(hours) }));
  return [
    ...(draft.codes.includes(1) ? [{ hours: 48, percent: 50, words: '48 hours' }] : []),
    ...(draft.codes.includes(2) ? [{ hours: 12, percent: 100, words: 'midnight' }] : []),
  ];
}

const tone = (percent: number) =>
  percent === 0
    ? 'bg-thyme-300 text-ink'
    : percent < 100
      ? 'bg-honey-100 border-2 border-honey text-ink'
      : 'bg-clay-700 text-white';

function Stretch({ percent, share, decides }: { percent: number; share: number; decides: boolean }) {
  const words = percent === 0 ? 'everything back' : percent < 100 ? 'of the price' : '';
  return (
    <div
      className={clsx(
        'min-h-16 min-w-0 rounded-sm px-4 py-3 md:min-w-42 nav:max-wide:min-w-34 md:flex-[var(--share)_1_0%]',
        tone(percent),
      )}
      style={{ '--share': Math.max(0.01, share) } as React.CSSProperties}
    >
      <b className="block font-semibold">
        {percent === 0 ? 'Free' : percent === 100 ? 'All kept' : `${percent}% kept`}
      </b>
      <span className="text-sm">{decides && percent > 0 ? 'if you choose to' : words}</span>
    </div>
  );
}

interface PolicyBarProps {
  draft: PolicyDraft;
  onChange: (draft: PolicyDraft) => void;
}

/** The cost of cancelling as the appointment approaches, as a bar; custom steps have draggable marks. */
export function PolicyBar({ draft, onChange }: PolicyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const marks = marksOf(draft);
  const span = Math.max(SHORT_SPAN, ...marks.map(({ hours }) => Math.min(hours * 2, cancellationLimits.hours)));
  const isOwn = draft.steps.length > 0;
  const shares = [1, ...marks.map(({ hours }) => shareOf(hours, span)), 0];
  return (
    <div className={clsx('overflow-x-auto px-1 pt-1 pb-2', isOwn ? 'md:pb-20' : 'md:pb-11')}>
      <p aria-hidden="true" className="mb-1 flex justify-between text-sm text-ink-soft max-md:hidden">
        <span>Booked</span>
        <span>The appointment</span>
      </p>
      <div ref={bar} className="flex flex-col gap-1 md:flex-row">
        <Stretch percent={0} share={1 - (shares[1] ?? 0)} decides={false} />
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
          <Fragment key={index}>
            {isOwn ? (
              <DragMark
                mark={mark}
                index={index}
                move={(hours) => onChange(moveStep(draft, index, hours))}
                drag={(start, by) => {
                  const size = bar.current?.getBoundingClientRect();
                  if (!size) return;
                  const along = size.width > size.height ? by.x / size.width : by.y / size.height;
                  onChange(moveStep(draft, index, roundHours(hoursAt(shareOf(start, span) - along, span))));
                }}
              />
            ) : (
              <p className="relative py-1 text-center text-sm font-semibold md:w-0 md:py-0">
                <span className="md:absolute md:top-full md:left-1/2 md:mt-3 md:-translate-x-1/2 md:whitespace-nowrap">
                  {mark.words === 'midnight' ? 'the day itself' : `${mark.words} before`}
                </span>
              </p>
            )}
            <Stretch
              percent={mark.percent}
              share={(shares[index + 1] ?? 0) - (shares[index + 2] ?? 0)}
              decides={draft.decides}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface DragMarkProps {
  mark: Mark;
  index: number;
  move: (hours: number) => void;
  /** The hours at the start of the drag, moved by a number of pixels. */
  drag: (start: number, by: { x: number; y: number }) => void;
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowUp: 1,
  ArrowRight: -1,
  ArrowDown: -1,
  PageUp: 24,
  PageDown: -24,
};

function DragMark({ mark, index, move, drag }: DragMarkProps) {
  const from = useRef<{ hours: number; x: number; y: number } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    from.current = { hours: mark.hours, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { current } = from;
    if (current) drag(current.hours, { x: event.clientX - current.x, y: event.clientY - current.y });
  };
  const end = () => {
    from.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(mark.hours + by);
  };
  // Two columns leave no room for the arrows; the marks are dragged, moved by key or typed below.
  const step = 'grid size-9 place-items-center rounded-sm hover:bg-sand focus-visible:focus-ring nav:max-wide:hidden';
  return (
    <div className="relative grid place-items-center md:w-3 md:flex-none">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Step ${index + 1} begins`}
        aria-valuemin={1}
        aria-valuemax={cancellationLimits.hours}
        aria-valuenow={mark.hours}
        aria-valuetext={`${mark.words} before`}
        className="h-11 w-full cursor-grab touch-none rounded-full focus-visible:focus-ring active:cursor-grabbing max-md:hidden md:-my-1 md:h-18 md:w-3"
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      >
        <span aria-hidden="true" className="mx-auto block h-full w-1.5 rounded-full bg-ink" />
      </div>
      <p className="-my-3 flex items-center rounded-md border border-line-strong bg-card shadow-soft md:absolute md:top-full md:my-0 md:mt-3 md:whitespace-nowrap">
        <button
          type="button"
          className={step}
          aria-label={`Step ${index + 1} earlier`}
          onClick={() => move(mark.hours + 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </button>
        <span
          data-also-by-key=""
          className="touch-none px-1 py-2 text-sm max-md:cursor-grab nav:max-wide:px-3"
          onPointerDown={begin}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <b className="font-semibold figures">{mark.words}</b> before
        </span>
        <button
          type="button"
          className={step}
          aria-label={`Step ${index + 1} later`}
          onClick={() => move(mark.hours - 1)}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </p>
    </div>
  );
}
