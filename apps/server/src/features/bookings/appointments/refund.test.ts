import { notifications, refunds } from '@thyme/db/schema';
import { DECIDE_SECONDS } from '@thyme/domain/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';
import { waiveUndecided } from '../desk/decide-fee.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
let start: number;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  start = api.clock.now();
  shop = await insertBusiness(api.db, start, { chairs: 4 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
});
beforeEach(async () => {
  api.clock.set(start);
  guest = await api.signIn();
  mail.sent.length = 0;
});
afterAll(() => api.close());

const change = (id: number, more: string) =>
  api.ask(`mutation { statusUpdateForAppointment(id: ${id}, ${more}) { status message } }`, {}, guest);
const cancel = (id: number, note = '') => change(id, `status: "Cancelled", note: "${note}"`);
const desk = (field: string) =>
  api.ask<Record<string, { status: number }>>(`mutation { ${field} { status } }`, {}, owner);

interface Shown {
  note: string;
  refunded: number;
  cancelled_at: number | null;
  cancellation_percent: number | null;
  refunds: Record<string, unknown>[];
}
const shown = async (id: number) =>
  (
    await api.ask<{ appointment: Shown }>(
      `{ appointment(id: ${id}) { note refunded cancelled_at cancellation_percent
        refunds { kind label amount stage requested_at sent_at expected_by reference } } }`,
      {},
      guest,
    )
  ).appointment;

const appointmentAt = (time: string, options: Partial<Parameters<typeof insertAppointment>[3]> = {}) =>
  insertAppointment(api.db, shop, guest.userId, {
    startsAt: instant(time),
    paid: 7_500,
    appointment: { cancellation: [1, 2] },
    ...options,
  });

const notified = async (appointmentId: number) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, guest.userId), eq(notifications.refId, appointmentId)))
      .orderBy(notifications.id)
  ).map(({ kind, title, message, targetUrl }) => ({ kind, title, message, targetUrl }));
const mails = () => mail.sent.filter(({ to }) => to === guest.email);

describe('a cancelled appointment', () => {
  it('[APPT-050] permanently shows the refund: amount, destination, and each step with its date', async () => {
    const { id, saleId } = await appointmentAt('2026-06-16 10:00');
    await cancel(id);
    const [{ id: refundId } = { id: 0 }] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    const part = {
      kind: 'card',
      label: 'Visa ending 4242',
      amount: 37.5,
      requested_at: wall('2026-06-15 09:00'),
      expected_by: wall('2026-06-22 00:00'),
      reference: `RF-${refundId}`,
    };
    expect(await shown(id)).toMatchObject({
      refunded: 37.5,
      cancelled_at: wall('2026-06-15 09:00'),
      cancellation_percent: 50,
      refunds: [{ ...part, stage: 'sending', sent_at: null }],
    });
    await api.db
      .update(refunds)
      .set({ status: 'succeeded', settledAt: start + 60, nextTryAt: null })
      .where(eq(refunds.id, refundId));
    const sent = { ...part, sent_at: wall('2026-06-15 09:01') };
    expect((await shown(id)).refunds).toEqual([{ ...sent, stage: 'with-bank' }]);
    api.clock.set(instant('2026-06-23 08:00'));
    expect((await shown(id)).refunds).toEqual([{ ...sent, stage: 'arrived' }]);
    api.clock.set(instant('2026-07-10 08:00'));
    expect((await shown(id)).refunds).toEqual([{ ...sent, stage: 'arrived' }]);
  });

  it('[APPT-050] a refund that the card rejected is listed as failed and not counted', async () => {
    const { id, saleId } = await appointmentAt('2026-06-17 10:00');
    await cancel(id);
    await api.db
      .update(refunds)
      .set({ status: 'failed', settledAt: start, nextTryAt: null })
      .where(eq(refunds.saleId, saleId));
    expect(await shown(id)).toMatchObject({ refunded: 0, refunds: [{ stage: 'failed' }] });
  });

  it('[NOTIF-033] [NOTIF-034] the guest’s own cancellation sends refundable_deposit, and a mail with the destination', async () => {
    const { id } = await appointmentAt('2026-06-16 12:00');
    await cancel(id);
    await api.runJobs();
    expect(await notified(id)).toEqual([
      {
        kind: 'refundable_deposit',
        title: '€37.50 is on its way back to you',
        message: expect.stringContaining('It goes to Visa ending 4242, by Mon 22 Jun.'),
        targetUrl: `/profile/appointments?tab=past&id=${id}`,
      },
    ]);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('to Visa ending 4242, by Mon 22 Jun');
  });

  it('[NOTIF-033] without a refund sends none', async () => {
    const { id } = await appointmentAt('2026-06-17 12:00', { paid: 0 });
    await cancel(id);
    expect(await notified(id)).toEqual([]);
  });
});

