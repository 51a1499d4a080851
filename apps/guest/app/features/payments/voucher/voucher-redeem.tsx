import { currencyOfCountry } from '@thyme/domain/money';
import { balanceSentence, type Coverable, coverageSentence } from '@thyme/domain/vouchers';
import { Note } from '@thyme/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Refusal, showFailure } from '../../../lib/failures.ts';
import { type AppliedVoucher, usedOf } from '../checkout/payment-choice.ts';
import { AppliedRow } from './applied-row.tsx';
import { CodeForm } from './code-form.tsx';
import { openFor, type Redeeming, redeemVoucher } from './redeem-voucher.ts';
import { useOwnVouchers } from './use-own-vouchers.ts';

interface VoucherRedeemProps {
  price: Coverable;
  country: string;
  shop: string;
  redeeming: Redeeming;
  applied: readonly AppliedVoucher[];
  onChange: (applied: readonly AppliedVoucher[]) => void;
  disabled?: boolean;
  /** Stacks the choices, also on wide pages. */
  narrow?: boolean;
}

/** Applies voucher codes one after the other, each for the amount that the guest chooses. */
export function VoucherRedeem(props: VoucherRedeemProps) {
  const { price, country, shop, redeeming, applied, onChange, disabled = false, narrow = false } = props;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = useOwnVouchers(redeeming.businessId, redeeming.guestId);
  const left = own.filter(({ code }) => !applied.some((voucher) => voucher.code === code));
  const currency = currencyOfCountry(country);
  const isSeveral = applied.length > 1;
  const isPackage = applied.length > 0 && applied.every(({ sessions = 0 }) => sessions > 0);

  async function redeem(code: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      onChange([...applied, await redeemVoucher(code, price, applied, redeeming)]);
    } catch (error) {
      // The toast goes after five seconds; the reason stays at the field.
      if (error instanceof Refusal) setRefusal(error.message);
      showFailure(error, { api: 'voucher_check', body: { business_id: redeeming.businessId } });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="use-a-voucher" className="grid gap-3">
      <h3 id="use-a-voucher" className="font-semibold">
        {applied.length === 0
          ? own.some(({ name }) => name)
            ? 'Use a package or voucher'
            : 'Use a voucher'
          : `Your ${isPackage ? 'package' : 'voucher'}${isSeveral ? 's' : ''}`}
      </h3>
      {applied.length > 0 && (
        <ul className="grid gap-3">
          {applied.map((voucher) => {
            const others = applied.filter(({ code }) => code !== voucher.code);
            return (
              <AppliedRow
                key={voucher.code}
                voucher={voucher}
                own={own.find(({ code }) => code === voucher.code) ?? null}
                open={openFor(price, others)}
                currency={currency}
                narrow={narrow}
                disabled={disabled || busy}
                onAmount={(amount) =>
                  onChange(applied.map((each) => (each.code === voucher.code ? { ...each, amount } : each)))
                }
                onRemove={() => onChange(others)}
              />
            );
          })}
        </ul>
      )}
      {applied.length > 0 && (
        <Note announce icon={<CircleCheck aria-hidden="true" />}>
          {'saleId' in redeeming
            ? balanceSentence(price.total, usedOf(applied), { currency, isSeveral, isPackage })
            : coverageSentence(price, applied, { currency, shop, isSeveral, isPackage })}
        </Note>
      )}
      {openFor(price, applied).whole > 0 && (
        <CodeForm
          key={applied.length}
          narrow={narrow}
          vouchers={left}
          country={country}
          busy={busy}
          disabled={disabled}
          refusal={refusal}
          onChange={() => setRefusal(null)}
          onRedeem={redeem}
        />
      )}
    </section>
  );
}
