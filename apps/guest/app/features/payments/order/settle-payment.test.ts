import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Confirmation, settlePayment } from './settle-payment.ts';

const paid: Confirmation = { status: 1, message: 'ok', payment_url: '/payment-success' };
const notPaid: Confirmation = { status: 0, message: 'Payment Not Completed', payment_url: null };

function respondWith(answers: (Confirmation | Error)[], isUnsure: boolean) {
  const pause = vi.fn(async () => {});
  const confirm = vi.fn(async () => {
    const answer = answers.shift() ?? notPaid;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { settled: settlePayment({ confirm, pause, pauses: [1, 2, 3], isUnsure }), confirm, pause };
}

describe('whether an order is paid', () => {
  it('is known at once when the provider said so', async () => {
    const { settled, confirm } = respondWith([paid], false);
    expect(await settled).toEqual({ kind: 'paid', paymentUrl: '/payment-success' });
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('is read again after a charge whose response was lost', async () => {
    const { settled, pause } = respondWith([notPaid, new NetworkFailure('offline'), paid], true);
    expect(await settled).toMatchObject({ kind: 'paid' });
    expect(pause.mock.calls).toEqual([[1], [2]]);
  });

  it('stays open when the outcome is unknown, rather than failed', async () => {
    const { settled, confirm } = respondWith([], true);
    expect(await settled).toEqual({ kind: 'open' });
    expect(confirm).toHaveBeenCalledTimes(4);
  });

  it('is a refusal with the server’s message where the provider had responded', async () => {
    expect(await respondWith([notPaid], false).settled).toEqual({ kind: 'refused', message: 'Payment Not Completed' });
  });

  it('is not read again where the order is closed, and says when a refund is on its way', async () => {
    const closed = respondWith([{ ...notPaid, is_open: false }], true);
    expect(await closed.settled).toEqual({ kind: 'refused', message: 'Payment Not Completed' });
    expect(closed.confirm).toHaveBeenCalledOnce();
    const late = { ...notPaid, message: 'Too late.', is_open: false, is_returned: true };
    expect(await respondWith([late], true).settled).toEqual({ kind: 'returned', message: 'Too late.' });
    expect(await respondWith([late], false).settled).toEqual({ kind: 'returned', message: 'Too late.' });
  });

  it('is read again while the server cannot be reached, and then given up', async () => {
    const errors = [1, 2, 3, 4].map((turn) => new NetworkFailure(`try ${turn}`));
    await expect(respondWith(errors, false).settled).rejects.toThrow('try 4');
  });

  it('is not read again where the server answered with an error', async () => {
    const { settled, confirm } = respondWith([new Error('masked')], true);
    await expect(settled).rejects.toThrow('masked');
    expect(confirm).toHaveBeenCalledOnce();
  });
});
