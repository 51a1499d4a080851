import { Button } from '@thyme/ui';
import { CalendarCheck, CreditCard, type LucideIcon, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import fallenPot from './art/fallen-pot.svg';
import type { FailedPayment } from './failed-payment.ts';

const PLAIN: FailedPayment = { reason: 'declined', retry: null, kept: 'time' };

/** One sentence about the money, for each way a payment can fail. */
const leads: Record<FailedPayment['reason'], string> = {
  declined: 'Nothing was taken from your card. You can try again, or choose another way to pay.',
  cancelled: 'You stopped before paying, so nothing was taken from your card. You can try again.',
  unknown: 'We didn’t hear back from your bank in time.',
  returned:
    'Your payment arrived too late, so we’re sending all of it back the way you paid. It takes up to 5 working days.',
};

/** Where the outcome is still unknown: what happens next. */
const unknownEnds: Record<FailedPayment['kept'], string> = {
  time: 'If the payment went through, we’ll confirm your booking and email you. If the time has gone in the meantime, you’ll get it all back.',
  booking: 'If the payment went through, your invoice will show it in a few minutes. Your booking is safe either way.',
  plan: 'If the payment went through, your plan carries on and we’ll email you.',
};

const leadOf = ({ reason, kept }: FailedPayment) =>
  reason === 'unknown' ? `${leads.unknown} ${unknownEnds[kept]}` : leads[reason];

const keptFacts: Record<FailedPayment['kept'], { title: string; words: string }> = {
  time: {
    title: 'Your time',
    words:
      'We hold your time for ten minutes while you pay, and for a minute after you leave. After that, others can book it.',
  },
  booking: { title: 'Your booking is safe', words: 'You can pay the rest from your invoice, or on the day.' },
  plan: { title: 'Your business stays open', words: 'Nothing changes until the plan is paid.' },
};

/** Opened directly, the page makes no claim about money. */
const PLAIN_LEAD = 'Your payment did not go through. You can try again, or choose another way to pay.';

interface PaymentFailNoticeProps {
  /** Null where the page was opened directly. */
  failed: FailedPayment | null;
  phone: { text: string; href: string };
  /** Releases what an order still holds. */
  giveUp?: ReactNode;
}

/** What happened to the money, one action, then the details. */
export function PaymentFailNotice({ failed, phone, giveUp }: PaymentFailNoticeProps) {
  const { reason, message, retry, kept } = failed ?? PLAIN;
  const isBack = reason === 'returned';
  return (
    <section className="wrap grid max-w-230! justify-items-center py-8 text-center md:py-14">
      <img src={fallenPot} alt="" width={320} height={240} className="w-60 md:w-75" />
      <h1 className="display-64 mt-3">Payment Failed</h1>
      <p className="mt-4 max-w-140 text-lg text-pretty text-ink-soft">{failed ? leadOf(failed) : PLAIN_LEAD}</p>
      <div className="mt-8 grid w-full gap-3 md:flex md:justify-center">
        {retry && (
          <Button variant="clay" size="lg" asChild>
            <Link to={retry}>Try again</Link>
          </Button>
        )}
        <Button variant="secondary" size="lg" asChild>
          <Link to="/profile/appointments">My Appointments</Link>
        </Button>
        {giveUp}
      </div>
      <ul className="mt-10 grid w-full gap-6 border-t border-line pt-7 text-left md:mt-14 md:grid-cols-3 md:gap-8">
        <Fact icon={CreditCard} title={message ?? (reason === 'unknown' ? 'Still checking' : 'About your card')}>
          {reason === 'unknown'
            ? 'We’re still checking with your bank. Please don’t pay twice: check your appointments first.'
            : isBack
              ? 'You don’t need to do anything.'
              : 'If your bank shows a pending charge, it will disappear within a few days.'}
        </Fact>
        {!(isBack && kept === 'time') && (
          <Fact icon={CalendarCheck} title={keptFacts[kept].title}>
            {keptFacts[kept].words}
          </Fact>
        )}
        <Fact icon={Phone} title="Still stuck?">
          Ring{' '}
          <a href={phone.href} className="whitespace-nowrap underline">
            {phone.text}
          </a>
          , or the number on your card.
        </Fact>
      </ul>
    </section>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 text-ink-soft">
      <Icon aria-hidden="true" className="mt-0.5 text-thyme-700" />
      <div>
        <p className="font-semibold text-ink">{title}</p>
        <p>{children}</p>
      </div>
    </li>
  );
}
