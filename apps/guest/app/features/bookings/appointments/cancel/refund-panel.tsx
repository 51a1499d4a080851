import { leadWords, meansInWords, UNNAMED_CARD } from '@thyme/domain/payments';
import { formatDay } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { MoneyBar } from '@thyme/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Appointment } from '../use-appointments.ts';
import { type RefundPart, type RefundStep, refundStateOf, refundSteps } from './refund-steps.ts';

/** The refund of an appointment: how much, where to, how far it has come, and why this amount. */
export function RefundPanel({ appointment }: { appointment: Appointment }) {
  const { refunds, refunded, business_info: shop } = appointment;
  const country = shop?.country ?? 'IE';
  if (refunds.length === 0) return null;
  const isOpen = refundStateOf(refunds) === 'on-its-way';
  return (
    <section aria-labelledby="refund" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 rounded-md bg-thyme-100 px-5 py-4 text-thyme-900">
        <h3 id="refund" className="leading-snug">
          <b className="display-36 figures block">{money(refunded, country)}</b>{' '}
          {isOpen ? 'is on its way back to you' : 'has gone back to you'}
        </h3>
        {refunds.length === 1 && refunds[0] && <Destination part={refunds[0]} />}
      </div>
      {refunds.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever appended
        <div key={index} className="grid gap-3">
          {refunds.length > 1 && (
            <h4 className="font-semibold">
              {money(part.amount, country)} to {meansInWords(part.label)}
            </h4>
          )}
          <Steps steps={refundSteps(appointment, part)} />
        </div>
      ))}
      <Why appointment={appointment} country={country} />
      {refunds.some(({ stage, reference }) => stage !== 'failed' && reference !== null) && <Late parts={refunds} />}
    </section>
  );
}

function Destination({ part }: { part: RefundPart }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2 leading-snug max-md:w-full">
      <div>
        <dt className="text-sm">To</dt>
        <dd className="font-semibold">{part.label === UNNAMED_CARD ? 'Your card' : part.label}</dd>
      </div>
      {part.kind !== 'voucher' && part.kind !== 'package' && part.stage !== 'failed' && (
        <div>
          <dt className="text-sm">{part.stage === 'arrived' ? 'Due by' : 'Expected by'}</dt>
          <dd className="font-semibold figures">{formatDay(part.expected_by)}</dd>
        </div>
      )}
    </dl>
  );
}

const dots = {
  done: 'bg-thyme-700 text-white',
  now: 'border-[5px] border-thyme-700 bg-card',
  next: 'border-2 border-line-strong/60 bg-card',
};

/** Horizontal on wide screens, vertical on phones. */
function Steps({ steps }: { steps: readonly RefundStep[] }) {
  return (
    <ol className="grid md:grid-flow-col md:auto-cols-fr">
      {steps.map(({ title, when, state }, index) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0 md:block md:pr-3 md:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-5 bottom-0 left-2 w-1 md:top-2 md:right-0 md:bottom-auto md:left-5 md:h-1 md:w-auto',
                state === 'done' ? 'bg-thyme-500' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx('relative grid size-5 place-items-center rounded-full md:mb-2', dots[state])}
          >
            {state === 'done' && <Check className="size-3.5" strokeWidth={3.5} />}
          </span>
          <p className="leading-snug">
            <b className={clsx('block font-semibold', state === 'next' && 'text-ink-soft')}>{title}</b>
            <span className="text-sm text-ink-soft figures">{when}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Why part of it was kept, or that nothing was. */
function reason(appointment: Appointment): string {
  const {
    status,
    cancelled_by: by,
    cancellation_percent: percent,
    charge_decision: decision,
    cancellation_hours: hours,
  } = appointment;
  const shop = appointment.business_info?.name ?? 'The shop';
  if (status === 'No Show') return `${shop} gave back what it had kept.`;
  if (by !== 'guest') return `${shop} cancelled, so all of it goes back.`;
  if (decision === 'waived') return `${shop} isn’t keeping any of it.`;
  if (!appointment.cancellation_fee)
    return percent ? `${shop} gave back what it had kept.` : 'You cancelled in time, so all of it goes back.';
  if (decision === 'asked') return `${shop} is still deciding about the rest.`;
  const part = percent === 50 ? 'half of the price' : percent === 100 ? 'the full price' : `${percent}% of the price`;
  const late = hours == null ? 'this late' : `less than ${leadWords(hours)} before`;
  const most = percent === 50 ? '' : ', but never more than you paid';
  return `${shop} keeps ${part} when an appointment is cancelled ${late}${most}.`;
}

function Why({ appointment, country }: { appointment: Appointment; country: string }) {
  const { refunded } = appointment;
  const kept = appointment.status === 'Cancelled' ? (appointment.cancellation_fee ?? 0) : appointment.payment;
  const amount = money(refunded, country);
  return (
    <div className="border-t border-line pt-6">
      <h4 className="mb-2 text-lg font-semibold">Why {amount}?</h4>
      <p className="mb-3 text-pretty text-ink-soft">
        You paid {money(refunded + kept, country)}. {reason(appointment)}
      </p>
      <MoneyBar
        paid={{ value: refunded, amount, label: 'back to you' }}
        due={
          kept > 0
            ? {
                value: kept,
                amount: money(kept, country),
                label: appointment.charge_decision === 'asked' ? 'not decided yet' : 'kept',
              }
            : undefined
        }
      />
    </div>
  );
}

function Late({ parts }: { parts: readonly RefundPart[] }) {
  const cards = parts.filter(({ stage, reference }) => stage !== 'failed' && reference !== null);
  const day = formatDay(Math.max(...cards.map(({ expected_by: by }) => by)));
  return (
    <div className="border-t border-line pt-6">
      <h4 className="mb-2 text-lg font-semibold">Not there after {day}?</h4>
      <p className="text-pretty text-ink-soft">
        <Link to="/system/guest-query/general" className="font-semibold text-thyme-700">
          Ask us
        </Link>{' '}
        and quote {cards.length === 1 ? 'the reference' : 'the references'}{' '}
        <b className="font-semibold text-ink figures">{cards.map(({ reference }) => reference).join(', ')}</b>. We’ll
        chase it for you.
      </p>
    </div>
  );
}
