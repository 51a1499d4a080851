import { type Currency, formatMinor } from '@thyme/domain/money';
import type { BillingFields } from '@thyme/domain/payments';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, ErrorState, Skeleton } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import { useLeaveOrder } from '../order/release-order.tsx';
import { cardFields, walletButtons } from '../providers/card-provider.tsx';
import { BillingForm } from './billing-form.tsx';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import { useBilling } from './use-billing.ts';
import { useCardPayment } from './use-card-payment.ts';

interface CardPaymentProps {
  publicId: string;
  /** In major units, as the order has it. */
  amount: number;
  currency: Currency;
  plan: CardPaymentPlan;
  /** The time is no longer held: a payment under way goes on, a new one cannot begin. */
  isOver?: boolean;
  /** What is known of the guest, to save typing. */
  known: Partial<BillingFields>;
}

function focusFirst(form: HTMLFormElement, fields: readonly string[]) {
  const boxes = Array.from(form.elements) as HTMLInputElement[];
  boxes.find((box) => fields.includes(box.name))?.focus();
}

/** Wallet button, card field, billing address, and the one button that pays. */
export function CardPayment({ publicId, amount, currency, plan, known, isOver = false }: CardPaymentProps) {
  const { provider } = siteConfig().cards;
  const CardField = cardFields[provider];
  const WalletButton = walletButtons[provider];
  const billing = useBilling(known);
  const payment = useCardPayment(plan);
  const form = useRef<HTMLFormElement>(null);
  const [broken, setBroken] = useState<Error | null>(null);
  const busy = payment.phase !== 'ready';
  const locked = busy || isOver;
  const minor = Math.round(amount * 100);
  useLeaveOrder(plan.held, busy);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = billing.check();
    if (missing.length > 0) return focusFirst(event.currentTarget, missing);
    void payment.pay(billing.value);
  }

  if (broken) return <BrokenField error={broken} />;
  return (
    <Suspense fallback={<CardSkeleton />}>
      <WalletButton
        publicId={publicId}
        amount={minor}
        currency={currency}
        disabled={locked}
        onStart={payment.start}
        onOutcome={(outcome) => void payment.take(outcome)}
      />
      <p className="my-6 flex items-center gap-5 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with a card
      </p>
      <form ref={form} onSubmit={submit} noValidate={false} className="grid gap-10">
        <CardField
          ref={payment.card}
          publicId={publicId}
          error={payment.cardError}
          onProblem={payment.setCardError}
          onFailure={setBroken}
          disabled={locked}
        />
        <fieldset disabled={locked} className="min-w-0">
          <BillingForm value={billing.value} errors={billing.errors} onChange={billing.change} />
        </fieldset>
        <div className="grid justify-items-center gap-2">
          <Button
            type="submit"
            variant="clay"
            size="lg"
            wide
            disabled={isOver}
            busy={busy}
            busyLabel={payment.phase === 'checking' ? 'Checking your payment...' : 'Please wait...'}
          >
            <Lock aria-hidden="true" className="size-5" /> Pay {formatMinor(minor, currency)}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => void payment.cancel()}>
            Cancel
          </Button>
          <p role="status" className="min-h-6 text-center text-sm text-ink-soft">
            {payment.phase === 'checking' && 'We are asking your bank. Please do not close this page.'}
          </p>
        </div>
      </form>
    </Suspense>
  );
}

function BrokenField({ error }: { error: Error }) {
  return (
    <ErrorState
      level={2}
      title="The card field did not load"
      action={<Button onClick={() => thisWindow.reload()}>Try again</Button>}
    >
      {error.message} Nothing has been taken from your card.
    </ErrorState>
  );
}

function CardSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden="true">
      <Skeleton className="h-14" />
      <Skeleton className="h-6 w-40 justify-self-center" />
      <Skeleton className="h-40" />
      <Skeleton className="h-110" />
    </div>
  );
}
