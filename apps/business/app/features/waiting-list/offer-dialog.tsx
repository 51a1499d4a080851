import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@thyme/domain/time';
import { QUIET_HOURS } from '@thyme/domain/waiting-list';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Chip, Dialog, DialogTrigger, Skeleton, SkeletonGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskOfferableDocument, DeskOfferTimeDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { DateField } from '../../lib/time/date-field.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import type { WaitingPerson } from './operations.ts';

/** Offers a time manually: it is held for a while, like an automatic offer. */
export function OfferDialog({ person }: { person: WaitingPerson }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [first = today] = [person.from_date, today].sort().slice(-1);
  const [date, setDate] = useState(first);
  const [time, setTime] = useState<number | null>(null);
  const send = async () => {
    if (time === null) return;
    const sent = { business: business.id, id: person.id, date, time };
    if (await act('desk_offer_time', async () => (await run(DeskOfferTimeDocument, sent)).desk_offer_time))
      setOpen(false);
    else setTime(null);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="add" aria-label={`Offer a time to ${person.first_name}`}>
          Offer a time
        </Button>
      </DialogTrigger>
      <ActionDialog
        width="slim"
        title={`Offer ${person.first_name} a time`}
        description={`${person.service}. We’ll hold it for 15 minutes while ${person.first_name} decides, or until ${QUIET_HOURS.to}:15 am if it’s night.`}
        action={time === null ? 'Choose a time' : `Offer ${formatTime(time)}`}
        disabled={time === null}
        busy={busy !== null}
        onAct={send}
      >
        <DateField
          label="Day"
          min={today}
          value={date}
          onDate={(chosen) => {
            if (chosen) setDate(chosen);
            setTime(null);
          }}
        />
        {isOpen && <Free person={person} date={date} time={time} onPick={setTime} />}
      </ActionDialog>
    </Dialog>
  );
}

interface FreeProps {
  person: WaitingPerson;
  date: string;
  time: number | null;
  onPick: (time: number) => void;
}

function Free({ person, date, time, onPick }: FreeProps) {
  const { business } = useDesk();
  const services = [person.service_pricing_id];
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'offerable', person.service_pricing_id, date),
    queryFn: async () =>
      (await run(DeskOfferableDocument, { business: business.id, services, date })).desk_free_times.time_slots,
  });
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-sm font-semibold">Free then</legend>
      {isError && <p className="text-sm text-danger">The times could not be loaded.</p>}
      {!data && !isError && (
        <SkeletonGroup label="Looking for free times">
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="text-sm text-ink-soft">Nothing is free on this day.</p>}
      <div className="flex flex-wrap gap-2">
        {data?.map(({ s_time }) => (
          <Chip key={s_time} pressed={time === s_time} onClick={() => onPick(s_time)} className="figures">
            {formatTime(s_time)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
