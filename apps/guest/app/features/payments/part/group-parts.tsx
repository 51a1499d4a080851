import { useQuery } from '@tanstack/react-query';
import { money } from '@thyme/site/format.ts';
import { notify } from '@thyme/site/notify.ts';
import { Badge, Button, Card, ErrorState } from '@thyme/ui';
import { Share2 } from 'lucide-react';
import { GroupPartsDocument, type GroupPartsQuery, PayOwnPartDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { PART_LABEL, PART_TONE, partWords } from './part-words.ts';
import { usePartPayment } from './use-part-payment.ts';

type Part = NonNullable<GroupPartsQuery['appointment']>['parts'][number];

interface GroupPartsProps {
  appointmentId: number;
  shop: string;
  country: string;
  /** The name of the shop's time zone. */
  zone: string;
}

/** Who in the group has paid, with links for those who have not and buttons to pay for them; or the deposit of all of them. */
export default function GroupParts({ appointmentId, shop, country, zone }: GroupPartsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['group-parts', appointmentId],
    // Never cached: others pay meanwhile, and the guest returns from the card page.
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => (await runAsGuest(GroupPartsDocument, { id: appointmentId })).appointment?.parts ?? [],
  });
  const { pay, busy } = usePartPayment('pay_own_part');
  if (isError)
    return (
      <ErrorState
        level={3}
        title="We couldn’t load who has paid"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  if (!data || data.length === 0) return null;
  const payFor = (part: Part) =>
    void pay(
      `${part.appt_id}`,
      async (key) => (await run(PayOwnPartDocument, { appt_id: part.appt_id, key })).pay_own_part,
    );
  return (
    <Card padding="lg" asChild>
      <section aria-labelledby="parts-heading" className="grid gap-4">
        <div>
          <h3 id="parts-heading" className="display-22">
            {data[0]?.for_all ? 'A deposit for all of you' : 'Each pays their own part'}
          </h3>
          <p className="text-ink-soft">{leadOf(data, shop)}</p>
        </div>
        <ul className="grid gap-4">
          {data.map((part) => (
            <li key={part.appt_id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-48 flex-1 leading-snug">
                <b className="font-semibold">{part.for_all ? 'Deposit' : part.is_booker ? 'You' : part.name}</b>{' '}
                <Badge tone={PART_TONE[part.state] ?? 'neutral'}>{PART_LABEL[part.state]}</Badge>
                <span className="block text-ink-soft figures">{partWords(part, country, zone)}</span>
              </span>
              {!part.is_booker && part.state === 'open' && (
                <Button size="sm" variant="secondary" onClick={() => void share(part, shop)}>
                  <Share2 aria-hidden="true" /> Share {part.name}’s link
                </Button>
              )}
              {part.deposit_left > 0 && (part.state === 'open' || part.state === 'late') && (
                <Button
                  size="sm"
                  variant={part.is_booker || part.state === 'late' ? 'primary' : 'ghost'}
                  busy={busy === `${part.appt_id}`}
                  disabled={busy !== null}
                  onClick={() => payFor(part)}
                >
                  Pay {money(part.deposit_left, country)}
                  {part.is_booker ? '' : ` for ${part.name}`}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function leadOf(parts: readonly Part[], shop: string): string {
  const [first] = parts;
  if (first?.for_all) return depositLead(first, shop);
  if (parts.some(({ state }) => state === 'late'))
    return `The links have expired. Your places are still booked: you can pay for the others, or tell ${shop} if someone isn’t coming.`;
  if (parts.some(({ state, deposit_left: left }) => state === 'open' && left > 0))
    return 'Send each of them their link. They pay by card, and you’ll see here who has paid.';
  return 'Everyone has paid what’s due so far.';
}

function depositLead({ state, due, deposit_left: left }: Part, shop: string): string {
  if (state === 'late') return 'It wasn’t paid in time. Your places are still booked, and you can still pay it.';
  if (state === 'off') return 'There’s nothing to pay any more.';
  if (left === 0) return due > 0 ? 'It’s paid. The rest is due on the day.' : 'Everything is paid.';
  return due > left
    ? `${shop} would like a deposit in advance. The rest is due on the day.`
    : `${shop} would like to be paid in advance.`;
}

/** Opens the system's share sheet where there is one, else copies the link. */
async function share({ name, path }: Part, shop: string): Promise<void> {
  const url = `${window.location.origin}${path}`;
  if (navigator.share) {
    // Closing the sheet rejects, which is not an error.
    await navigator.share({ title: `${shop}: your part, ${name}`, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success(`${name}’s link is copied.`);
  } catch {
    notify.info(url);
  }
}
