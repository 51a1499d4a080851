import { formatMinor, type Minor } from '@thyme/domain/money';
import { Button, Card, MoneyBar } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { currencyWords, type Method } from '../methods.ts';
import { useWallet } from '../wallet/use-wallet.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { type Balance, usePayBalance } from './use-pay-balance.ts';

interface PayBalanceProps extends Balance {
  paid: Minor;
  /** Chosen already, by the address that led here. */
  initial: Method | null;
}

/** What is left on an invoice, and the ways to pay it. */
export function PayBalance({ paid, initial, ...balance }: PayBalanceProps) {
  const [method, setMethod] = useState<Method | null>(initial);
  const wallet = useWallet();
  const { pay, paying } = usePayBalance(balance, wallet.ask);
  const show = (amount: Minor) => formatMinor(amount, balance.currency);
  return (
    <Card look="raised" padding="none" asChild>
      <aside aria-labelledby="pay-balance" className="p-5 md:p-7">
        <h2 id="pay-balance" className="display-28">
          {paid > 0 ? 'Pay the rest now' : 'Pay now'}
        </h2>
        <p className="text-ink-soft">Or bring it on the day. Both are fine.</p>
        <p className="display-48 mt-3 mb-4 figures">{show(balance.due)}</p>
        <MoneyBar
          paid={{ value: paid, amount: show(paid), label: 'paid' }}
          due={{ value: balance.due, amount: show(balance.due), label: 'due' }}
          className="mb-6"
        />
        <PaymentMethods label="Payment method" hideLabel narrow value={method} onChange={setMethod} disabled={paying} />
        <Button
          variant="clay"
          wide
          className="mt-5"
          disabled={method === null}
          busy={paying}
          onClick={() => method && pay(method)}
        >
          Make Payment
        </Button>
        <p className="mt-5 flex gap-2.5 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="size-4 flex-none translate-y-0.5" />
          Taken in {currencyWords(balance.currency)} by our card provider. Thyme never sees your card number.
        </p>
        {wallet.sheet}
      </aside>
    </Card>
  );
}
