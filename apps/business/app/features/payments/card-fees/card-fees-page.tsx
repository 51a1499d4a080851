import { useQuery } from '@tanstack/react-query';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Badge, Button, Card, EmptyState, KettleDrawing, TextField } from '@thyme/ui';
import { useState } from 'react';
import {
  DeskAnnounceCardFeeDocument,
  DeskCardFeesDocument,
  DeskDecideCardFeeDocument,
  DeskSaveCardFeeRuleDocument,
} from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { dayTimeWords } from '../../../lib/day-words.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { useShopNow } from '../../../lib/use-shop-now.ts';
import type { CardFee, CardFees, Chargeable } from '../operations.ts';
import { FEE_REASONS, FEE_STATES } from './words.ts';

/** Fees for no-shows and late cancellations, on cards whose guests agreed. */
export function CardFeesPage() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'card-fees'),
    queryFn: async () => (await run(DeskCardFeesDocument, { business: business.id })).desk_card_fees,
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  if (!data.is_offered)
    return (
      <EmptyState level={2} className="mt-8" picture={<KettleDrawing />} title="Your card provider keeps no cards">
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
  const { business } = useDesk();
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
          Guests are asked when they pay their deposit by card. Nobody is charged who didn’t agree.
        </p>
        <div className="mt-4 grid gap-4">
          <TextField
            label="Fee, percent of the price"
            hint="What they paid already comes off. 0 asks nobody."
            inputMode="numeric"
            value={percent}
            error={isPercent ? undefined : 'Please enter 0 to 100.'}
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
          />
          <TextField
            label="Late is less than, hours before"
            inputMode="numeric"
            value={hours}
            error={isHours ? undefined : 'Please enter 1 to 168.'}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
          <Button disabled={!isPercent || !isHours} busy={busy !== null} onClick={() => void save()}>
            Save
          </Button>
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
  const [key] = useState(newIdempotencyKey);
  const announce = () =>
    act('desk_announce_card_fee', async () => {
      const form = { business: business.id, appointment: one.appt_id, amount: one.most, key };
      return (await run(DeskAnnounceCardFeeDocument, form)).desk_announce_card_fee;
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 leading-snug">
      <span className="min-w-0">
        <b className="block font-semibold">{one.guest_name}</b>
        <span className="text-sm text-ink-soft">
          {FEE_REASONS[one.reason] ?? one.reason}, {dayTimeWords(one.starts, today)}. Card ending {one.last4}.
        </span>
      </span>
      <Button variant="secondary" size="sm" busy={busy !== null} onClick={() => void announce()}>
        Announce {money(one.most)}
      </Button>
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
  const { label, tone } = FEE_STATES[fee.status] ?? { label: fee.status, tone: 'neutral' as const };
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
            {FEE_REASONS[fee.reason] ?? fee.reason}, {dayTimeWords(fee.starts, today)}
            {fee.status === 'announced' && `. Charged ${dayTimeWords(fee.charge_at, today)}`}
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
              Announce again
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
