import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { BillingFields } from '@thyme/domain/payments';
import { FieldError } from '@thyme/ui';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import { CardNetworks } from './card-networks.tsx';
import type { CardFieldProps, CardOutcome } from './card-port.ts';
import { outcomeOf } from './stripe-outcome.ts';

interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's Payment Element, in Stripe's own frame. `publicId` is the client secret of a PaymentIntent. */
export default function StripeCard({ publicId, error, onProblem, onFailure, disabled, ref }: CardFieldProps) {
  const target = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const { publishableKey } = siteConfig().cards;
  const handlers = useRef({ onProblem, onFailure });
  handlers.current = { onProblem, onFailure };

  useEffect(() => {
    let isGone = false;
    void loadStripe(publishableKey ?? '')
      .then((stripe) => {
        if (isGone || !target.current) return;
        if (!stripe) throw new Error('The card field could not be loaded.');
        const elements = stripe.elements({ clientSecret: publicId, appearance: appearanceOf(target.current) });
        const element = elements.create('payment', { fields: { billingDetails: 'never' } });
        element.on('change', () => handlers.current.onProblem(null));
        element.on('loaderror', ({ error: problem }) =>
          handlers.current.onFailure(new Error(problem.message ?? 'Order not found')),
        );
        element.mount(target.current);
        mounted.current = { stripe, elements };
      })
      .catch((problem: Error) => handlers.current.onFailure(problem));
    return () => {
      isGone = true;
      mounted.current?.elements.getElement('payment')?.destroy();
      mounted.current = null;
    };
  }, [publicId, publishableKey]);

  useImperativeHandle(
    ref,
    () => ({
      pay: (billing) => pay(mounted.current, billing),
      confirm: () => confirm(publishableKey ?? '', publicId),
      show: () => target.current?.scrollIntoView({ block: 'center' }),
    }),
    [publicId, publishableKey],
  );
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={disabled}>
      <legend className="display-28 mb-4">Card</legend>
      <div ref={target} className="min-h-14" />
      {error ? <FieldError>{error}</FieldError> : null}
      <CardNetworks />
    </fieldset>
  );
}

async function pay(mounted: Mounted | null, billing: BillingFields): Promise<CardOutcome> {
  if (!mounted) return { kind: 'invalid', message: 'The card field is still loading.' };
  // The server may have changed whether the intent saves its card.
  if (siteConfig().cards.savesCards) await mounted.elements.fetchUpdates();
  const answer = await mounted.stripe.confirmPayment({
    elements: mounted.elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: window.location.href,
      payment_method_data: { billing_details: detailsOf(billing) },
    },
  });
  return outcomeOf(answer);
}

/** https://docs.stripe.com/js/payment_intents/handle_next_action */
async function confirm(publishableKey: string, clientSecret: string): Promise<CardOutcome> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) return { kind: 'unknown' };
  const answer = await stripe.handleNextAction({ clientSecret });
  return answer.error || answer.paymentIntent ? outcomeOf(answer) : { kind: 'unknown' };
}

const detailsOf = ({ name, email, countryCode, region, city, streetLine1, streetLine2, postcode }: BillingFields) => ({
  name,
  email,
  phone: '',
  address: { country: countryCode, state: region, city, line1: streetLine1, line2: streetLine2, postal_code: postcode },
});

/** The frame cannot read our stylesheet, so its colours are passed to it. */
function appearanceOf(element: HTMLElement): Appearance {
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token('--color-thyme-700'),
      colorText: token('--color-ink'),
      colorDanger: token('--color-danger'),
      borderRadius: token('--radius-sm'),
    },
  };
}
