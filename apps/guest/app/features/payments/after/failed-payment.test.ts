import { describe, expect, it } from 'vitest';
import { failureIn } from './failed-payment.ts';

describe('why a payment failed', () => {
  it('is taken from the page that failed', () => {
    expect(failureIn({ reason: 'declined', message: 'Your card was declined.', retry: '/invoice/1/2' })).toEqual({
      reason: 'declined',
      message: 'Your card was declined.',
      retry: '/invoice/1/2',
      kept: 'time',
    });
  });

  it.each([null, undefined, 'declined', {}, { reason: 'other' }])('is not inferred from %j', (state) => {
    expect(failureIn(state)).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 7])('never leads to %j', (retry) => {
    expect(failureIn({ reason: 'cancelled', retry })).toEqual({ reason: 'cancelled', retry: null, kept: 'time' });
  });
});
