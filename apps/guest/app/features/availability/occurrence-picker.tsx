import { MAX_OCCURRENCES, MIN_OCCURRENCES, occurrenceOptions } from '@thyme/domain/availability';
import { formatDay } from '@thyme/domain/time';
import { ErrorState } from '@thyme/ui';
import { Skeleton } from '@thyme/ui/feedback/skeleton.tsx';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useEffect } from 'react';
import type { ClassPickerProps } from './class-picker-props.ts';
import type { PickedTime } from './picked-time.ts';
import { useOccurrences } from './use-availability.ts';

const choices = Array.from({ length: MAX_OCCURRENCES - MIN_OCCURRENCES + 1 }, (_, index) => index + MIN_OCCURRENCES);

type OccurrencePickerProps = ClassPickerProps & { start: PickedTime };

/** On how many dates in a row, as far as places last. */
export function OccurrencePicker(props: OccurrencePickerProps) {
  const { businessId, service, start, dates, occurrences, onOccurrences, onAvailable } = props;
  const { data: available, isError } = useOccurrences(businessId, service.service_id, start);
  const options = occurrenceOptions(available ?? 0);
  const most = options.at(-1);

  useEffect(() => {
    onAvailable(available ?? null);
  }, [available, onAvailable]);
  // What is in the cart is brought back into what can be had.
  useEffect(() => {
    if (most !== undefined && occurrences > most) onOccurrences(most);
  }, [most, occurrences, onOccurrences]);

  if (isError) {
    return <ErrorState title="The places did not come">Nothing is lost. Choose the date again in a moment.</ErrorState>;
  }
  if (available === undefined) return <Skeleton className="rounded-md" height={132} />;
  const later = dates.filter(({ date_time }) => date_time >= start.time).slice(0, available);
  return (
    <>
      <div>
        <RadioGroup
          label={<span className="text-lg">How many times?</span>}
          value={options.includes(occurrences) ? String(occurrences) : ''}
          onValueChange={(count) => onOccurrences(Number(count))}
          className="grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]"
        >
          {choices.map((count) =>
            options.includes(count) ? (
              <TimeSlot key={count} value={String(count)} tone="plum">
                {count}
              </TimeSlot>
            ) : (
              <span
                key={count}
                aria-hidden="true"
                className="grid min-h-12 place-items-center rounded-sm border border-dashed border-line text-ink-faint figures"
              >
                {count}
              </span>
            ),
          )}
        </RadioGroup>
        <p className="mt-2 text-ink-soft figures">
          {available} {available === 1 ? 'is' : 'are'} available from {formatDay(start.time)}.
          {available < MIN_OCCURRENCES && ' Please start on another date.'}
        </p>
      </div>
      <div>
        <p className="mb-2 font-semibold">Your dates</p>
        <ul className="flex flex-wrap gap-2 figures">
          {later.map(({ date_time: time }, index) => (
            <li
              key={time}
              className={
                index < occurrences
                  ? 'rounded-sm bg-plum-100 px-3 py-2 text-plum'
                  : 'rounded-sm px-3 py-2 text-ink-soft ring-1 ring-line ring-inset'
              }
            >
              {formatDay(time)}
              {index >= occurrences && <span className="sr-only">, not yours</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
