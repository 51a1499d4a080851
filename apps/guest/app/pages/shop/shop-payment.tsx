import { useQueryClient } from '@tanstack/react-query';
import { coverableOf } from '@thyme/domain/bookings';
import { currencyOfCountry } from '@thyme/domain/money';
import { type ReactNode, useMemo } from 'react';
import { guestOf } from '../../features/bookings/dialog/choice/group.ts';
import type { BookingSlots } from '../../features/bookings/dialog/choice/slots.ts';
import { PaymentStep } from '../../features/payments/checkout/payment-step.tsx';
import { rememberWay } from '../../features/payments/checkout/use-pay-options.ts';
import { HoldPanel } from '../../features/payments/order/hold-countdown.tsx';
import { ReleaseButton } from '../../features/payments/order/release-order.tsx';
import { destinationOf } from '../../features/payments/payment-destination.ts';
import { SAVED_CARDS } from '../../features/payments/saved-cards/use-saved-cards.ts';
import { OWN_VOUCHERS } from '../../features/payments/voucher/use-own-vouchers.ts';
import { useWallet } from '../../features/payments/wallet/use-wallet.tsx';
import { tokenFor } from '../../lib/graphql/client.ts';
import { keys, read } from '../../lib/session/storage.ts';

export type PaymentSlots = Pick<
  BookingSlots,
  'payment' | 'walletToken' | 'destinationOf' | 'holdCountdown' | 'releaseOrder' | 'rememberPayment' | 'refreshPayment'
>;

const step: Omit<PaymentSlots, 'walletToken' | 'refreshPayment'> = {
  payment: ({ businessId, shop, country, quote, services, value, onChange, disabled, declinedCards }) => (
    <PaymentStep
      price={coverableOf(quote)}
      country={country}
      shop={shop}
      redeeming={{
        businessId,
        guestId: Number(read(keys.userId)),
        services: services.map(({ service, quantity, stored, person }) => ({
          service_pricing_id: service.id,
          service_id: service.service_id,
          service_qty: quantity,
          unit_price: service.price,
          special_price: service.special_price,
          ...(person ? { person_id: person.id } : {}),
          ...(guestOf({ stored }) > 0 ? { guest: guestOf({ stored }) } : {}),
        })),
        discount: quote.discount / 100,
        ...(quote.inFull ? { inFull: true } : {}),
      }}
      value={value}
      onChange={onChange}
      declinedCards={declinedCards}
      disabled={disabled}
    />
  ),
  destinationOf: (url) => destinationOf(url, window.location.origin),
  holdCountdown: (props) => <HoldPanel {...props} />,
  releaseOrder: (props) => <ReleaseButton {...props} token={tokenFor()} isPage={false} />,
  rememberPayment: rememberWay,
};

/** The payment parts of the booking dialog, with the wallet's sheet above it. */
export function usePaymentSlots({ name: payee, country }: { name: string; country: string }): {
  slots: PaymentSlots;
  sheet: ReactNode;
} {
  const { ask, sheet } = useWallet();
  const client = useQueryClient();
  const slots = useMemo<PaymentSlots>(
    () => ({
      ...step,
      walletToken: (method, amount) =>
        method === 'stripe'
          ? Promise.resolve(null)
          : ask({ wallet: method, amount, currency: currencyOfCountry(country), payee }),
      refreshPayment: () => {
        for (const queryKey of [SAVED_CARDS, OWN_VOUCHERS]) void client.invalidateQueries({ queryKey });
      },
    }),
    [ask, client, payee, country],
  );
  return { slots, sheet };
}
