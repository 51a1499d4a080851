import { useQuery } from '@tanstack/react-query';
import { bookingLimits } from '@thyme/domain/bookings';
import { dateOfWall, formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { Button, Chip, IconButton, Radio, RadioGroup, Skeleton, SkeletonGroup, TextArea } from '@thyme/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DeskMoveTimesDocument, DeskProposeTimesDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { DateField } from '../../../lib/time/date-field.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { comingWith } from '../moving/move-draft.ts';
import type { Appointment } from '../operations.ts';

const MOST = 3;
const DAYS = 10;

/** Proposes up to three other times; each is held until the guest answers. */
export function ProposeTimes({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { act, busy } = useAct();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [note, setNote] = useState('');
  const others = comingWith(appointment).length;
  const [isWhole, setIsWhole] = useState(others > 0);
  const { first_name: name } = appointment.guest;
  const send = async () => {
    const times = [...chosen];
    const work = async () =>
      (await run(DeskProposeTimesDocument, { id: appointment.id, times, note, whole: isWhole })).desk_propose_times;
    if (await act('propose', work)) onDone();
  };
  const toggle = (time: number) =>
    setChosen(chosen.includes(time) ? chosen.filter((one) => one !== time) : [...chosen, time].slice(-MOST));
  return (
    <section aria-label="Propose a new time" className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">Propose up to three times</h3>
      <p className="text-sm text-ink-soft">
        Held for {name} for 24 hours. If there’s no answer, the first one is booked.
      </p>
      {others > 0 && (
        <RadioGroup
          className="mt-3"
          label="Who moves?"
          value={isWhole ? 'all' : 'one'}
          onValueChange={(value) => {
            setIsWhole(value === 'all');
            setChosen([]);
          }}
        >
          <Radio value="all">All {others + 1} together</Radio>
          <Radio value="one">Only {appointment.companion || name}</Radio>
        </RadioGroup>
      )}
      <ul aria-label="Chosen times" className="mt-3 grid gap-2">
        {chosen.map((time) => (
          <li key={time} className="flex items-center justify-between rounded-sm border border-line py-1 pr-1 pl-3.5">
            <b className="font-semibold">
              {formatDay(time)}, {formatTime(time)}
            </b>
            <IconButton label={`Remove ${formatDay(time)}, ${formatTime(time)}`} onClick={() => toggle(time)}>
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <FreeTimes appointment={appointment} isWhole={isWhole} chosen={chosen} onToggle={toggle} />
      <TextArea
        className="mt-4"
        label={`Message to ${name}`}
        rows={2}
        maxLength={bookingLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button disabled={chosen.length === 0} busy={busy === 'propose'} onClick={() => void send()}>
          {chosen.length > 1 ? `Send ${chosen.length} times` : 'Send the time'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Back
        </Button>
      </div>
    </section>
  );
}

interface FreeProps {
  appointment: Appointment;
  /** Only times that fit the whole group. */
  isWhole: boolean;
  chosen: readonly number[];
  onToggle: (time: number) => void;
}

function FreeTimes({ appointment, isWhole, chosen, onToggle }: FreeProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [picked, setPicked] = useState<string | null>(null);
  const [first = today] = [dateOfWall(appointment.starts), today].sort().slice(-1);
  const date = picked ?? first;
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'free', appointment.id, date, isWhole ? 'all' : 'one'),
    queryFn: async () =>
      (await run(DeskMoveTimesDocument, { id: appointment.id, date, whole: isWhole })).desk_move_times,
  });
  const times = data?.time_slots.map(({ s_time }) => s_time) ?? [];
  const days = (data?.date_slots ?? []).map(({ s_date }) => s_date).filter((day) => day >= today);
  return (
    <>
      <fieldset className="scroll-row min-w-0 mt-4 flex gap-2">
        <legend className="mb-2 text-sm font-semibold">Day</legend>
        {[...new Set([date, ...days])]
          .sort()
          .slice(0, DAYS)
          .map((day) => (
            <Chip key={day} pressed={day === date} onClick={() => setPicked(day)}>
              {formatDay(wallAt(day))}
            </Chip>
          ))}
      </fieldset>
      <DateField
        className="mt-3"
        label="Another day"
        min={today}
        value={date}
        onDate={(chosen) => chosen !== '' && setPicked(chosen)}
      />
      <fieldset className="mt-3">
        <legend className="mb-2 text-sm font-semibold">Free on {formatDay(wallAt(date))}</legend>
        {isError && <p className="text-sm text-danger">We couldn’t load the times.</p>}
        {!data && !isError && (
          <SkeletonGroup label="Looking for free times">
            <Skeleton className="h-11" />
          </SkeletonGroup>
        )}
        {data && times.length === 0 && <p className="text-sm text-ink-soft">Nothing is free on this day.</p>}
        <div className="flex flex-wrap gap-2">
          {times.map((time) => (
            <Chip key={time} pressed={chosen.includes(time)} onClick={() => onToggle(time)} className="figures">
              {formatTime(time)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  );
}
