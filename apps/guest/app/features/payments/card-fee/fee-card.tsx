import { useQuery } from '@tanstack/react-query';
import { cardFeeLimits, shownFeeStatus } from '@thyme/domain/payments';
import { formatDayTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, Card, TextArea } from '@thyme/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppointmentCardFeeDocument, PayCardFeeDocument, QuestionCardFeeDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';
import { destinationOf } from '../payment-destination.ts';

interface FeeCardProps {
  appointmentId: number;
  shop: string;
  country: string;
  /** The name of the shop's time zone. */
  zone: string;
}

/** A fee that the shop announced: when it is charged, and how to object. */
export default function FeeCard({ appointmentId, shop, country, zone }: FeeCardProps) {
  const { data: fee, refetch } = useQuery({
    queryKey: ['appointment-card-fee', appointmentId],
    queryFn: async () =>
      (await run(AppointmentCardFeeDocument, { appt_id: appointmentId })).appointment_card_fee ?? null,
  });
  const { hash } = useLocation();
  const isShown = Boolean(fee);
  // The mail links here, and the card arrives after the page.
  useEffect(() => {
    if (isShown && hash === '#fee') document.getElementById('fee')?.scrollIntoView({ block: 'center' });
  }, [isShown, hash]);
  if (!fee) return null;
  const amount = money(fee.amount, country);
  const words: Record<string, string> = {
    announced: `${shop} will charge ${amount} to your card on ${zoned(formatDayTime(fee.charge_at), zone)}, as you agreed when you booked.`,
    paused: `${shop} has your note: “${fee.note}” Nothing is charged until they answer.`,
    link: `We couldn’t charge ${amount} to your card without you. Please pay it here, or tell ${shop} if it isn’t right.`,
    paid: `You paid ${amount}, as you agreed when you booked.`,
    refunded: `Refunded: ${shop} gave you back the ${amount} that you paid.`,
    'partly-refunded': `Partly refunded: ${shop} gave you back ${money(fee.refunded, country)} of the ${amount} that you paid.`,
    dropped: `${shop} dropped the fee of ${amount}. Nothing was charged.`,
  };
  return (
    <Card padding="lg" asChild>
      <section id="fee" aria-labelledby="fee-heading" className="grid scroll-mt-24 gap-4">
        <div>
          <h3 id="fee-heading" className="display-28">
            {fee.reason === 'no-show' ? 'Fee for a missed appointment' : 'Fee for cancelling late'}
          </h3>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{words[shownFeeStatus(fee)]}</p>
          {fee.agreed && fee.status !== 'dropped' && (
            <details className="mt-2 text-sm text-ink-soft">
              <summary className="w-fit cursor-pointer underline">What you agreed to</summary>
              <p className="mt-1">{fee.agreed}</p>
            </details>
          )}
        </div>
        {fee.status === 'link' && <PayFee appointmentId={appointmentId} amount={amount} />}
        {fee.can_object && <Objection appointmentId={appointmentId} shop={shop} onSent={() => void refetch()} />}
      </section>
    </Card>
  );
}

/** Pays the fee: confirms it with the bank, or uses another card. */
function PayFee({ appointmentId, amount }: { appointmentId: number; amount: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function pay() {
    const body = { appt_id: appointmentId };
    setBusy(true);
    try {
      const { payment_url: url } = accepted((await run(PayCardFeeDocument, body)).pay_card_fee);
      const target = url ? destinationOf(url, window.location.origin) : null;
      if (target === null) throw new Error(`The fee is paid at an unknown address: ${url}`);
      if ('address' in target) thisWindow.goTo(target.address);
      else void navigate(target.path);
    } catch (failure) {
      showFailure(failure, { api: 'pay_card_fee', body });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} className="justify-self-start" onClick={() => void pay()}>
      Pay {amount}
    </Button>
  );
}

function Objection({ appointmentId, shop, onSent }: { appointmentId: number; shop: string; onSent: () => void }) {
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (note.trim() === '') return setError('Please say what isn’t right.');
    const body = { appt_id: appointmentId, note };
    setBusy(true);
    try {
      const { message } = accepted((await run(QuestionCardFeeDocument, body)).question_card_fee);
      notify.success(message);
      onSent();
    } catch (failure) {
      showFailure(failure, { api: 'question_card_fee', body });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
      <TextArea
        label={`Not right? Tell ${shop}`}
        rows={2}
        maxLength={cardFeeLimits.note}
        value={note}
        error={error}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setError('');
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Dispute the fee
      </Button>
    </form>
  );
}
