import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Arrangement } from '@thyme/domain/availability';
import { formatDay, formatTime, type LocalDate, wallAt } from '@thyme/domain/time';
import { Chip, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { DeskFreeDocument, GroupFitDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { type GroupRow, servicesOf } from './group-draft.ts';

export interface GroupTimesProps {
  rows: readonly GroupRow[];
  arrange: Arrangement;
  date: LocalDate;
  time: number | null;
  onTime: (time: number) => void;
  onDate: (date: LocalDate) => void;
}

const DAYS = 6;

/** Times of the day that fit the whole group, or the nearest alternatives. */
export function GroupTimes({ rows, arrange, date, time, onTime, onDate }: GroupTimesProps) {
  const { business } = useDesk();
  const asked = servicesOf(rows);
  const wanted = { business: business.id, ...asked, arrange };
  const fit = useQuery({
    queryKey: deskKey(business.id, 'group-fit', JSON.stringify(wanted)),
    queryFn: async () => (await run(GroupFitDocument, wanted)).group_fit,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: deskKey(business.id, 'group-free', JSON.stringify(wanted), date),
    queryFn: async () => (await run(DeskFreeDocument, { ...wanted, chair: null, date })).desk_free_times,
    placeholderData: keepPreviousData,
  });
  if (fit.data && !fit.data.fits)
    return (
      <Note tone="warn" announce>
        {fit.data.message}
      </Note>
    );
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
            {formatTime(s_time)}
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
