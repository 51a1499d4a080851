import { useQuery } from '@tanstack/react-query';
import { EmptyState, KettleDrawing } from '@thyme/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DeskCheckPayoutAccountDocument, DeskPayoutsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import type { Payouts } from '../operations.ts';
import { AccountNote } from './account-note.tsx';
import { DisputesCard } from './disputes-card.tsx';
import { PayoutDetail } from './payout-detail.tsx';
import { PayoutList } from './payout-list.tsx';
import { PlacesCard } from './places-card.tsx';
import { useSetUp } from './use-set-up.ts';

/** The owner's payouts: the next one, earlier ones, and the entries of each. */
export function PayoutsPage() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'payouts'),
    queryFn: async () => (await run(DeskPayoutsDocument, { business: business.id })).desk_payouts,
  });
  useReturn();
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  return data.is_offered ? <Loaded page={data} /> : <NotOffered />;
}

/** Handles the return from the provider's form: checks the account, or opens the form again if its link had expired. */
function useReturn() {
  const { business } = useDesk();
  const [params, setParams] = useSearchParams();
  const { act } = useAct();
  const { setUp } = useSetUp();
  const isHandled = useRef(false);
  const [isBack, isAgain] = [params.has('back'), params.has('again')];
  useEffect(() => {
    if (isHandled.current || !(isBack || isAgain)) return;
    isHandled.current = true;
    setParams({}, { replace: true });
    if (isAgain) void setUp();
    else
      void act('desk_check_payout_account', async () => {
        await run(DeskCheckPayoutAccountDocument, { business: business.id });
        return { status: 1, message: '' };
      });
  });
}

function NotOffered() {
  return (
    <EmptyState level={2} className="mt-8" picture={<KettleDrawing />} title="Your card provider pays you directly">
      Card payments go to your own account there, so there is nothing for Thyme to pay out.
    </EmptyState>
  );
}

function Loaded({ page }: { page: Payouts }) {
  const [params, setParams] = useSearchParams();
  const lines = [page.next, ...page.payouts];
  const shown = lines.find(({ id }) => id != null && String(id) === params.get('payout')) ?? page.next;
  return (
    <>
      <AccountNote page={page} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <PayoutList
          lines={lines}
          shown={shown}
          page={page}
          onShow={({ id }) => setParams(id == null ? {} : { payout: String(id) }, { replace: true })}
        />
        <div className="grid gap-5">
          <PayoutDetail key={shown.id ?? 'next'} payout={shown} page={page} />
          <DisputesCard disputes={page.disputes} />
          <PlacesCard page={page} />
        </div>
      </div>
    </>
  );
}
