import { useQuery } from '@tanstack/react-query';
import { accountLimits } from '@thyme/domain/accounts';
import { formatSpan } from '@thyme/domain/bookings';
import { formatMinutes, formatTime } from '@thyme/domain/time';
import { Badge, Button, EmptyState, ErrorState, Skeleton, SkeletonGroup, TextField } from '@thyme/ui';
import { useMemo, useState } from 'react';
import { DeskStartWalkInDocument, DeskWalkInDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { FreePerson } from './operations.ts';
import { SqueezeIn } from './squeeze-in.tsx';

/** Who is free soonest and what fits; one click starts a walk-in. */
export function WalkInForm({ onStarted }: { onStarted: (appointmentId: number) => void }) {
  const { business } = useDesk();
  const [name, setName] = useState('');
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'walk-in'),
    queryFn: async () => (await run(DeskWalkInDocument, { business: business.id })).desk_walk_in,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (isError)
    return (
      <ErrorState
        title="We couldn’t check who’s free"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Your calendar is safe.
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Checking who’s free">
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  return (
    <div className="grid gap-5">
      {data.length === 0 ? (
        <EmptyState level={3} title="Nobody’s free today">
          You can squeeze them in, or put them anywhere with “New booking”.
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-3 sm:grid-cols-2">
          {data.map((person) => (
            <Person key={person.chair_id} person={person} name={name} onStarted={onStarted} />
          ))}
        </ul>
      )}
      <SqueezeIn name={name} onStarted={onStarted} />
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <TextField
          label="Name, if you like"
          placeholder="Walk-in"
          maxLength={accountLimits.name}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <p className="text-sm text-ink-soft">
          Without a phone number they won’t be in your list of guests. Their payment still counts in your books.
        </p>
      </div>
    </div>
  );
}

const SHOWN = 3;

interface PersonProps {
  person: FreePerson;
  name: string;
  onStarted: (appointmentId: number) => void;
}

function Person({ person, name, onStarted }: PersonProps) {
  const { wall } = useShopNow();
  const [isAll, setAll] = useState(false);
  const who = person.person ?? person.name;
  const minutes = Math.max(1, Math.round((person.from - wall) / 60));
  const offers = isAll ? person.offers : person.offers.slice(0, SHOWN);
  return (
    <li className="rounded-md border border-line p-3">
      <div className="mb-2 flex items-center gap-3">
        <PersonAvatar name={who} portrait={person.portrait} size={36} />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="flex items-center justify-between gap-2">
            <b className="truncate font-semibold">{who}</b>
            <Badge tone={person.is_now ? 'green' : 'neutral'} className="flex-none">
              {person.is_now ? 'Now' : `in ${formatMinutes(minutes)}`}
            </Badge>
          </span>
          <span className="block text-sm whitespace-nowrap text-ink-soft">
            {person.is_now
              ? `Free now, until ${formatTime(person.until)}`
              : `Free ${formatSpan({ from: person.from, to: person.until })}`}
          </span>
        </span>
      </div>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer.service_pricing_id}>
            <Offer {...{ person, offer, name, onStarted }} />
          </li>
        ))}
      </ul>
      {person.offers.length > SHOWN && !isAll && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => setAll(true)}>
          {person.offers.length - SHOWN} more that fit
        </Button>
      )}
    </li>
  );
}

function Offer({ person, offer, name, onStarted }: PersonProps & { offer: FreePerson['offers'][number] }) {
  const { business } = useDesk();
  const money = useMoney();
  const { act, busy } = useAct();
  const form = {
    business: business.id,
    pricing: offer.service_pricing_id,
    chair: person.chair_id,
    at: person.from,
    name: name.trim() || null,
  };
  const sent = JSON.stringify(form);
  const key = useMemo(() => `${crypto.randomUUID()}-${sent.length}`, [sent]);
  async function start(): Promise<void> {
    let id: number | null | undefined;
    const work = async () => {
      const { desk_start_walk_in: answer } = await run(DeskStartWalkInDocument, { ...form, key });
      id = answer.appt_id;
      return answer;
    };
    if ((await act('desk_start_walk_in', work)) && id) onStarted(id);
  }
  return (
    <button
      type="button"
      disabled={busy !== null}
      onClick={() => void start()}
      className="flex min-h-14 w-full items-center justify-between gap-3 rounded-sm bg-thyme-100 px-3 py-1.5 text-left hover:bg-thyme-200 focus-visible:focus-ring"
    >
      <span className="min-w-0 leading-snug">
        <b className="block font-semibold">{offer.name}</b>
        <span className="text-sm">
          {formatMinutes(offer.minutes)}, {person.is_now ? 'start now' : formatTime(person.from)}
        </span>
      </span>
      <b className="flex-none font-semibold figures">{money(offer.price)}</b>
    </button>
  );
}
