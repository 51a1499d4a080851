import { useQuery } from '@tanstack/react-query';
import { parseMajor } from '@thyme/domain/money';
import { feeConsentWords, shownFeeStatus } from '@thyme/domain/payments';
import { dateOfWall } from '@thyme/domain/time';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Badge, Button, Card, EmptyState, KettleDrawing, TextField } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  DeskAnnounceCardFeeDocument,
  DeskCardFeesDocument,
  DeskDecideCardFeeDocument,
  DeskSaveCardFeeRuleDocument,
} from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { dayTimeInText } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { CardFee, CardFees, Chargeable } from '../operations.ts';
import { FEE_REASONS, FEE_STATES } from './words.ts';

/** Fees for no-shows and late cancellations, charged to stored cards with the guest's consent. */
export function CardFeesPage() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'card-fees'),
    queryFn: async () => (await run(DeskCardFeesDocument, { business: business.id })).desk_card_fees,
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  if (!data.is_offered)
    return (
      <EmptyState level={2} className="mt-8" picture={<KettleDrawing />} title="Your card provider can’t save cards">
        Fees for no-shows need a provider that can save a guest’s card.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
      <RuleCard key={`${data.percent} ${data.late_hours}`} page={data} />
      <div className="grid gap-5">
        <ChargeableCard chargeable={data.chargeable} isAsked={data.percent > 0} />
        <FeesCard fees={data.fees} />
      </div>
    </div>
  );
}

const whole = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

function RuleCard({ page }: { page: CardFees }) {
  const { business, rights } = useDesk();
  const isOwner = rights.role === 'owner';
  const { act, busy } = useAct();
  const [percent, setPercent] = useState(String(page.percent));
  const [hours, setHours] = useState(String(page.late_hours));
  const isPercent = whole(percent) <= 100;
  const isHours = whole(hours) >= 1 && whole(hours) <= 168;
  const save = () =>
    act('desk_save_card_fee_rule', async () => {
      const form = { business: business.id, percent: whole(percent), hours: whole(hours) };
      return (await run(DeskSaveCardFeeRuleDocument, form)).desk_save_card_fee_rule;
    });
  return (
    <Card asChild>
      <section aria-labelledby="fee-rule">
        <h2 id="fee-rule" className="display-22">
          What guests agree to
        </h2>
        <p className="mt-1 text-ink-soft">
          Guests are asked when they pay their deposit by card. Only those who agree can be charged.
        </p>
        {percent !== '0' && isPercent && isHours && (
          <blockquote className="mt-3 rounded-sm bg-paper px-3.5 py-2.5 text-sm text-ink-soft">
            “{feeConsentWords({ percent: whole(percent), lateHours: whole(hours) })}”
          </blockquote>
        )}
        <div className="mt-4 grid gap-4">
          <TextField
            label="Fee (percent of the price)"
            hint="Less what they’ve already paid. Enter 0 to stop asking."
            inputMode="numeric"
            disabled={!isOwner}
            value={percent}
            error={isPercent ? undefined : 'Please enter 0 to 100.'}
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
          />
          <TextField
            label="A late cancellation is less than (hours before)"
            inputMode="numeric"
            disabled={!isOwner}
            value={hours}
            error={isHours ? undefined : 'Please enter 1 to 168.'}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
          {isOwner ? (
            <Button disabled={!isPercent || !isHours} busy={busy !== null} onClick={() => void save()}>
              Save
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">Only the owner can change this.</p>
          )}
        </div>
      </section>
    </Card>
  );
}

