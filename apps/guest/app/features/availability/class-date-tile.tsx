import { formatDay, formatTime } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { useRadio } from '@thyme/ui/fields/radio-group.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ClassDate } from './class-run.ts';

/** At or below this, the number of places left is highlighted. */
const FEW = 2;

const box =
  'relative grid min-h-20 content-center rounded-sm border px-3.5 py-2.5 text-left leading-snug transition figures';

interface TileProps {
  date: ClassDate;
  /** Its place in the chosen run, from 1; 0 when it is not part of it. */
  order: number;
  /** Whether the tile shows that number. */
  isNumbered: boolean;
  /** Set where dates start at different times. */
  withTime: boolean;
}

function Words({ date: { time, seats }, order, isNumbered, withTime, foot }: TileProps & { foot?: ReactNode }) {
  const isChosen = order > 0;
  return (
    <>
      <span className={clsx('block text-sm', isChosen ? 'text-mist' : 'text-ink-soft')}>
        {formatDay(time).slice(0, 3)}
      </span>
      <b className="block text-lg font-semibold">{formatDay(time).slice(4)}</b>
      {withTime && <span className="block text-sm">{formatTime(time)}</span>}
      <span className={clsx('block text-sm', isChosen ? 'text-mist' : seats <= FEW ? 'text-clay-700' : 'text-plum')}>
        {foot ?? count(seats, 'place')}
      </span>
      {isChosen && isNumbered && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-white/20 text-sm font-semibold"
        >
          {order}
        </span>
      )}
    </>
  );
}

const look = (isChosen: boolean) =>
  isChosen ? 'border-plum bg-plum text-white' : 'border-line bg-card hover:border-plum';

/** A date to start with, or to come on. Its name has the hour, which the tile shows only where dates differ in it. */
export function StartTile(props: TileProps) {
  const { time, seats } = props.date;
  const radio = useRadio(String(time));
  return (
    <label className={clsx(box, look(props.order > 0), 'has-focus-visible:focus-ring')}>
      <input
        {...radio}
        aria-label={`${formatDay(time)}, ${formatTime(time)}, ${count(seats, 'place')}`}
        className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none"
      />
      <span>
        <Words {...props} />
      </span>
    </label>
  );
}

/** A date that has places, but too few dates after it to start there. */
export function LaterTile(props: TileProps) {
  const { order, date } = props;
  return (
    <div className={clsx(box, order > 0 ? look(true) : 'border-dashed border-plum/40')}>
      <span>
        <Words {...props} foot={order > 0 ? undefined : `${count(date.seats, 'place')}, too late to start`} />
      </span>
    </div>
  );
}

/** A full date leads to the list. */
export function FullTile({
  date: { time },
  withTime,
  onAsk,
}: Pick<TileProps, 'date' | 'withTime'> & { onAsk: () => void }) {
  return (
    <button
      type="button"
      onClick={onAsk}
      className={clsx(box, 'border-sand bg-sand text-ink-soft hover:border-line-strong')}
    >
      <span className="block text-sm">{formatDay(time).slice(0, 3)}</span>{' '}
      <s className="block text-lg font-semibold">{formatDay(time).slice(4)}</s>{' '}
      {withTime && <span className="block text-sm">{formatTime(time)}</span>}{' '}
      <span className="block text-sm text-ink underline">Full · join list</span>
    </button>
  );
}
