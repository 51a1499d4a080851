import { ACTORS, APPOINTMENT_STATUSES } from '@thyme/domain/bookings';
import { MEMBERSHIP_STATUSES, PERIOD_STATUSES } from '@thyme/domain/memberships';
import { CARD_FEE_STATUSES, ORDER_STATUSES, REFUND_STATUSES, SALE_STATUSES } from '@thyme/domain/payments';
import { ACCOUNT_STATES, DISPUTE_STATUSES, PAYOUT_STATUSES } from '@thyme/domain/payouts';
import { SOLD_VOUCHER_STATUSES } from '@thyme/domain/vouchers';
import { DATE_SCOPES, OFFER_STATUSES } from '@thyme/domain/waiting-list';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the states of a row are those of the domain', () => {
  it.each([
    ['appointments_status', APPOINTMENT_STATUSES],
    ['appointments_canceller', ACTORS],
    ['card_orders_status', ORDER_STATUSES],
    ['card_fees_status', CARD_FEE_STATUSES],
    ['memberships_status', MEMBERSHIP_STATUSES],
    ['membership_periods_status', PERIOD_STATUSES],
    ['connected_accounts_state', ACCOUNT_STATES],
    ['disputes_status', DISPUTE_STATUSES],
    ['payouts_status', PAYOUT_STATUSES],
    ['refunds_status', REFUND_STATUSES],
    ['sales_status', SALE_STATUSES],
    ['sold_vouchers_status', SOLD_VOUCHER_STATUSES],
    ['waiting_list_offers_status', OFFER_STATUSES],
    ['waiting_list_requests_scope', DATE_SCOPES],
  ])('%s', async (constraint, states) => {
    const { rows } = await client.query(
      'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
      [constraint],
    );
    const allowed = [...rows[0].text.matchAll(/'([^']+)'::text/g)].map((match) => match[1]);
    expect(new Set(allowed)).toEqual(new Set(states));
  });
});
