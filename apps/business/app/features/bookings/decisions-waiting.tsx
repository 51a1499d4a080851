import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@thyme/domain/time';
import { leftWords } from '@thyme/site/countdown.tsx';
import { Button } from '@thyme/ui';
import { Link } from 'react-router';
import { graphql } from '../../generated/gql.ts';
import { DeskDecideChargeDocument, DeskDecisionsDocument, type DeskDecisionsQuery } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { LinkTo } from './calendar/use-view.ts';

graphql(`
  query DeskDecisions($business: Int!) {
    desk_decisions(business_id: $business) { appt_id guest_name service starts fee decided_by }
  }
`);

type FeeDecision = DeskDecisionsQuery['desk_decisions'][number];

/** Fees that the owner has not decided on. */
export function useDecisions(): readonly FeeDecision[] {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'decisions'),
    queryFn: async () => (await run(DeskDecisionsDocument, { business: business.id })).desk_decisions,
    staleTime: 15_000,
  });
  return data ?? [];
}

interface CardsProps {
  decisions: readonly FeeDecision[];
  now: number;
  linkTo: LinkTo;
}

/** Each is listed until it is decided, or refunded because the time to decide has passed. */
export function DecisionCards({ decisions, now, linkTo }: CardsProps) {
  const money = useMoney();
  const { act, busy } = useAct();
  if (decisions.length === 0) return null;
  return (
    <ul aria-label="Fees to decide about" className="mt-3 grid gap-3">
      {decisions.map(({ appt_id: id, guest_name: name, service, starts, fee, decided_by: until }) => {
        const decide = (charge: boolean) =>
          void act(
            `${charge ? 'keep' : 'refund'}-${id}`,
            async () => (await run(DeskDecideChargeDocument, { id, charge })).desk_decide_charge,
          );
        return (
          <li key={id} className="rounded-md border border-line bg-honey-100 p-3.5 shadow-soft">
            <p className="text-sm leading-snug">
              <Link to={linkTo(id, starts)} className="text-base font-semibold text-ink">
                Keep {money(fee)} from {name}?
              </Link>
              <span className="mt-0.5 block">
                Cancelled {service}, {formatDay(starts)}. Refunded automatically in {leftWords(until - now)}.
              </span>
            </p>
            <div className="mt-3 grid grid-cols-2 gap-2">
              <Button
                size="sm"
                busy={busy === `keep-${id}`}
                aria-label={`Keep ${money(fee)} from ${name}`}
                onClick={() => decide(true)}
              >
                Keep {money(fee)}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                busy={busy === `refund-${id}`}
                aria-label={`Refund ${money(fee)} to ${name}`}
                onClick={() => decide(false)}
              >
                Refund it
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
