import { dedupeKeys, outbox } from '@thyme/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { MailRefused } from '../../integrations/mail/index.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { deliverDue } from './delivery.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { testMail } from './mails.ts';

const mail = recordingMail();
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
let appointmentId: number;
let days = 0;
beforeAll(async () => {
  api = await bootApi({ mail });
  shop = await insertBusiness(api.db, api.clock.now());
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.runJobs();
  guest = await api.signIn();
  days += 1;
  const startsAt = api.clock.now() + days * 86_400;
  ({ id: appointmentId } = await insertAppointment(api.db, shop, guest.userId, { startsAt }));
  mail.failNext(0);
});

let count = 0;
async function write(to = guest.email): Promise<void> {
  count += 1;
  const about = { userId: guest.userId, businessId: shop.id, appointmentId };
  await inTransaction(api.app.services, (tx) =>
    enqueueMail(tx, { template: testMail, to, data: { sentBy: 'x' }, dedupeKey: `problem:${count}`, ...about }),
  );
  await deliverDue(api.app.services);
}
const refused = () => mail.failNext(1, new MailRefused('550 5.1.1 No such user'));

interface Problem {
  kind: string;
  address: string;
  since: number;
}
const forGuest = async () =>
  (
    await api.ask<{ profileInformation: { mail_problem: Problem | null } }>(
      '{ profileInformation { mail_problem { kind address since } } }',
      {},
      { token: guest.token },
    )
  ).profileInformation.mail_problem;
const forShop = async () =>
  (
    await api.ask<{ desk_appointment: { mail_problem: Problem | null } }>(
      'query($id: Int!) { desk_appointment(id: $id) { mail_problem { kind address since } } }',
      { id: appointmentId },
      { token: owner.token },
    )
  ).desk_appointment.mail_problem;

describe('[MAIL-012] a mail that failed', () => {
  it('is shown to the guest and on the shop’s appointment once it is refused', async () => {
    refused();
    await write();
    const problem = { kind: 'failed', address: guest.email, since: api.clock.now() };
    expect([await forGuest(), await forShop()]).toEqual([problem, problem]);
  });

  it('is shown as delayed after an hour of temporary failures', async () => {
    const since = api.clock.now();
    mail.failNext(100);
    await write();
    expect([await forGuest(), await forShop()]).toEqual([null, null]);
    api.clock.advance(3_600);
    await deliverDue(api.app.services);
    const problem = { kind: 'delayed', address: guest.email, since };
    expect([await forGuest(), await forShop()]).toEqual([problem, problem]);
    await api.db.delete(outbox);
    await api.db.delete(dedupeKeys);
  });

  it('is cleared when a later one arrives', async () => {
    refused();
    await write();
    api.clock.advance(60);
    await write();
    expect([await forGuest(), await forShop()]).toEqual([null, null]);
  });

  it('to a former address does not affect the current one', async () => {
    refused();
    await write('former@mail.example');
    expect(await forGuest()).toBeNull();
    expect(await forShop()).toMatchObject({ address: 'former@mail.example' });
  });
});
