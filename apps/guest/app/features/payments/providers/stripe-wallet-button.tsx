import type { StripeExpressCheckoutElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { useEffect, useRef } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import type { WalletButtonProps } from './card-port.ts';
import { outcomeOf } from './stripe-outcome.ts';

/** Stripe's buttons for the wallets this browser has. */
export default function StripeWallet({ publicId, onStart, onOutcome }: WalletButtonProps) {
  const target = useRef<HTMLDivElement>(null);
  const { publishableKey } = siteConfig().cards;
  const handlers = useRef({ onStart, onOutcome });
  handlers.current = { onStart, onOutcome };

  useEffect(() => {
    let button: StripeExpressCheckoutElement | null = null;
    let isGone = false;
    async function show(element: HTMLElement) {
      const stripe = await loadStripe(publishableKey ?? '');
      if (isGone || !stripe) return;
      const elements = stripe.elements({ clientSecret: publicId });
      const ready = elements.create('expressCheckout', { buttonHeight: 55 });
      ready.on('confirm', async () => {
        handlers.current.onStart();
        const answer = await stripe.confirmPayment({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: window.location.href },
        });
        handlers.current.onOutcome(outcomeOf(answer));
      });
      ready.mount(element);
      button = ready;
    }
    // Without the button there is still the card, so this is only logged.
    if (target.current)
      show(target.current).catch((error) => console.warn('The wallet button could not be shown.', error));
    return () => {
      isGone = true;
      button?.destroy();
    };
  }, [publicId, publishableKey]);

  return <div ref={target} className="min-h-14" />;
}
