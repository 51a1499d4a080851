import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './stripe-outcome.ts';

const answered = (answer: object) => outcomeOf(answer as PaymentIntentResult);

describe('Stripe’s answers', () => {
  it('only a payment that succeeded is paid', () => {
    expect(answered({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'paid' });
    expect(answered({ paymentIntent: { status: 'processing' } })).toEqual({ kind: 'unknown' });
    expect(answered({ paymentIntent: { status: 'requires_action' } })).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['validation_error', { kind: 'invalid', message: 'No.' }],
    ['card_error', { kind: 'declined', message: 'No.' }],
    ['invalid_request_error', { kind: 'declined', message: 'No.' }],
    ['api_connection_error', { kind: 'unknown' }],
    ['api_error', { kind: 'unknown' }],
  ])('%s is %j', (type, outcome) => {
    expect(answered({ error: { type, message: 'No.' } })).toEqual(outcome);
  });
});
