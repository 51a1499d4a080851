import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { destinationOf } from '../payment-destination.ts';

interface Answer {
  status: number;
  message: string;
  payment_url?: string | null;
}

/** Opens the card page for a part. A repeated press after a lost response is the same payment. */
export function usePartPayment(api: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const attempt = useRef<{ what: string; key: string } | null>(null);

  async function pay(what: string, send: (key: string) => Promise<Answer>) {
    if (attempt.current?.what !== what) attempt.current = { what, key: newIdempotencyKey() };
    setBusy(what);
    try {
      const { payment_url: url } = accepted(await send(attempt.current.key));
      const target = url ? destinationOf(url, window.location.origin) : null;
      if (target === null) throw new Error(`The part is paid at an unknown address: ${url}`);
      if ('address' in target) thisWindow.goTo(target.address);
      else void navigate(target.path);
    } catch (failure) {
      attempt.current = null;
      showFailure(failure, { api, body: { what } });
    } finally {
      setBusy(null);
    }
  }

  return { pay, busy };
}
