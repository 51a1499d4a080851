import { useQuery } from '@tanstack/react-query';
import { shownFeeStatus } from '@thyme/domain/payments';
import { Note } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskFeesOfMissedDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

const STATES: Record<string, string> = {
  announced: 'has been announced',
  paused: 'is paused because your guest objected',
  link: 'is open: we’ve sent your guest a link to pay',
  paid: 'has been paid',
  refunded: 'has been refunded',
  'partly-refunded': 'has been partly refunded',
};

/** The card fee of a missed appointment, and its status. */
export function FeeHint({ appointment: { id, status, guest } }: { appointment: Appointment }) {
  const { business, rights } = useDesk();
  const money = useMoney();
  const isMissed = status === 'No Show' || status === 'Cancelled';
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'card-fees', 'hint'),
    enabled: isMissed && rights.seesMoney,
    queryFn: async () => (await run(DeskFeesOfMissedDocument, { business: business.id })).desk_card_fees,
  });
  const possible = data?.chargeable.find(({ appt_id }) => appt_id === id);
  const fee = data?.fees.find((one) => one.appt_id === id && one.status in STATES);
  if (!isMissed || (!possible && !fee)) return null;
  return (
    <Note className="mt-4">
      {fee ? (
        <>
          The fee of <b className="font-semibold">{money(fee.amount)}</b> {STATES[shownFeeStatus(fee)]}.{' '}
        </>
      ) : (
        <>
          {guest.first_name} agreed to a fee when booking. Up to{' '}
          <b className="font-semibold">{money(possible?.most ?? 0)}</b> can be charged.{' '}
        </>
      )}
      <Link to="/card-fees" className="font-semibold text-ink underline">
        {fee ? 'See card fees' : 'Announce it'}
      </Link>
    </Note>
  );
}