function ChargeableCard({ chargeable, isAsked }: { chargeable: readonly Chargeable[]; isAsked: boolean }) {
  return (
    <Card asChild>
      <section aria-labelledby="chargeable">
        <h2 id="chargeable" className="display-22">
          Can be charged
        </h2>
        {chargeable.length === 0 && (
          <p className="mt-1 text-ink-soft">
            {isAsked
              ? 'Nobody who agreed has missed an appointment in the last 30 days.'
              : 'You don’t ask guests to agree to a fee yet.'}
          </p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {chargeable.map((one) => (
            <ChargeableLine key={one.appt_id} one={one} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ChargeableLine({ one }: { one: Chargeable }) {
  const { business } = useDesk();
  const money = useMoney();
  const { today } = useShopNow();
  const { act, busy } = useAct();
  const [amount, setAmount] = useState(one.most.toFixed(2));
  const attempt = useRef<{ amount: number; key: string } | null>(null);
  const parsed = parseMajor(amount);
  const entered = parsed.ok ? parsed.value / 100 : 0;
  const isPossible = entered > 0 && entered <= one.most;
  const announce = (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    // The key makes repeated clicks announce one fee.
    if (attempt.current?.amount !== entered) attempt.current = { amount: entered, key: newIdempotencyKey() };
    const form = { business: business.id, appointment: one.appt_id, ...attempt.current };
    void act(
      'desk_announce_card_fee',
      async () => (await run(DeskAnnounceCardFeeDocument, form)).desk_announce_card_fee,
    );
  };
  return (
    <li className="grid gap-3 py-4 leading-snug sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <Link
          to={`/?date=${dateOfWall(one.starts)}&appt=${one.appt_id}`}
          className="block w-fit font-semibold text-ink underline decoration-line-strong"
        >
          {one.guest_name}
        </Link>
        <span className="text-sm text-ink-soft">
          {FEE_REASONS[one.reason] ?? one.reason}, {dayTimeInText(one.starts, today)}. Card ending {one.last4}.
        </span>
      </span>
      <form onSubmit={announce} noValidate className="flex items-end gap-2">
        <div className="w-32">
          <TextField
            label="Fee"
            aria-label={`Fee for ${one.guest_name}`}
            inputMode="decimal"
            value={amount}
            error={isPossible ? undefined : `Up to ${money(one.most)}.`}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={!isPossible} busy={busy !== null}>
          Announce
        </Button>
      </form>
    </li>
  );
}

function FeesCard({ fees }: { fees: readonly CardFee[] }) {
  if (fees.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="card-fees">
        <h2 id="card-fees" className="display-22">
          Announced and charged
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {fees.map((fee) => (
            <FeeLine key={fee.id} fee={fee} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function FeeLine({ fee }: { fee: CardFee }) {
  const { business } = useDesk();
  const money = useMoney();
  const { today } = useShopNow();
  const { act, busy } = useAct();
  const { label, tone } = FEE_STATES[shownFeeStatus(fee)] ?? { label: fee.status, tone: 'neutral' as const };
  const decide = (decision: 'drop' | 'resume') =>
    act('desk_decide_card_fee', async () => {
      const form = { business: business.id, id: fee.id, decision };
      return (await run(DeskDecideCardFeeDocument, form)).desk_decide_card_fee;
    });
  const isOpen = fee.status === 'announced' || fee.status === 'paused' || fee.status === 'link';
  return (
    <li className="grid gap-2 py-3 leading-snug">
      <div className="flex justify-between gap-4">
        <span className="min-w-0">
          <b className="block font-semibold">{fee.guest_name}</b>
          <span className="text-sm text-ink-soft">
            {FEE_REASONS[fee.reason] ?? fee.reason}, {dayTimeInText(fee.starts, today)}
            {shownFeeStatus(fee) === 'partly-refunded' && `. ${money(fee.refunded)} refunded`}
            {fee.status === 'announced' && `. Charged ${dayTimeInText(fee.charge_at, today)}`}
          </span>
        </span>
        <span className="grid flex-none justify-items-end gap-1">
          <b className="font-semibold figures">{money(fee.amount)}</b>
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      {fee.guest_note && (
        <p dir="auto" className="rounded-sm bg-honey-100 px-3 py-2 text-honey-900 [overflow-wrap:anywhere]">
          {fee.guest_name} writes: {fee.guest_note}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {fee.status === 'paused' && (
            <Button variant="secondary" size="sm" busy={busy !== null} onClick={() => void decide('resume')}>
              Announce it again
            </Button>
          )}
          <Button variant="ghost" size="sm" busy={busy !== null} onClick={() => void decide('drop')}>
            Drop the fee
          </Button>
        </div>
      )}
    </li>
  );
}
