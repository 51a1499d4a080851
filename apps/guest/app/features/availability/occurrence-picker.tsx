import { leastOccurrences, MIN_OCCURRENCES, occurrenceOptions } from '@thyme/domain/availability';
import { dateOfWall, formatDay } from '@thyme/domain/time';
import { ErrorState, Note } from '@thyme/ui';
import { QuantityStepper } from '@thyme/ui/fields/quantity-stepper.tsx';
import { SegmentedControl } from '@thyme/ui/navigation/segmented-control.tsx';
import { useEffect } from 'react';
import { isWeekly, rhythm } from '../../lib/view/rhythm.ts';
import type { ClassPickerProps } from './class-picker-props.ts';
import { type ClassDate, fullAfter, runFrom, startsOf } from './class-run.ts';
import { useOccurrences } from './use-availability.ts';

type OccurrencePickerProps = Omit<ClassPickerProps, 'dates'> & {
  dates: readonly ClassDate[];
  starts: readonly ClassDate[];
};

/** Once, or on how many dates in a row, as far as places last. */
export function OccurrencePicker(props: OccurrencePickerProps) {
  const { businessId, service, value: start, allowsSingle, occurrences, onOccurrences, onAvailable } = props;
  const { data: available, isError } = useOccurrences(businessId, service.service_id, start);
  const options = occurrenceOptions(available ?? 0, { allowsSingle });
  const most = options.at(-1);

  useEffect(() => {
    onAvailable(start ? (available ?? null) : null);
  }, [start, available, onAvailable]);
  // Clamps the cart's quantity to the number of dates available.
  useEffect(() => {
    if (most !== undefined && occurrences > most) onOccurrences(most);
  }, [most, occurrences, onOccurrences]);

  if (isError) {
    return (
      <ErrorState title="We couldn’t load the places">Nothing is lost. Choose the date again in a moment.</ErrorState>
    );
  }
  return (
    <div className="grid gap-5">
      {allowsSingle && <HowOften {...props} />}
      {occurrences > 1 && <Count {...props} most={most} available={available} />}
    </div>
  );
}

/** Whether to come once or several times. */
function HowOften({ dates, value, onChange, occurrences, onOccurrences }: OccurrencePickerProps) {
  const several = startsOf(dates, {});
  if (several.length === 0) return null;
  function choose(often: string) {
    if (often === 'once') return onOccurrences(1);
    const [first] = several;
    // A date with too few dates after it is replaced by the first start that has enough.
    if (value && first && !several.some(({ time }) => time === value.time))
      onChange({ date: dateOfWall(first.time), time: first.time });
    onOccurrences(MIN_OCCURRENCES);
  }
  return (
    <SegmentedControl
      label="How often?"
      segments={[
        { value: 'once', label: 'Just once' },
        { value: 'several', label: isWeekly(dates.map(({ time }) => time)) ? 'Several weeks' : 'Several dates' },
      ]}
      value={occurrences > 1 ? 'several' : 'once'}
      onValueChange={choose}
      tone="plum"
      className="w-full sm:w-auto sm:justify-self-start"
    />
  );
}

interface CountProps extends OccurrencePickerProps {
  most: number | undefined;
  available: number | undefined;
}

function Count({
  dates,
  value: start,
  occurrences,
  onOccurrences,
  allowsSingle,
  priceOf,
  most,
  available,
}: CountProps) {
  const times = dates.map(({ time }) => time);
  const weekday = isWeekly(times) ? rhythm(times)?.replace('Every ', '') : null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 figures">
      <QuantityStepper
        label="How many times?"
        value={occurrences}
        min={allowsSingle ? MIN_OCCURRENCES : leastOccurrences()}
        max={most}
        disabled={!start || most === undefined}
        onValueChange={onOccurrences}
      />
      <p className="min-w-28 flex-1 leading-snug">
        <b className="block font-semibold">
          {occurrences} {weekday ? `${weekday}s` : 'dates'} in a row
        </b>
        <span className="text-sm text-ink-soft">
          {start && available !== undefined
            ? `Up to ${available} from ${formatDay(start.time).slice(4)}`
            : 'Choose the first date below.'}
        </span>
      </p>
      <p className="leading-snug sm:text-right">
        <b className="display-28 block">{priceOf(occurrences)}</b>
        <span className="text-sm text-ink-soft">
          {occurrences} × {priceOf(1)}
        </span>
      </p>
    </div>
  );
}

interface RunEndProps {
  dates: readonly ClassDate[];
  /** The chosen dates. */
  run: readonly ClassDate[];
}

/** Explains which full date ends the run, shown once no more dates can be added. */
export function RunEnd({ dates, run }: RunEndProps) {
  const [first, last] = [run[0], run.at(-1)];
  const full = first && runFrom(dates, first.time) === run.length ? fullAfter(dates, first.time) : null;
  if (!full || !last) return null;
  return (
    <Note>
      {formatDay(full.time)} is full, so your last date is {formatDay(last.time)}. To come more often, start after it or
      join its list.
    </Note>
  );
}
