import { currencyOfCountry, formatMinor } from '@thyme/domain/money';
import type { Coverable } from '@thyme/domain/vouchers';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import type { CartRedeeming } from '../voucher/redeem-voucher.ts';
import { VoucherRedeem } from '../voucher/voucher-redeem.tsx';
import { type PaymentChoice, restOf } from './payment-choice.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { usePayOptions } from './use-pay-options.ts';

const ShopFeeConsent = lazyPart(() => import('../card-fee/fee-consent.tsx'));

interface PaymentStepProps {
  /** What is due now and in all, and what vouchers can pay of it. */
  price: Coverable;
  country: string;
  /** The shop, for the sentence about what stays due. */
  shop: string;
  redeeming: CartRedeeming;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
  /** Saved cards that were declined for this booking. Once a payment was, its vouchers are settled. */
  declinedCards?: readonly number[] | null;
  /** A payment is under way. */
  disabled?: boolean;
}

/** The payment of a booking: a method for the amount due now is preselected, and vouchers may pay up to the whole price. */
export function PaymentStep(props: PaymentStepProps) {
  const { price, country, shop, redeeming, value, onChange, declinedCards = null, disabled = false } = props;
  const rest = restOf(price, value);
  const ways = usePayOptions({
    value,
    onChange: (way) => onChange({ ...value, ...way }),
    declinedCards,
    choosesAlone: true,
  });
  return (
    <div className="grid gap-6">
      {rest > 0 && (
        <PaymentMethods
          label={<span className="text-base">{`Pay ${formatMinor(rest, currencyOfCountry(country))} with`}</span>}
          options={ways.options}
          chosen={ways.chosen}
          onChoose={ways.choose}
          fallback={ways.fallback}
          disabled={disabled}
        />
      )}
      {/* For a new card, the card page asks. */}
      {rest > 0 && value.method === 'stripe' && value.savedCardId && (
        <Suspense>
          <ShopFeeConsent
            businessId={redeeming.businessId}
            checked={value.agreesToFee ?? false}
            disabled={disabled}
            onChange={(agreesToFee) => onChange({ ...value, agreesToFee })}
          />
        </Suspense>
      )}
      {redeeming.services.length > 0 && price.coverable > 0 && declinedCards === null && (
        <VoucherRedeem
          {...{ price, country, shop, redeeming, disabled }}
          applied={value.vouchers}
          onChange={(vouchers) => onChange({ ...value, vouchers })}
        />
      )}
    </div>
  );
}
