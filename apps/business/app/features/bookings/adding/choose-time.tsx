import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_OCCURRENCES } from '@thyme/domain/availability';
import { LEAST_MINUTES, MOST_MINUTES } from '@thyme/domain/bookings';
import { formatDay, formatTime, type LocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import { Button, Chip, Note, QuantityStepper, Skeleton, SkeletonGroup, TextField } from '@thyme/ui';
import { useEffect } from 'react';
import { DeskFreeDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { TimeField } from '../../../lib/time/time-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Chair } from '../operations.ts';
import { chairsFor, type Draft, termsWith } from './draft.ts';

const DAYS = 8;

interface TimeProps {
  draft: Draft;
  chairs: readonly Chair[];
  /** The time clicked in the calendar, or the nearest free ones when the wanted time was taken. */
  wanted: readonly number[];
  onChange: (change: Partial<Draft>) => void;
}

/** Chooses chair, day and time. Free times follow the same rules as for guests. */
export function ChooseTime({ draft, chairs, wanted, onChange }: TimeProps) {
  const { items, chairId, date } = draft;
  const isGroup = items.some(({ kind }) => kind !== 'service');
  const able = chairsFor(chairs, items);
  return (
    <div className="grid gap-4">
      {!isGroup && able.length > 1 && (
        <fieldset className="scroll-row flex min-w-0 gap-2">
          <legend className="mb-2 text-sm font-semibold">With</legend>
          <Chip pressed={chairId === null} onClick={() => onChange({ chairId: null, time: null })}>
            Anyone
          </Chip>
          {able.map((chair) => (
            <Chip
              key={chair.id}
              pressed={chairId === chair.id}
              onClick={() => onChange({ chairId: chair.id, time: null })}
            >
              {chair.person ?? chair.name}
            </Chip>
          ))}
        </fieldset>
      )}
      {items[0]?.kind === 'weekly' && (
        <div className="flex items-center justify-between gap-3">
          <span className="text-sm font-semibold">Dates in a row</span>
          <QuantityStepper
            label="Dates in a row"
            min={items[0].leastDates}
            max={MAX_OCCURRENCES}
            value={draft.occurrences}
            onValueChange={(occurrences) => onChange({ occurrences })}
          />
        </div>
      )}
      <Times {...{ draft, wanted, onChange }} date={date} isGroup={isGroup} />
    </div>
  );
}

interface TimesProps extends Omit<TimeProps, 'chairs'> {
  date: LocalDate;
  isGroup: boolean;
}

function Times({ draft: { items, chairId, time, isOwnTime, minutes }, date, isGroup, wanted, onChange }: TimesProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const services = items.map(({ pricingId }) => pricingId);
  const chair = isGroup ? null : chairId;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: deskKey(business.id, 'desk-free', services.join(), chair, date),
    queryFn: async () =>
      (await run(DeskFreeDocument, { business: business.id, services, chair, date })).desk_free_times,
    enabled: services.length > 0,
    placeholderData: keepPreviousData,
  });
  const isGone =
    time !== null &&
    !isOwnTime &&
    data !== undefined &&
    !isPlaceholderData &&
    !data.time_slots.some(({ s_time }) => s_time === time);
  useEffect(() => {
    if (isGone) onChange({ time: null });
  }, [isGone, onChange]);
  if (services.length === 0) return <p className="text-sm text-ink-soft">Choose a service to see free times.</p>;
  const times = data?.time_slots ?? [];
  const days = (data?.date_slots ?? []).map(({ s_date }) => s_date).filter((day) => day >= date);
  const missed = wanted.filter((at) => !times.some(({ s_time }) => s_time === at) && at >= wallAt(date));
  return (
    <>
      <DateField
        label="Day"
        min={today}
        value={date}
        onDate={(chosen) => chosen !== '' && onChange({ date: chosen, time: null })}
      />
      <fieldset className="scroll-row flex min-w-0 gap-2">
        <legend className="sr-only">Days with a free time</legend>
        {[...new Set([date, ...days])].slice(0, DAYS).map((day) => (
          <Chip key={day} pressed={day === date} onClick={() => onChange({ date: day, time: null })}>
            {formatDay(wallAt(day))}
          </Chip>
        ))}
      </fieldset>
      <fieldset disabled={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        <legend className="mb-2 text-sm font-semibold">Free on {formatDay(wallAt(date))}</legend>
        {isError && <p className="text-sm text-danger">We couldn’t load the times.</p>}
        {!data && !isError && (
          <SkeletonGroup label="Looking for free times">
            <Skeleton className="h-11" />
          </SkeletonGroup>
        )}
        {data && times.length === 0 && <p className="text-sm text-ink-soft">Nothing is free on this day.</p>}
        {data && !isPlaceholderData && missed.length > 0 && times.length > 0 && (
          <Note tone="info" className="mb-3">
            {formatTime(missed[0] ?? 0)} isn’t free. These times are.
          </Note>
        )}
        {!isGroup && data && !isPlaceholderData && missed[0] !== undefined && (
          <Button
            size="sm"
            variant="secondary"
            className="mb-3"
            onClick={() => onChange({ time: missed[0] ?? null, isOwnTime: true })}
          >
            Use {formatTime(missed[0])} anyway
          </Button>
        )}
        <div className="flex flex-wrap gap-2">
          {times.map(({ s_time, seats_left }) => (
            <Chip
              key={s_time}
              pressed={time === s_time}
              onClick={() => onChange({ time: s_time, isOwnTime: false })}
              className="figures"
            >
              {formatTime(s_time)}
              {seats_left !== null && <span className="font-normal opacity-75">{seats_left} left</span>}
            </Chip>
          ))}
        </div>
      </fieldset>
      {!isGroup && <OwnTime {...{ date, time, minutes, items, chairId, onChange }} />}
    </>
  );
}

interface OwnProps extends Pick<Draft, 'date' | 'time' | 'minutes' | 'items' | 'chairId'> {
  onChange: (change: Partial<Draft>) => void;
}

/** Any time and duration: the desk is warned of clashes and can book anyway. */
function OwnTime({ date, time, minutes, items, chairId, onChange }: OwnProps) {
  const usual = items.length === 1 && items[0] ? termsWith(items[0], chairId).minutes : null;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeField
        label="Or any other time"
        value={time === null ? null : minuteOfWall(time)}
        onTime={(minute) =>
          onChange(minute === null ? { time: null } : { time: wallAt(date, minute), isOwnTime: true })
        }
      />
      {usual !== null && (
        <TextField
          label="Minutes"
          type="number"
          min={LEAST_MINUTES}
          max={MOST_MINUTES}
          step={5}
          value={minutes ?? usual}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value);
            const isOwn = Number.isInteger(typed) && typed >= LEAST_MINUTES && typed !== usual;
            onChange({ minutes: isOwn ? typed : null });
          }}
        />
      )}
    </div>
  );
}
