import { currencyOfCountry, sumOf } from '@thyme/domain/money';
import { type ReactNode, useMemo } from 'react';
import type { BookingSlots } from '../../features/bookings/dialog/choice/slots.ts';
import { PaymentStep } from '../../features/payments/checkout/payment-step.tsx';
import { destinationOf } from '../../features/payments/payment-destination.ts';
import { useWallet } from '../../features/payments/wallet/use-wallet.tsx';
import { keys, read } from '../../lib/session/storage.ts';

export type PaymentSlots = Pick<BookingSlots, 'payment' | 'walletToken' | 'destinationOf'>;

const step: Pick<PaymentSlots, 'payment' | 'destinationOf'> = {
  payment: ({ businessId, country, quote, services, value, onChange, disabled }) => (
    <PaymentStep
      due={quote.payableNow}
      country={country}
      redeeming={{
        businessId,
        guestId: Number(read(keys.userId)),
        services: services.map(({ service, quantity }) => ({
          service_pricing_id: service.id,
          service_id: service.service_id,
          service_qty: quantity,
          unit_price: service.price,
          special_price: service.special_price,
        })),
        discount: quote.discount / 100,
        servicesDue: sumOf(quote.lines.map(({ item, payableNow }) => (item.kind === 'service' ? payableNow : 0))),
      }}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  ),
  destinationOf: (url) => destinationOf(url, window.location.origin),
};

/** What payments bring into the booking dialog; a wallet's sheet stands over it. */
export function usePaymentSlots({ name: payee, country }: { name: string; country: string }): {
  slots: PaymentSlots;
  sheet: ReactNode;
} {
  const { ask, sheet } = useWallet();
  const slots = useMemo<PaymentSlots>(
    () => ({
      ...step,
      walletToken: (method, amount) =>
        method === 'stripe'
          ? Promise.resolve(null)
          : ask({ wallet: method, amount, currency: currencyOfCountry(country), payee }),
    }),
    [ask, payee, country],
  );
  return { slots, sheet };
}
