import { useQuery } from '@tanstack/react-query';
import { currencyOfCountry, currencySymbol, parseMajor } from '@thyme/domain/money';
import { TIP_LIMITS } from '@thyme/domain/payments';
import { money } from '@thyme/site/format.ts';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, Card, Radio, RadioGroup, TextField } from '@thyme/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppointmentTipDocument, TipAppointmentDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { destinationOf } from '../payment-destination.ts';

const OTHER = 'other';

interface TipCardProps {
  appointmentId: number;
  country: string;
}

/** 'Aisling', 'Aisling and Tom', 'Aisling, Tom and Féile'. */
function namesOf(people: readonly string[]): string {
  return people.length < 2 ? (people[0] ?? 'the team') : `${people.slice(0, -1).join(', ')} and ${people.at(-1)}`;
}

/** Leaves a tip after the appointment, for the people who did the work. */
export default function TipCard({ appointmentId, country }: TipCardProps) {
  const { data } = useQuery({
    queryKey: ['appointment-tip', appointmentId],
    queryFn: async () => (await runAsGuest(AppointmentTipDocument, { appt_id: appointmentId })).appointment_tip,
  });
  const { hash } = useLocation();
  const isShown = data !== undefined && (data.can_tip || data.given > 0);
  // The receipt links here, and the card arrives after the page.
  useEffect(() => {
    if (isShown && hash === '#tip') document.getElementById('tip')?.scrollIntoView({ block: 'center' });
  }, [isShown, hash]);
  if (!data || !isShown) return null;
  const names = namesOf(data.people);
  return (
    <Card padding="lg" asChild>
      <section id="tip" aria-labelledby="tip-heading" className="grid scroll-mt-24 gap-4">
        <div>
          <h3 id="tip-heading" className="display-28">
            {data.given > 0 ? 'Thank you for your tip' : 'Leave a tip?'}
          </h3>
          <p className="text-ink-soft">
            {data.given > 0
              ? `${money(data.given, country)} went to ${names}.`
              : `All of it goes to ${names}${data.people.length > 1 ? ', shared by the time each of them spent' : ''}.`}
          </p>
        </div>
        {data.can_tip && data.given === 0 && (
          <TipForm appointmentId={appointmentId} country={country} suggestions={data.suggestions} />
        )}
      </section>
    </Card>
  );
}

function TipForm({ appointmentId, country, suggestions }: TipCardProps & { suggestions: readonly number[] }) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(String(suggestions[0] ?? OTHER));
  const [other, setOther] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ amount: number; key: string } | null>(null);
  const entered = parseMajor(other);
  const amount = choice === OTHER ? (entered.ok ? entered.value / 100 : 0) : Number(choice);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (amount * 100 < TIP_LIMITS.least || amount * 100 > TIP_LIMITS.most) {
      const [least, most] = [TIP_LIMITS.least, TIP_LIMITS.most].map((limit) => money(limit / 100, country));
      return setError(`Please enter an amount between ${least} and ${most}.`);
    }
    // A retry with the same amount keeps its idempotency key.
    if (attempt.current?.amount !== amount) attempt.current = { amount, key: newIdempotencyKey() };
    const body = { appt_id: appointmentId, amount, key: attempt.current.key };
    setBusy(true);
    try {
      const { payment_url: url } = accepted((await run(TipAppointmentDocument, body)).tip_appointment);
      const target = url ? destinationOf(url, window.location.origin) : null;
      if (target === null) throw new Error(`The tip is paid at an unknown address: ${url}`);
      if ('address' in target) thisWindow.goTo(target.address);
      else void navigate(target.path);
    } catch (failure) {
      attempt.current = null;
      showFailure(failure, { api: 'tip_appointment', body });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      <RadioGroup
        label="Tip"
        hideLabel
        value={choice}
        onValueChange={setChoice}
        className="flex flex-wrap gap-x-6 gap-y-2"
      >
        {suggestions.map((suggested) => (
          <Radio key={suggested} value={String(suggested)}>
            {money(suggested, country)}
          </Radio>
        ))}
        <Radio value={OTHER}>Another amount</Radio>
      </RadioGroup>
      {choice === OTHER && (
        <TextField
          label={`Amount in ${currencySymbol(currencyOfCountry(country))}`}
          inputMode="decimal"
          value={other}
          error={error}
          onChange={({ currentTarget }) => {
            setOther(currentTarget.value);
            setError('');
          }}
        />
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        {amount > 0 ? `Tip ${money(amount, country)}` : 'Tip'}
      </Button>
    </form>
  );
}
