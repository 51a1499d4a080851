import type { Currency, Minor } from '@thyme/domain/money';
import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MakePaymentDocument } from '../../../generated/graphql.ts';
import { accepted, tellFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { PaidFor } from '../after/paid-for.ts';
import { isWallet, type Method } from '../methods.ts';
import { destinationOf } from '../payment-destination.ts';
import type { WalletRequest } from '../wallet/use-wallet.tsx';

export interface Balance {
  saleId: number;
  appointmentId: number | null;
  due: Minor;
  currency: Currency;
  /** The shop, for the wallet's sheet. */
  payee: string;
}

/** A try that got no answer is made again with the same key and token, so that it cannot be charged twice. */
interface Attempt {
  method: Method;
  key: string;
  token: string | null;
}

/** Pays what is due on an invoice. */
export function usePayBalance(
  { saleId, appointmentId, due, currency, payee }: Balance,
  askWallet: (request: WalletRequest) => Promise<string | null>,
) {
  const navigate = useNavigate();
  const open = useRef<Attempt | null>(null);
  const [paying, setPaying] = useState(false);

  async function attempt(method: Method): Promise<Attempt | null> {
    if (open.current?.method === method) return open.current;
    const token = isWallet(method) ? await askWallet({ wallet: method, amount: due, currency, payee }) : null;
    if (isWallet(method) && token === null) return null;
    open.current = { method, key: newIdempotencyKey(), token };
    return open.current;
  }

  /** Answers whether the page is being left, so that the button stays busy until it is. */
  async function send({ method, key, token }: Attempt): Promise<boolean> {
    const { make_payment: answer } = await run(MakePaymentDocument, {
      sale_id: saleId,
      appt_id: appointmentId,
      payment_type: method,
      booking_request: 'web',
      google_pay_token: token,
      idempotency_key: key,
    });
    const { payment_url: url } = accepted(answer);
    if (method === 'stripe' && url) {
      const target = destinationOf(url, window.location.origin);
      if (target === null) throw new Error(`The payment goes on at an unknown address: ${url}`);
      if ('address' in target) thisWindow.goTo(target.address);
      else void navigate(target.path);
      return true;
    }
    notify.success('Payment Success');
    void navigate('/payment-success', { state: { saleId } satisfies PaidFor });
    return true;
  }

  async function pay(method: Method) {
    if (paying) return;
    setPaying(true);
    try {
      const chosen = await attempt(method);
      if (chosen && (await send(chosen))) return;
    } catch (error) {
      if (!(error instanceof NetworkFailure)) open.current = null;
      tellFailure(error, { api: 'make_payment', body: { sale_id: saleId, appt_id: appointmentId } });
    }
    setPaying(false);
  }

  return { pay: (method: Method) => void pay(method), paying };
}
