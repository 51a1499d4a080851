import { useQuery } from '@tanstack/react-query';
import { cardFeeLimits } from '@thyme/domain/payments';
import { formatDayTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { notify } from '@thyme/site/notify.ts';
import { Button, Card, TextArea } from '@thyme/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppointmentCardFeeDocument, QuestionCardFeeDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';

interface FeeCardProps {
  appointmentId: number;
  shop: string;
  country: string;
}

/** A fee that the shop announced: when it is charged, and how to object. */
export default function FeeCard({ appointmentId, shop, country }: FeeCardProps) {
  const { data: fee, refetch } = useQuery({
    queryKey: ['appointment-card-fee', appointmentId],
    queryFn: async () => (await run(AppointmentCardFeeDocument, { appt_id: appointmentId })).appointment_card_fee ?? null,
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
    announced: `${shop} will charge ${amount} to your card on ${formatDayTime(fee.charge_at)}, as you agreed when you booked.`,
    paused: `${shop} has your note: “${fee.note}” Nothing is charged until they answer.`,
    link: `Your bank didn’t allow ${amount} without you. The link to pay is in your mail and notifications.`,
    paid: `${amount} was charged to your card, as you agreed when you booked.`,
  };
  return (
    <Card padding="lg" asChild>
      <section id="fee" aria-labelledby="fee-heading" className="grid scroll-mt-24 gap-4">
        <div>
          <h3 id="fee-heading" className="display-28">
            {fee.reason === 'no-show' ? 'Fee for a missed appointment' : 'Fee for cancelling late'}
          </h3>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{words[fee.status]}</p>
        </div>
        {fee.status === 'announced' && (
          <Objection appointmentId={appointmentId} shop={shop} onSent={() => void refetch()} />
        )}
      </section>
    </Card>
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
        label={`Isn’t that right? Tell ${shop}`}
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
        Object to the fee
      </Button>
    </form>
  );
}
