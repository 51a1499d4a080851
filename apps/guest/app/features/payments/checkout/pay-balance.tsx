import { formatMinor, type Minor } from '@thyme/domain/money';
import type { Coverable } from '@thyme/domain/vouchers';
import { Button, Card, MoneyBar, RadioCard } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { keys, read } from '../../../lib/session/storage.ts';
import { currencyWords, type Method } from '../methods.ts';
import { VoucherRedeem } from '../voucher/voucher-redeem.tsx';
import { useWallet } from '../wallet/use-wallet.tsx';
import { type PaymentChoice, restOf } from './payment-choice.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { type Balance, usePayBalance } from './use-pay-balance.ts';
import { usePayOptions } from './use-pay-options.ts';

interface PayBalanceProps extends Balance {
  businessId: number;
  /** Of the shop, for amounts. */
  country: string;
  paid: Minor;
  /** Preselected by the URL. */
  initial: Method | null;
  /** Called when the amount due may have changed. */
  onChanged: () => void;
}

const LATER = 'later';

/** On an invoice all of it is due, and vouchers may pay all of it. */
const priceOf = (due: Minor): Coverable => ({ payableNow: due, coverableNow: due, total: due, coverable: due });

/** What is left on an invoice, and the ways to pay it: vouchers, saved cards, wallets, a new card. */
export function PayBalance({ businessId, country, paid, initial, onChanged, ...balance }: PayBalanceProps) {
  const [choice, setChoice] = useState<PaymentChoice>({ vouchers: [], method: initial });
  const [isLater, setLater] = useState(false);
  const [declined, setDeclined] = useState<readonly number[]>([]);
  const wallet = useWallet();
  const price = priceOf(balance.due);
  const rest = restOf(price, choice);
  const hasVouchers = choice.vouchers.length > 0;
  const ways = usePayOptions({
    value: choice,
    onChange: (way) => setChoice((before) => ({ ...before, ...way })),
    declinedCards: declined,
    choosesAlone: false,
  });
  const { pay, paying } = usePayBalance(balance, {
    askWallet: wallet.ask,
    onRefused: ({ savedCardId }) => {
      // Vouchers may have been used or become invalid: the invoice has the current amount due.
      setChoice((before) => ({ ...before, vouchers: [] }));
      if (savedCardId) setDeclined((before) => [...before, savedCardId]);
      onChanged();
    },
  });
  const isPartial = hasVouchers && isLater && rest > 0;
  const wanted: PaymentChoice = rest === 0 || isPartial ? { vouchers: choice.vouchers, method: null } : choice;
  const show = (amount: Minor) => formatMinor(amount, balance.currency);
  return (
    <Card look="raised" padding="none" asChild>
      <aside aria-labelledby="pay-balance" className="p-5 md:p-7">
        <h2 id="pay-balance" className="display-28">
          {paid > 0 ? 'Pay the rest now' : 'Pay now'}
        </h2>
        <p className="text-ink-soft">Or pay on the day, whichever suits you.</p>
        <p className="display-48 mt-3 mb-4 figures">{show(balance.due)}</p>
        <MoneyBar
          paid={{ value: paid, amount: show(paid), label: 'paid' }}
          due={{ value: balance.due, amount: show(balance.due), label: 'due' }}
          className="mb-6"
        />
        {rest > 0 && (
          <PaymentMethods
            label="Payment method"
            hideLabel
            narrow
            options={ways.options}
            chosen={isPartial ? LATER : ways.chosen}
            onChoose={(key) => {
              setLater(key === LATER);
              ways.choose(key);
            }}
            fallback={ways.fallback}
            disabled={paying}
          >
            {hasVouchers && (
              <RadioCard value={LATER} detail={`${show(rest)} still to pay`}>
                <span className="font-semibold">Only the voucher for now</span>
              </RadioCard>
            )}
          </PaymentMethods>
        )}
        <div className={rest > 0 ? 'mt-6' : undefined}>
          <VoucherRedeem
            narrow
            price={price}
            country={country}
            shop={balance.payee}
            redeeming={{
              businessId,
              guestId: Number(read(keys.userId)),
              saleId: balance.saleId,
              appointmentId: balance.appointmentId,
            }}
            applied={choice.vouchers}
            onChange={(vouchers) => setChoice((before) => ({ ...before, vouchers }))}
            disabled={paying}
          />
        </div>
        <Button
          variant="clay"
          wide
          className="mt-5"
          disabled={wanted.method === null && !(rest === 0 || isPartial)}
          busy={paying}
          onClick={() => pay(wanted, rest)}
        >
          Make Payment
        </Button>
        <p className="mt-5 flex gap-2.5 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="size-4 flex-none translate-y-0.5" />
          Charged in {currencyWords(balance.currency)} by our card provider. Thyme never sees your card number.
        </p>
        {wallet.sheet}
      </aside>
    </Card>
  );
}
