import { type Currency, formatMinor } from '@thyme/domain/money';
import type { BillingFields } from '@thyme/domain/payments';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, ErrorState, Note, Skeleton } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import { FeeConsent } from '../card-fee/fee-consent.tsx';
import { useLeaveOrder } from '../order/release-order.tsx';
import { cardFields, walletButtons } from '../providers/card-provider.tsx';
import { BillingForm } from './billing-form.tsx';
import type { CardPaymentPlan } from './card-payment-plan.ts';
import { SaveCardConsent } from './save-card-consent.tsx';
import { SavedCardChoice } from './saved-card-choice.tsx';
import { useBilling } from './use-billing.ts';
import { type CardPaymentState, useCardPayment } from './use-card-payment.ts';

interface CardPaymentProps {
  publicId: string;
  /** In major units, as the order has it. */
  amount: number;
  currency: Currency;
  plan: CardPaymentPlan;
  /** The hold has expired: a payment in progress continues, a new one cannot start. */
  isOver?: boolean;
  /** The bank asks for confirmation of a charge that was made before. */
  needsAction?: boolean;
  /** What is known of the guest, to save typing. */
  known: Partial<BillingFields>;
}

function focusFirst(form: HTMLFormElement, fields: readonly string[]) {
  const boxes = Array.from(form.elements) as HTMLInputElement[];
  boxes.find((box) => fields.includes(box.name))?.focus();
}

/** Wallet button, saved cards, card field, billing address, and the one button that pays. */
export function CardPayment(props: CardPaymentProps) {
  const { publicId, amount, currency, plan, known, isOver = false, needsAction = false } = props;
  const { provider } = siteConfig().cards;
  const CardField = cardFields[provider];
  const WalletButton = walletButtons[provider];
  const billing = useBilling(known);
  const payment = useCardPayment(plan);
  const [broken, setBroken] = useState<Error | null>(null);
  const { saved } = payment;
  const busy = payment.phase !== 'ready';
  const locked = busy || isOver;
  const isSaved = saved.cardId !== null;
  const minor = Math.round(amount * 100);
  useLeaveOrder(plan.held, busy);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaved) return void payment.paySaved();
    const missing = billing.check();
    if (missing.length > 0) return focusFirst(event.currentTarget, missing);
    if (plan.guestOrder !== null) billing.remember();
    void payment.pay(billing.value);
  }

  if (broken) return <BrokenField error={broken} />;
  if (saved.ways.isLoading) return <CardSkeleton />;
  return (
    <Suspense fallback={<CardSkeleton />}>
      {needsAction && <BankQuestion disabled={locked} onConfirm={() => void payment.confirm()} />}
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
      <form onSubmit={submit} noValidate={false} className="grid gap-8">
        {saved.hasSaved && <SavedCardChoice saved={saved} disabled={locked} />}
        {/* Hidden rather than unmounted: it keeps what was typed, and shows the bank's challenge. */}
        <div hidden={isSaved} className={isSaved ? undefined : 'grid gap-10'}>
          <div>
            <CardField
              ref={payment.card}
              publicId={publicId}
              error={payment.cardError}
              onProblem={payment.setCardError}
              onFailure={setBroken}
              disabled={locked || isSaved}
            />
            <SaveCardConsent saved={saved} disabled={locked || isSaved} />
          </div>
          <fieldset disabled={locked || isSaved} className="min-w-0">
            <BillingForm value={billing.value} errors={billing.errors} onChange={billing.change} />
          </fieldset>
        </div>
        {saved.feeTerms && (
          <FeeConsent
            words={saved.feeTerms.words}
            checked={saved.agreesToFee}
            disabled={locked}
            onChange={saved.setAgreesToFee}
          />
        )}
        <PayButton label={`Pay ${formatMinor(minor, currency)}`} {...{ payment, isOver }} />
      </form>
    </Suspense>
  );
}

/** The bank wants confirmation of a charge to a saved card. */
function BankQuestion({ disabled, onConfirm }: { disabled: boolean; onConfirm: () => void }) {
  return (
    <Note announce className="mb-7">
      <p>
        <b className="font-semibold">Your bank wants to check it’s you.</b> Confirm it to pay with your saved card, or
        choose another way to pay.
      </p>
      <Button size="sm" className="mt-3" disabled={disabled} onClick={onConfirm}>
        Confirm with your bank
      </Button>
    </Note>
  );
}

interface PayButtonProps {
  label: string;
  payment: CardPaymentState;
  isOver: boolean;
}

function PayButton({ label, payment, isOver }: PayButtonProps) {
  const busy = payment.phase !== 'ready';
  return (
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
        <Lock aria-hidden="true" className="size-5" /> {label}
      </Button>
      <Button variant="ghost" disabled={busy} onClick={() => void payment.cancel()}>
        Cancel
      </Button>
      <p role="status" className="min-h-6 text-center text-sm text-ink-soft">
        {payment.phase === 'checking' && 'We’re checking with your bank. Please don’t close this page.'}
      </p>
    </div>
  );
}

function BrokenField({ error }: { error: Error }) {
  return (
    <ErrorState
      level={2}
      title="The card form didn’t load"
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
