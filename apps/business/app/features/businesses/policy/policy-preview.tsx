import { useQuery } from '@tanstack/react-query';
import { cancellationFee, isPolicyCode, policySentence, policyTimeline } from '@thyme/domain/payments';
import { formatDayTime, instantOf, wallOf } from '@thyme/domain/time';
import { Card } from '@thyme/ui';
import { clsx } from 'clsx';
import { DeskPolicyExampleDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { PolicyExample } from './operations.ts';
import { codesOf, type PolicyDraft, problemOf, stepsOf } from './policy-draft.ts';

const colours = (percent: number) => (percent === 0 ? 'bg-thyme-500' : percent < 100 ? 'bg-honey' : 'bg-clay-700');

/** What the guest of a real appointment would read, by the same rules as the guest's page. */
export function PolicyPreview({ draft }: { draft: PolicyDraft }) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'policy-example'),
    queryFn: async () => (await run(DeskPolicyExampleDocument, { business: business.id })).desk_policy_example ?? null,
  });
  return data ? <Example draft={draft} example={data} /> : null;
}

function Example({ draft, example }: { draft: PolicyDraft; example: PolicyExample }) {
  const { business } = useDesk();
  const { now } = useShopNow();
  const money = useMoney();
  if (problemOf(draft) !== null)
    return (
      <Card>
        <p className="text-ink-soft">What guests will read appears here once the steps are valid.</p>
      </Card>
    );
  const { zone } = business;
  const startsAt = instantOf(zone, example.starts);
  const terms = { policies: codesOf(draft).filter(isPolicyCode), steps: stepsOf(draft), startsAt, zone };
  const spans = policyTimeline(terms, now);
  const paid = Math.round(example.deposit * 100);
  const total = Math.round(example.total * 100);
  const words = (at: number) => {
    const { fee, refund, isDecidedByBusiness } = cancellationFee({ ...terms, by: 'guest', at, total, paid });
    if (paid === 0) return 'Nothing paid yet, so nothing is kept';
    if (fee === 0) return `Full refund of ${money(refund / 100)}`;
    const kept = `${money(fee / 100)} ${isDecidedByBusiness ? 'kept if you choose to' : 'kept'}`;
    return refund > 0 ? `${kept}, ${money(refund / 100)} back` : kept;
  };
  return (
    <Card asChild>
      <section aria-label="What guests read">
        <p className="text-sm text-ink-soft">Guests read this before they pay</p>
        <h3 className="display-22 mt-1 text-balance">{policySentence(terms, now)}</h3>
        <ol className="mt-4 grid">
          {spans.map((span, index) => {
            const isLast = index === spans.length - 1;
            const until = formatDayTime(wallOf(zone, isLast ? span.until : span.until - 1));
            return (
              <li key={span.from} className="grid grid-cols-[8px_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className={clsx(
                    'row-span-2',
                    colours(span.percent),
                    index === 0 && 'rounded-t-full',
                    isLast && 'rounded-b-full',
                  )}
                />
                <b className="font-semibold">
                  {isLast && index > 0 ? 'After that' : index === 0 ? `Until ${until}` : `Then until ${until}`}
                </b>
                <span className="pb-4 text-sm text-ink-soft figures">{words(span.from)}</span>
              </li>
            );
          })}
        </ol>
        <p className="mt-3 text-sm text-ink-soft figures">
          {example.is_booked ? 'For a booked' : 'For a'} {example.service} on {formatDayTime(example.starts)}:{' '}
          {money(example.total)}, {money(example.deposit)} paid at booking.
        </p>
      </section>
    </Card>
  );
}
