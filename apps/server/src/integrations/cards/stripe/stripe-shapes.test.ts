import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeEvent } from '../../../../test/kit/stand-ins/stripe/events.ts';
import { noteReads, readingClient } from '../../../../test/kit/stand-ins/stripe/reads.ts';
import { like, OBJECTS, type ObjectName } from '../../../../test/kit/stand-ins/stripe/recorded.ts';
import { answerStatement, compile } from '../../../../test/kit/stand-ins/stripe/sdk-types.ts';
import { isRecorded, shapeFaults } from '../../../../test/kit/stand-ins/stripe/shapes.ts';
import { type StripeStandIn, startStripe } from '../../../../test/kit/stand-ins/stripe/stripe-stand-in.ts';
import { callEverything } from './stripe.fixtures.ts';
import { eventOf } from './stripe-events.ts';

/** Stripe leaves these out where there was no failure, so no recorded object has them. Their types are the SDK's. */
const BY_TYPE: Record<string, string> = {
  'payment_intent/last_payment_error/code': "NonNullable<Stripe.PaymentIntent['last_payment_error']>['code']",
  'payment_intent/last_payment_error/message': "NonNullable<Stripe.PaymentIntent['last_payment_error']>['message']",
  'refund/failure_reason': "Stripe.Refund['failure_reason']",
};

const EVENTS = [
  stripeEvent({ id: 'evt_1', type: 'checkout.session.completed' }, 'checkout.session', { id: 'cs_1' }),
  stripeEvent({ id: 'evt_2', type: 'payment_intent.succeeded' }, 'payment_intent', { id: 'pi_1' }),
  stripeEvent({ id: 'evt_3', type: 'charge.refunded' }, 'charge', { payment_intent: 'pi_1' }),
  stripeEvent({ id: 'evt_4', type: 'charge.dispute.created' }, 'dispute', { payment_intent: 'pi_1' }),
  stripeEvent({ id: 'evt_5', type: 'refund.updated' }, 'refund', { payment_intent: 'pi_1' }),
  stripeEvent({ id: 'evt_6', type: 'payout.paid', account: 'acct_1' }, 'payout', { id: 'po_1' }),
  stripeEvent({ id: 'evt_7', type: 'account.updated', account: 'acct_1' }, 'account', { id: 'acct_1' }),
];

const NAMES = (Object.keys(OBJECTS) as ObjectName[]).filter((name) => name !== 'event');

let stripe: StripeStandIn;
const reads = new Set<string>();
beforeAll(async () => {
  stripe = await startStripe();
  await callEverything(stripe, readingClient(reads));
  for (const event of EVENTS) eventOf(noteReads(event, reads));
});
afterAll(() => stripe.close());

describe('[BOOKSC-001] what the stand-in answers is what Stripe would', () => {
  it('every answer and event fits the SDK’s types: its fields, their kinds, and which may be null', async () => {
    const recorded = NAMES.map((name) => like(name, {}));
    const bodies = [...stripe.answers, ...EVENTS, ...recorded];
    expect(await compile([...new Set(bodies.map(answerStatement))])).toBe('');
  }, 120_000);

  it('a type, a null and a field that are not Stripe’s are found by the compiler', async () => {
    const refund = like('refund', {});
    const wrong = await compile([
      answerStatement({ ...refund, amount: '100' }),
      answerStatement({ ...refund, currency: null }),
      answerStatement({ ...refund, failed: false }),
    ]);
    expect(wrong.split('\n').filter((line) => line.includes('error TS'))).toHaveLength(3);
  }, 120_000);

  it('every answer has the fields that Stripe recorded', () => {
    const bodies = stripe.answers.filter((body) => !(body as { error?: object }).error);
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.flatMap(shapeFaults)).toEqual([]);
  });

  it.each([
    ['a missing field', { ...like('refund', {}), status: undefined }, 'refund/status is missing'],
    ['an unknown field', { ...like('payout', {}), account: 'acct_1' }, 'payout/account is no field of Stripe’s'],
    ['another kind', like('charge', { amount: '100' as never }), 'charge/amount is a string, not a number'],
    [
      'a part of an object inside',
      like('payment_intent', { latest_charge: { id: 'ch_1', object: 'charge' } as Stripe.Charge }),
      'charge/payment_method_details is missing',
    ],
    ['an unknown object', { id: 'x_1', object: 'voucher' }, 'There is no recording of {"id":"x_1","object":"voucher"}'],
  ])('%s is found', (_what, body, fault) => {
    expect(shapeFaults(body)).toContain(fault);
  });

  it('an object comes by its id unless it was asked for in full', async () => {
    const answer = async (query: string) => {
      const headers = { 'stripe-version': Stripe.API_VERSION };
      const id = [...stripe.sessions.values()].find(({ payment_status: paid }) => paid === 'paid')?.id;
      const response = await fetch(`${stripe.url}/v1/checkout/sessions/${id}${query}`, { headers });
      return (await response.json()) as Stripe.Checkout.Session;
    };
    expect((await answer('')).payment_intent).toMatch(/^pi_\d+$/);
    expect(await answer('?expand[0]=payment_intent')).toMatchObject({
      payment_intent: { object: 'payment_intent', latest_charge: expect.stringMatching(/^ch_\d+$/) },
    });
    expect(await answer('?expand[0]=payment_intent&expand[1]=payment_intent.latest_charge')).toMatchObject({
      payment_intent: { latest_charge: { object: 'charge', status: 'succeeded' } },
    });
  });
});

describe('[BOOKSC-002] what the adapter reads is what Stripe sends', () => {
  it('every field that is read was recorded, or is one of the SDK’s', async () => {
    expect([...reads].filter((path) => !isRecorded(path)).sort()).toEqual(Object.keys(BY_TYPE).sort());
    const types = Object.values(BY_TYPE).map((type, index) => `export type Read${index} = ${type};`);
    expect(await compile(types)).toBe('');
  }, 120_000);

  it('the fields of a payment, a card, an account, a dispute and an event are read', () => {
    expect([...reads]).toEqual(
      expect.arrayContaining([
        'payment_intent/amount_received',
        'payment_intent/latest_charge',
        'charge/payment_method_details/card/wallet/type',
        'checkout.session/payment_status',
        'refund/metadata/key',
        'account/requirements/past_due',
        'bank_account/last4',
        'balance/available',
        'payout/failure_message',
        'dispute/evidence_details/due_by',
        'event/data/object',
        'list/data',
      ]),
    );
  });

  it('a field that Stripe does not send is found', () => {
    const noted = new Set<string>();
    const intent = noteReads(like('payment_intent', { latest_charge: like('charge', {}) }), noted);
    const charge = intent.latest_charge as unknown as { payment_method_details: { card: { number?: string } } };
    expect(charge.payment_method_details.card.number).toBeUndefined();
    expect([...noted].filter((path) => !isRecorded(path))).toEqual(['charge/payment_method_details/card/number']);
  });
});
