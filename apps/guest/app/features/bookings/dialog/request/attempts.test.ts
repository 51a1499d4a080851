import { type CartService, quoteCart } from '@thyme/domain/bookings';
import { describe, expect, it } from 'vitest';
import type { CardMethod, ChosenPayment } from '../choice/slots.ts';
import { createAttempts, type Wish } from './attempts.ts';

const service: CartService = { kind: 'service', pricingId: 3, price: 8660, specialPrice: 0, isGroup: false };

function wish(method: CardMethod, more: Partial<Wish> = {}): Wish {
  const quote = quoteCart([service], 100);
  if (!quote.ok) throw new Error(quote.refusal.code);
  const payment: ChosenPayment = { vouchers: [], method };
  return { businessId: 1, lines: [], placed: [], call: null, quote: quote.value, payment, note: '', ...more };
}

function opened() {
  let sheets = 0;
  const sheet = async () => `token-${++sheets}`;
  return { attempt: createAttempts(), sheet, sheets: () => sheets };
}

describe('an attempt to book', () => {
  it('after one without a response sends the same key and wallet token, without requesting another', async () => {
    const { attempt, sheet, sheets } = opened();
    const first = await attempt.begin(wish('google'), sheet);
    expect(first?.google_pay_token).toBe('token-1');
    expect(await attempt.begin(wish('google'), sheet)).toEqual(first);
    expect(sheets()).toBe(1);
  });

  it('with another card books the same, so its key stays', async () => {
    const { attempt, sheet } = opened();
    const first = await attempt.begin(wish('google'), sheet);
    const second = await attempt.begin(wish('stripe'), null);
    expect(second).toMatchObject({ idempotency_key: first?.idempotency_key, google_pay_token: null });
    expect(second?.payment_info).toMatchObject({ stripe: 86.6, google: null });
    expect((await attempt.begin(wish('apple'), sheet))?.google_pay_token).toBe('token-2');
  });

  it('for something else, or after a response, is another booking', async () => {
    const { attempt, sheet } = opened();
    const first = await attempt.begin(wish('google'), sheet);
    const other = await attempt.begin(wish('google', { businessId: 2 }), sheet);
    expect(other?.idempotency_key).not.toBe(first?.idempotency_key);
    attempt.end();
    const next = await attempt.begin(wish('google', { businessId: 2 }), sheet);
    expect(next?.idempotency_key).not.toBe(other?.idempotency_key);
    expect(next?.google_pay_token).toBe('token-3');
  });

  it('that ends with a closed wallet sends nothing', async () => {
    const { attempt } = opened();
    expect(await attempt.begin(wish('google'), async () => null)).toBeNull();
  });

  it('[BOOK-080] with another note after a lost response is still the same booking, with the first note', async () => {
    const { attempt, sheet } = opened();
    const first = await attempt.begin(wish('google', { note: 'I am a bit deaf' }), sheet);
    expect(first?.note).toBe('I am a bit deaf');
    expect(await attempt.begin(wish('google', { note: 'Something else' }), sheet)).toEqual(first);
    const withCard = await attempt.begin(wish('stripe', { note: 'Something else' }), null);
    expect(withCard).toMatchObject({ idempotency_key: first?.idempotency_key, note: 'I am a bit deaf' });
  });
});
