import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Arrangement } from '@thyme/domain/availability';
import { formatDay, formatTime, type LocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import { Chip, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { DeskFreeDocument, type GroupFitQuery } from '../../../../generated/graphql.ts';
import { useDesk } from '../../../../lib/desk.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { DateField } from '../../../../lib/time/date-field.tsx';
import { TimeField } from '../../../../lib/time/time-field.tsx';
import { useShopNow } from '../../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../../lib/use-act.ts';
import { type GroupRow, servicesOf } from './group-draft.ts';

export interface GroupTimesProps {
  rows: readonly GroupRow[];
  arrange: Arrangement;
  fit: GroupFitQuery['group_fit'];
  date: LocalDate;
  time: number | null;
  onTime: (time: number | null) => void;
  onDate: (date: LocalDate) => void;
}

const DAYS = 6;

/** When they start, or by when they are ready: any time, or one that is free for all of them. */
export function GroupTimes({ rows, arrange, fit, date, time, onTime, onDate }: GroupTimesProps) {
  const { today } = useShopNow();
  // A group that finishes together is chosen by the time at which it is ready.
  const later = arrange === 'finish' ? fit.minutes * 60 : 0;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <TimeField
          label={arrange === 'finish' ? 'Ready by' : 'Start at'}
          className="w-40"
          value={time === null ? null : minuteOfWall(time + later)}
          onTime={(minute) => onTime(minute === null ? null : wallAt(date, minute) - later)}
        />
        <DateField
          label="Day"
          className="w-48"
          min={today}
          value={date}
          onDate={(chosen) => chosen !== '' && onDate(chosen)}
        />
      </div>
      {fit.fits ? (
        <FreeTimes {...{ rows, arrange, date, time, later, onTime, onDate }} />
      ) : (
        <Note tone="warn" announce>
          {fit.message}
        </Note>
      )}
    </div>
  );
}

interface FreeProps extends Omit<GroupTimesProps, 'fit'> {
  /** Seconds between the first start and the time that is shown. */
  later: number;
}

function FreeTimes({ rows, arrange, date, time, later, onTime, onDate }: FreeProps) {
  const { business } = useDesk();
  const wanted = { business: business.id, ...servicesOf(rows), arrange };
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: deskKey(business.id, 'group-free', JSON.stringify(wanted), date),
    queryFn: async () => (await run(DeskFreeDocument, { ...wanted, chair: null, date })).desk_free_times,
    placeholderData: keepPreviousData,
  });
  if (isError) return <p className="text-sm text-danger">We couldn’t load the times.</p>;
  if (!data)
    return (
      <SkeletonGroup label="Looking for free times">
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  const days = data.date_slots.map(({ s_date }) => s_date).filter((day) => day > date);
  return (
    <fieldset disabled={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <legend className="mb-2 text-sm font-semibold">Free for everyone on {formatDay(wallAt(date))}</legend>
      {data.time_slots.length === 0 && <p className="mb-2 text-ink-soft">No time that day suits all of them.</p>}
      <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {data.time_slots.map(({ s_time }) => (
          <Chip key={s_time} pressed={time === s_time} onClick={() => onTime(s_time)} className="figures">
            {formatTime(s_time + later)}
          </Chip>
        ))}
        {data.time_slots.length === 0 &&
          days.slice(0, DAYS).map((day) => (
            <Chip key={day} pressed={false} onClick={() => onDate(day)}>
              {formatDay(wallAt(day))}
            </Chip>
          ))}
      </div>
    </fieldset>
  );
}
