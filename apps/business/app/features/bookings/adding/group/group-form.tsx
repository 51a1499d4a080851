import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Arrangement } from '@thyme/domain/availability';
import { MOST_GUESTS } from '@thyme/domain/bookings';
import { dateOfWall, type LocalDate } from '@thyme/domain/time';
import { Button, SegmentedControl } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type DeskGroupPlanQuery, DeskSoldDocument, GroupFitDocument } from '../../../../generated/graphql.ts';
import { useDesk } from '../../../../lib/desk.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { useShopNow } from '../../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../../lib/use-act.ts';
import type { Chair } from '../../operations.ts';
import { ChooseGuest } from '../choose-guest.tsx';
import { type SoldItem, soldItems, type Who } from '../draft.ts';
import { chosenOf, emptyRow, type GroupDraft, type GroupRow, isComplete, nameOf, servicesOf } from './group-draft.ts';
import { GroupFoot } from './group-foot.tsx';
import { GroupLanes, type Lane } from './group-lanes.tsx';
import { GuestRow } from './group-row.tsx';
import { GroupTimes } from './group-times.tsx';
import { useGroupPlan } from './use-group-plan.ts';
import { WhoPays } from './who-pays.tsx';

interface GroupProps {
  chairs: readonly Chair[];
  date: LocalDate;
  onBooked: (appointmentId: number, date: LocalDate) => void;
}

const ARRANGEMENTS = [
  { value: 'start', label: 'Start together' },
  { value: 'finish', label: 'Finish together' },
  { value: 'after', label: 'One after another' },
];

const timesOf = (row: GroupRow | undefined) => JSON.stringify(row?.services);

/** Books several guests, in parallel or one after another, on one bill or each on their own. */
export function GroupForm({ chairs, date: first, onBooked }: GroupProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [who, setWho] = useState<Who>(null);
  const [rows, setRows] = useState<readonly GroupRow[]>([emptyRow, emptyRow]);
  const [arrange, setArrange] = useState<Arrangement>('start');
  const [date, setDate] = useState<LocalDate>(first < today ? today : first);
  const [time, setTime] = useState<number | null>(null);
  const [{ eachPays, depositLink }, setPaying] = useState({ eachPays: false, depositLink: false });
  const { data: sold } = useQuery({
    queryKey: deskKey(business.id, 'sold'),
    queryFn: async () => soldItems((await run(DeskSoldDocument, { business: business.id })).desk_menu),
  });
  const fit = useGroupFit(rows, arrange);
  const canSplit = fit !== undefined && fit.part_hours > 0;
  const wish = { who, rows, arrange, time, eachPays: eachPays && canSplit, depositLink };
  const { plan, isOld } = useGroupPlan(wish);
  // A group without a deposit has none to ask for.
  const draft = { ...wish, depositLink: depositLink && (plan?.usual_deposit ?? 0) > 0 };
  const change = (next: readonly GroupRow[]) => {
    setRows(next);
    setTime(null);
  };
  const edit = (place: number, next: GroupRow) => {
    const after = rows.with(place, next);
    // A name or an address changes no times.
    if (timesOf(rows[place]) === timesOf(next)) setRows(after);
    else change(after);
  };
  const offered = (sold ?? []).filter(({ kind }) => kind === 'service');
  return (
    <div className="grid gap-6">
      <section aria-label="Who books?">
        <h3 className="mb-2 font-semibold">Who books?</h3>
        <ChooseGuest who={who} errors={{}} onChange={setWho} />
      </section>
      <ul aria-label="Guests" className="grid gap-3">
        {rows.map((row, place) => (
          <GuestRow
            // Index keys are stable: rows are only added and removed at the end.
            key={place.toString()}
            {...{ row, place, chairs, offered }}
            onChange={(next) => edit(place, next)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={rows.length >= MOST_GUESTS}
          onClick={() => change([...rows, emptyRow])}
        >
          <UserPlus aria-hidden="true" className="size-5" /> Add a guest
        </Button>
        {rows.length > 2 && (
          <Button variant="ghost" size="sm" onClick={() => change(rows.slice(0, -1))}>
            Remove the last guest
          </Button>
        )}
      </div>
      <SegmentedControl
        label="How they’re booked"
        segments={ARRANGEMENTS}
        value={arrange}
        onValueChange={(value) => {
          setArrange(value as Arrangement);
          setTime(null);
        }}
      />
      {isComplete(rows) && fit ? (
        <GroupTimes
          {...{ rows, arrange, fit, date, time }}
          onTime={setTime}
          onDate={(chosen) => {
            setDate(chosen);
            setTime(null);
          }}
        />
      ) : (
        <p className="text-sm text-ink-soft">Choose a service for each guest to see the times.</p>
      )}
      {plan && (
        <div className={isOld ? 'opacity-60' : undefined}>
          <GroupLanes lanes={lanesOf(draft, plan, { chairs, offered })} arrange={arrange} />
        </div>
      )}
      <WhoPays
        {...{ draft, plan, canSplit }}
        onChange={(change) => setPaying((before) => ({ ...before, ...change }))}
      />
      <GroupFoot
        {...{ draft, plan: isOld ? undefined : plan }}
        onBooked={(id) => onBooked(id, dateOfWall(time ?? 0))}
      />
    </div>
  );
}

/** Whether the shop could take them at all, how long it takes, and whether each can pay their own part. */
function useGroupFit(rows: readonly GroupRow[], arrange: Arrangement) {
  const { business } = useDesk();
  const wanted = { business: business.id, ...servicesOf(rows), arrange };
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'group-fit', JSON.stringify(wanted)),
    queryFn: async () => (await run(GroupFitDocument, wanted)).group_fit,
    enabled: isComplete(rows),
    placeholderData: keepPreviousData,
  });
  return data;
}

interface Known {
  chairs: readonly Chair[];
  offered: readonly SoldItem[];
}

function lanesOf(
  { who, rows }: GroupDraft,
  { services }: DeskGroupPlanQuery['desk_group_plan'],
  { chairs, offered }: Known,
): Lane[] {
  const chosen = chosenOf(rows);
  return rows.map((_, place) => ({
    name: nameOf(who, rows, place),
    services: services.flatMap((planned, index) => {
      if (planned.guest !== place) return [];
      const chair = chairs.find(({ id }) => id === planned.chair_id);
      const service = offered.find(({ pricingId }) => pricingId === chosen[index]?.pricingId)?.name ?? '';
      return [{ ...planned, service, person: chair?.person ?? chair?.name ?? '' }];
    }),
  }));
}