describe('the note to a change', () => {
  it('[APPT-051] is appended to the appointment’s note', async () => {
    const { id } = await appointmentAt('2026-06-24 10:00', { appointment: { note: 'Sensitive skin' } });
    await change(
      id,
      `status: "Reschedule", date: "2026-06-25", time: ${wall('2026-06-25 10:00')}, note: "The school play"`,
    );
    expect((await shown(id)).note).toBe('Sensitive skin\n\nThe school play');
    await cancel(id, 'It will not work after all');
    expect((await shown(id)).note).toBe('Sensitive skin\n\nThe school play\n\nIt will not work after all');
  });

  it('[APPT-051] a shop’s note to its own proposal is not the guest’s', async () => {
    const { id } = await appointmentAt('2026-06-24 12:00', { appointment: { note: 'Sensitive skin' } });
    await desk(`desk_propose_times(id: ${id}, times: [${wall('2026-06-25 12:00')}], note: "A burst pipe")`);
    expect((await shown(id)).note).toBe('Sensitive skin');
  });
});

describe('decisions about money afterwards', () => {
  it('[NOTIF-034] a no-show with money kept is notified and mailed, and so is its correction', async () => {
    const { id } = await appointmentAt('2026-06-15 08:00', { paid: 2_000 });
    expect(await desk(`desk_no_show(id: ${id})`)).toEqual({ desk_no_show: { status: 1 } });
    await api.runJobs();
    expect((await notified(id)).map(({ kind, title }) => [kind, title])).toEqual([
      ['no_show', 'Willow Room is keeping €20.00'],
    ]);
    expect(mails().map(({ subject }) => subject)).toEqual(['Willow Room is keeping €20.00 (Mon 15 Jun, 8:00 am)']);
    await desk(`desk_take_back(id: ${id})`);
    await api.runJobs();
    expect((await notified(id)).at(-1)?.title).toBe('Willow Room has put it right');
    expect(mails()).toHaveLength(2);
  });

  it('[NOTIF-034] a no-show without a payment is not', async () => {
    const { id } = await appointmentAt('2026-06-15 07:00', { paid: 0 });
    await desk(`desk_no_show(id: ${id})`);
    await api.runJobs();
    expect([await notified(id), mails()]).toEqual([[], []]);
  });

  it('[NOTIF-034] a decision to keep the money is notified and mailed', async () => {
    const { id } = await appointmentAt('2026-06-26 10:00', { appointment: { cancellation: [3] } });
    await cancel(id);
    await api.runJobs();
    mail.sent.length = 0;
    await desk(`desk_decide_charge(id: ${id}, charge: true)`);
    await api.runJobs();
    expect((await notified(id)).map(({ title }) => title)).toEqual(['Willow Room is keeping €75.00']);
    expect(mails().map(({ subject }) => subject)).toEqual(['Willow Room is keeping €75.00 (Fri 26 Jun, 10:00 am)']);
  });

  it('[NOTIF-034] a decision not to keep it, or a deposit refunded later, is mailed with its destination', async () => {
    const { id } = await appointmentAt('2026-06-26 12:00', { appointment: { cancellation: [3] } });
    await cancel(id);
    await api.runJobs();
    mail.sent.length = 0;
    await desk(`desk_decide_charge(id: ${id}, charge: false)`);
    const missed = await appointmentAt('2026-06-15 06:00', { paid: 2_000 });
    await desk(`desk_no_show(id: ${missed.id})`);
    await desk(`desk_return_deposit(id: ${missed.id})`);
    await api.runJobs();
    const back = mails().filter(({ subject }) => subject.includes('is on its way back to you'));
    expect(back).toHaveLength(2);
    for (const { text } of back) expect(text).toContain('to Visa ending 4242, by Mon 22 Jun');
    expect((await notified(missed.id)).map(({ kind }) => kind)).toEqual(['no_show', 'refundable_deposit']);
  });

  it('[NOTIF-034] without a decision in time the guest reads that there was none', async () => {
    const { id } = await appointmentAt('2026-06-26 14:00', { appointment: { cancellation: [3] } });
    await cancel(id);
    await api.runJobs();
    mail.sent.length = 0;
    api.clock.advance(DECIDE_SECONDS + 60);
    await waiveUndecided(api.app.services);
    await api.runJobs();
    expect((await notified(id)).at(-1)?.message).toContain(
      'Willow Room didn’t decide within 7 days whether to keep it. It goes to Visa ending 4242',
    );
    expect(
      mails()
        .map(({ text }) => text)
        .join(),
    ).toContain('didn’t decide within 7 days');
  });
});
