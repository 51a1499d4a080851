import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Button, Card, EmptyState, ErrorState, Radio, RadioGroup, Skeleton, SkeletonGroup } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LinkedPartDocument, type LinkedPartQuery, PayPartDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { keys, read } from '../../../lib/session/storage.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';
import { PartMails } from './part-mails.tsx';
import { partWords } from './part-words.ts';
import { usePartPayment } from './use-part-payment.ts';

type Linked = NonNullable<LinkedPartQuery['linked_part']>;

interface LinkedPartProps {
  token: string;
  /** Logging in, with a code or otherwise, before paying. */
  login: (onDone: () => void) => ReactNode;
}

/** One guest's part of a group, or the deposit of all of it, opened by its link. */
export function LinkedPart({ token, login }: LinkedPartProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['linked-part', token],
    // Never cached, so that a return from the card page shows what is left to pay.
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => (await run(LinkedPartDocument, { token })).linked_part ?? null,
  });
  if (isError)
    return (
      <ErrorState
        size="page"
        title="We couldn’t load this page"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Please check your connection. Nothing was charged.
      </ErrorState>
    );
  if (data === undefined)
    return (
      <SkeletonGroup label="Loading your part">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-60" />
      </SkeletonGroup>
    );
  if (data === null)
    return (
      <EmptyState level={1} title="This link doesn’t work">
        Please ask whoever booked for you to send it again.
      </EmptyState>
    );
  return <OnePart token={token} linked={data} login={login} />;
}

function OnePart({ token, linked, login }: LinkedPartProps & { linked: Linked }) {
  const { part, shop, booked_by: booker, country } = linked;
  const isOff = part.state === 'off';
  const isOpen = part.due > 0 && (part.state === 'open' || part.state === 'deposit-paid');
  return (
    <>
      <h1 className="display-36 text-balance">{titleOf(linked)}</h1>
      <p className="mt-2 text-ink-soft">
        {part.for_all ? (
          <GroupWords linked={linked} />
        ) : (
          <>
            {booker} {isOff ? 'had booked' : 'booked'} {part.name} in at {shop}: {linked.services},{' '}
          </>
        )}
        {zoned(formatDayTime(linked.starts), linked.zone_label)}.
      </p>
      {!isOff && (
        <p className="mt-1 text-ink-soft">
          {linked.location}.{' '}
          <Link to={`/${linked.slug}`} className="font-semibold text-thyme-700">
            See the shop
          </Link>
        </p>
      )}
      <Card padding="lg" className="mt-6 grid gap-5">
        <p className="figures" role="status">
          <b className="font-semibold">{part.for_all ? 'Deposit for the whole group' : part.name}</b>
          <span className="block text-ink-soft">{partWords(part, country, linked.zone_label)}</span>
        </p>
        {isOpen && <Pay token={token} linked={linked} login={login} />}
        {part.state === 'late' && (
          <p>
            This link has expired. Please ask {booker}, or pay at {shop}.
          </p>
        )}
      </Card>
      {linked.gets_mails != null && <PartMails token={token} isOn={linked.gets_mails} />}
      <p className="mt-6 text-ink-soft">
        {isOff
          ? 'There’s nothing to pay. If you paid by this link, any refund goes back to the card you used.'
          : 'If the appointment is cancelled, any refund goes back to the card you paid with.'}
      </p>
    </>
  );
}

/** Nobody is named as the reader: the guest who booked may have sent the link on. */
function GroupWords({ linked: { part, booked_by: booker, shop, people } }: { linked: Linked }) {
  if (part.state === 'off') return `${booker}’s group had been booked in at ${shop}, `;
  return `${booker}’s ${people > 1 ? `group of ${people}` : 'group'} is booked in at ${shop}, `;
}

function titleOf({ part, shop, booked_by: booker }: Linked): string {
  if (part.for_all)
    switch (part.state) {
      case 'off':
        return 'These appointments have been cancelled';
      case 'paid':
        return `All paid. See you at ${shop}`;
      case 'deposit-paid':
        return 'The deposit is paid';
      default:
        return `A deposit for ${booker}’s group`;
    }
  if (part.state === 'off') return 'This appointment has been cancelled';
  if (part.state === 'paid') return `All paid, ${part.name}. See you at ${shop}`;
  if (part.state === 'deposit-paid') return `Your deposit is paid, ${part.name}`;
  return `Your part at ${shop}`;
}

function Pay({ token, linked: { part, country }, login }: LinkedPartProps & { linked: Linked }) {
  const hasDeposit = part.deposit_left > 0 && part.deposit_left < part.due;
  const [choice, setChoice] = useState(hasDeposit ? 'deposit' : 'all');
  const [isLogin, setIsLogin] = useState(false);
  const { pay, busy } = usePartPayment('pay_part');
  const amount = choice === 'deposit' ? part.deposit_left : part.due;
  const start = () =>
    void pay(choice, async (key) => (await run(PayPartDocument, { token, all: choice === 'all', key })).pay_part);
  if (isLogin)
    return login(() => {
      setIsLogin(false);
      start();
    });
  return (
    <div className="grid gap-4">
      {hasDeposit && (
        <RadioGroup label="How much?" value={choice} onValueChange={setChoice} className="grid gap-2">
          <Radio value="deposit">{money(part.deposit_left, country)} now, the rest on the day</Radio>
          <Radio value="all">{money(part.due, country)}, all of it</Radio>
        </RadioGroup>
      )}
      <Button
        variant="clay"
        className="justify-self-start"
        busy={busy !== null}
        onClick={() => (read(keys.guestToken) ? start() : setIsLogin(true))}
      >
        Pay {money(amount, country)}
      </Button>
    </div>
  );
}
