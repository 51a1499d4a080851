import { formatMinutes, formatTime, minuteOfWall } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { leftWords } from '@thyme/site/countdown.tsx';
import { Chip, Dialog, DialogTrigger, RadioCard, RadioGroup } from '@thyme/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { DeskOfferTimeDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { WaitingPerson } from './operations.ts';
import { useFits, useWaiting } from './use-waiting.ts';

interface Gap {
  date: string;
  chairId: number;
  /** Minutes of the day. */
  from: number;
  to: number;
}

interface Candidate {
  person: WaitingPerson;
  /** When their service could start in this gap. */
  times: readonly number[];
}

/** The waiting guests whose whole service fits into a gap, in queue order. */
function useCandidates({ date, chairId, from, to }: Gap): Candidate[] {
  const { data: people = [] } = useWaiting();
  const { data: fits = [] } = useFits(date);
  return fits.flatMap(({ id, chair_id, times }) => {
    const person = people.find((one) => one.id === id && !one.offered_until);
    const inside = times.filter((time) => minuteOfWall(time) >= from && minuteOfWall(time) < to);
    return person && chair_id === chairId && inside.length > 0 ? [{ person, times: inside }] : [];
  });
}

/** A gap that suits guests on the waiting list: '1 h free · Offer to 3'. */
export function GapOffer({ gap }: { gap: Gap }) {
  const candidates = useCandidates(gap);
  const [isOpen, setOpen] = useState(false);
  if (candidates.length === 0) return null;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <button
          type="button"
          className="@container pointer-events-auto flex min-h-7 items-center gap-1.5 truncate rounded-xs border border-dashed border-thyme-500 bg-thyme-50 px-2 text-left text-sm text-thyme-900 hover:bg-thyme-100 focus-visible:focus-ring"
        >
          <Users aria-hidden="true" className="size-4 flex-none @max-[13rem]:hidden" />
          <span className="flex min-w-0 gap-1">
            <span className="min-w-0 truncate">
              {formatMinutes(gap.to - gap.from)} <span className="@max-[11rem]:sr-only">free</span>
            </span>{' '}
            <span className="flex-none">
              · <b className="font-semibold">Offer to {candidates.length}</b>
              <span className="sr-only"> on the waiting list</span>
            </span>
          </span>
        </button>
      </DialogTrigger>
      {isOpen && <Offering {...{ gap, candidates }} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

interface OfferingProps {
  gap: Gap;
  candidates: readonly Candidate[];
  onDone: () => void;
}

const HOLD = 15 * 60;

function Offering({ gap, candidates, onDone }: OfferingProps) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [chosen, setChosen] = useState(candidates[0]?.person.id);
  const candidate = candidates.find(({ person }) => person.id === chosen) ?? candidates[0];
  const [wanted, setWanted] = useState<number | null>(null);
  const time = candidate?.times.find((one) => one === wanted) ?? candidate?.times[0];
  if (!candidate || time === undefined) return null;
  const { first_name: name } = candidate.person;
  const send = async () => {
    const sent = { business: business.id, id: candidate.person.id, date: gap.date, time, chair: gap.chairId };
    if (await act('desk_offer_time', async () => (await run(DeskOfferTimeDocument, sent)).desk_offer_time)) onDone();
  };
  return (
    <ActionDialog
      width="slim"
      title={`${formatMinutes(gap.to - gap.from)} free from ${formatTime(gap.from * 60)}`}
      description={`We’ll hold the time for ${leftWords(HOLD)} while they decide. If they pass, the next on the list is asked.`}
      action={`Offer ${name} ${formatTime(time)}`}
      busy={busy !== null}
      onAct={send}
    >
      <RadioGroup label="Who" value={String(candidate.person.id)} onValueChange={(id) => setChosen(Number(id))}>
        {candidates.map(({ person }) => (
          <RadioCard key={person.id} value={String(person.id)}>
            {person.first_name} {person.last_name}
            <span className="block text-sm font-normal text-ink-soft">{person.service}</span>
          </RadioCard>
        ))}
      </RadioGroup>
      {candidate.times.length > 1 && (
        <fieldset className="mt-4">
          <legend className="mb-2 text-sm font-semibold">When</legend>
          <div className="flex flex-wrap gap-2">
            {candidate.times.map((one) => (
              <Chip key={one} pressed={one === time} onClick={() => setWanted(one)} className="figures">
                {formatTime(one)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </ActionDialog>
  );
}
