import { type Currency, type Minor, toMajor } from '@thyme/domain/money';
import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MakePaymentDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { PaidFor } from '../after/paid-for.ts';
import { isWallet } from '../methods.ts';
import { destinationOf } from '../payment-destination.ts';
import type { WalletRequest } from '../wallet/use-wallet.tsx';
import type { PaymentChoice } from './payment-choice.ts';
import { rememberWay } from './use-pay-options.ts';

export interface Balance {
  saleId: number;
  appointmentId: number | null;
  due: Minor;
  currency: Currency;
  /** The shop, for the wallet's sheet. */
  payee: string;
}

interface Paying {
  askWallet: (request: WalletRequest) => Promise<string | null>;
  /** The server refused: the payment was declined, or what is due has changed. */
  onRefused: (choice: PaymentChoice) => void;
}

/** An attempt without a response is repeated with the same key and token, so that nothing is charged twice. */
interface Attempt {
  /** What is paid, and how. */
  name: string;
  key: string;
  token: string | null;
}

const nameOf = ({ vouchers, method, savedCardId }: PaymentChoice): string =>
  JSON.stringify([method, savedCardId ?? null, vouchers.map(({ code, amount }) => [code, amount])]);

/** Pays what is due on an invoice, or a part of it with vouchers. */
export function usePayBalance(balance: Balance, { askWallet, onRefused }: Paying) {
  const { saleId, appointmentId, due, currency, payee } = balance;
  const navigate = useNavigate();
  const open = useRef<Attempt | null>(null);
  const [paying, setPaying] = useState(false);

  async function attempt(choice: PaymentChoice, rest: Minor): Promise<Attempt | null> {
    const { method } = choice;
    const name = nameOf(choice);
    if (open.current?.name === name) return open.current;
    const token = isWallet(method) ? await askWallet({ wallet: method, amount: rest, currency, payee }) : null;
    if (isWallet(method) && token === null) return null;
    open.current = { name, key: newIdempotencyKey(), token };
    return open.current;
  }

  async function send({ vouchers, method, savedCardId }: PaymentChoice, { key, token }: Attempt): Promise<void> {
    const { make_payment: answer } = await run(MakePaymentDocument, {
      sale_id: saleId,
      appt_id: appointmentId,
      payment_type: method,
      booking_request: 'web',
      google_pay_token: token,
      saved_card_id: (method === 'stripe' && savedCardId) || null,
      vouchers: vouchers.map(({ code, amount }) => ({ code, payment: toMajor(amount) })),
      due_amount: toMajor(due),
      idempotency_key: key,
    });
    const { payment_url: url } = accepted(answer);
    rememberWay({ method, savedCardId: savedCardId ?? null });
    const target = method === 'stripe' && url ? destinationOf(url, window.location.origin) : null;
    if (method === 'stripe' && url && target === null)
      throw new Error(`The payment goes on at an unknown address: ${url}`);
    if (target && 'address' in target) return thisWindow.goTo(target.address);
    if (target && target.path !== '/payment-success') return void navigate(target.path);
    notify.success('Payment Success');
    void navigate('/payment-success', { state: { saleId } satisfies PaidFor });
  }

  async function pay(choice: PaymentChoice, rest: Minor) {
    if (paying) return;
    setPaying(true);
    try {
      const chosen = await attempt(choice, rest);
      // The page is being left: the button stays busy until it is.
      if (chosen) return await send(choice, chosen);
    } catch (error) {
      if (!(error instanceof NetworkFailure)) {
        open.current = null;
        onRefused(choice);
      }
      showFailure(error, { api: 'make_payment', body: { sale_id: saleId, appt_id: appointmentId } });
    }
    setPaying(false);
  }

  return { pay: (choice: PaymentChoice, rest: Minor) => void pay(choice, rest), paying };
}
