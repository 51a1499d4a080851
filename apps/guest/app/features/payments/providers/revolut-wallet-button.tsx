import type { RevolutCheckoutInstance } from '@revolut/checkout';
import { useEffect, useRef } from 'react';
import type { WalletButtonProps } from './card-port.ts';
import { providerMode } from './provider-mode.ts';
import { loadRevolut } from './revolut-loader.ts';

type PaymentRequest = ReturnType<RevolutCheckoutInstance['paymentRequest']>;

/** Revolut's button for the wallet this browser has; nothing where it has none. */
export default function RevolutWallet({ publicId, onOutcome }: WalletButtonProps) {
  const target = useRef<HTMLDivElement>(null);
  const handlers = useRef(onOutcome);
  handlers.current = onOutcome;

  useEffect(() => {
    let request: PaymentRequest | null = null;
    let isGone = false;
    async function show(element: HTMLElement) {
      const checkout = await loadRevolut(publicId, providerMode(window.location.hostname));
      if (isGone) return;
      request = checkout.paymentRequest({
        target: element,
        disableBasicCard: true,
        onSuccess: () => handlers.current({ kind: 'paid' }),
        onError: ({ message }) => handlers.current({ kind: 'declined', message }),
        onCancel: () => handlers.current({ kind: 'cancelled' }),
      });
      if (await request.canMakePayment()) await request.render();
    }
    // Without the button there is still the card, so this is only logged.
    if (target.current)
      show(target.current).catch((error) => console.warn('The wallet button could not be shown.', error));
    return () => {
      isGone = true;
      request?.destroy();
    };
  }, [publicId]);

  return <div ref={target} className="min-h-14" />;
}
