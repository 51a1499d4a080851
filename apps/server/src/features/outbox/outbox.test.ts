import { dedupeKeys, outbox } from '@thyme/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../test/kit/index.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { signInCodeMail } from '../accounts/mails.ts';
import { deliver, deliverDue } from './delivery.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { testMail } from './mails.ts';
import { resendMails } from './resend.ts';
import { pauseAfter, RETRY_SECONDS } from './retry-policy.ts';
import { cancelWaiting } from './store.ts';

const mail = recordingMail();
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await bootApi({ mail });
  other = await bootApi({ beside: api, mail });
});
beforeEach(async () => {
  await api.runJobs();
  await api.db.delete(outbox);
  await api.db.delete(dedupeKeys);
  mail.sent.length = 0;
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const request = (dedupeKey: string, sendAt?: number) => ({
  template: testMail,
  to: 'niamh@mail.example',
  data: { sentBy: 'a <test>' },
  dedupeKey,
  sendAt,
});
const write = (key: string, sendAt?: number) =>
  inTransaction(api.app.services, (tx) => enqueueMail(tx, request(key, sendAt)));
const rows = () => api.db.select().from(outbox).orderBy(outbox.id);

describe('the outbox', () => {
  it('sends a mail after its transaction has committed', async () => {
    await write('one');
    expect(mail.sent).toEqual([]);
    await api.runJobs();
    expect(mail.sent).toMatchObject([
      { to: 'niamh@mail.example', subject: 'Mail works', from: 'Thyme <bookings@thyme.example>' },
    ]);
    expect(await rows()).toMatchObject([
      { state: 'sent', tries: 1, sentAt: api.clock.now(), rendered: { subject: 'Mail works' } },
    ]);
  });

  it('sends nothing of a rolled-back transaction', async () => {
    const undone = inTransaction(api.app.services, async (tx) => {
      await enqueueMail(tx, request('undone'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await api.runJobs();
    expect([mail.sent, await rows()]).toEqual([[], []]);
  });

  it('sends one mail per event, however often it is written', async () => {
    await write('twice');
    await write('twice');
    await api.runJobs();
    await api.runJobs();
    expect(mail.sent).toHaveLength(1);
  });

  it('sends once when two processes try at the same time', async () => {
    await write('race');
    const [row] = await rows();
    await Promise.all([api, other, api, other].map((from) => deliver(from.app.services, Number(row?.id))));
    expect(mail.sent).toHaveLength(1);
  });

  it('[MAIL-008] retries with backoff for four days, then gives up', async () => {
    await write('away');
    const [row] = await rows();
    const start = api.clock.now();
    mail.failNext(1_000);
    let attempt = 0;
    for (let state = 'waiting'; state === 'waiting'; state = (await rows())[0]?.state ?? '') {
      attempt += 1;
      await deliver(api.app.services, Number(row?.id));
      expect((await rows())[0]).toMatchObject({ tries: attempt, lastError: 'The mail server is away.' });
      await deliver(api.app.services, Number(row?.id));
      expect((await rows())[0]?.tries).toBe(attempt);
      if (api.clock.now() < start + RETRY_SECONDS)
        api.clock.set(Math.min(api.clock.now() + pauseAfter(attempt), start + RETRY_SECONDS));
    }
    mail.failNext(0);
    expect(api.clock.now()).toBe(start + RETRY_SECONDS);
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'undelivered', failedAt: start + RETRY_SECONDS }]);
    expect(mail.sent).toEqual([]);
    const figures = await api.app.services.metrics.registry.metrics();
    expect(figures).toContain('thyme_mails_total{outcome="failed"} 1');
    expect(figures).toContain(`thyme_mails_total{outcome="retried"} ${attempt - 1}`);
  });

  it('stops a sweep when the mail server is unreachable, and sends the rest later', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await write(key);
    mail.failNext(3);
    await deliverDue(api.app.services);
    expect((await rows()).map(({ tries }) => tries).sort()).toEqual([0, 0, 1, 1, 1]);
    await deliverDue(api.app.services);
    expect(mail.sent).toHaveLength(2);
  });

  it('[MAIL-011] does not send a code that has expired meanwhile, nor again on request', async () => {
    const data = { code: '123456' };
    await inTransaction(api.app.services, (tx) =>
      enqueueMail(tx, { template: signInCodeMail, to: 'niamh@mail.example', data, dedupeKey: 'code' }),
    );
    mail.failNext(1);
    await deliverDue(api.app.services);
    api.clock.advance(3_600);
    await deliverDue(api.app.services);
    expect(mail.sent).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'failed', failure: 'expired', lastError: 'The mail server is away.' },
    ]);
    expect(await resendMails(api.db, 'all', api.clock.now())).toEqual([]);
  });

  it('picks up what a dead process left', async () => {
    await write('left');
    await api.db.update(outbox).set({ state: 'sending', lockedUntil: api.clock.now() + 120 });
    await deliverDue(api.app.services);
    expect(mail.sent).toEqual([]);
    api.clock.advance(121);
    await deliverDue(api.app.services);
    expect(mail.sent).toHaveLength(1);
  });

  it('waits for its send time', async () => {
    await write('later', api.clock.now() + 600);
    await deliverDue(api.app.services);
    expect(mail.sent).toEqual([]);
    api.clock.advance(600);
    await deliverDue(api.app.services);
    expect(mail.sent).toHaveLength(1);
  });

  it('cancels what waits under a key, and says what it was', async () => {
    await write('visit:1:a');
    await api.runJobs();
    for (const key of ['visit:1:b', 'visit:1:c', 'visit:12']) await write(key, api.clock.now() + 600);
    const [sent, ...waiting] = (await rows()).map(({ id }) => Number(id));
    expect((await cancelWaiting(api.db, 'visit:1:')).map(Number).toSorted()).toEqual(waiting.slice(0, 2).toSorted());
    expect((await rows()).map(({ id, state }) => [Number(id), state])).toEqual([
      [sent, 'sent'],
      [waiting[0], 'cancelled'],
      [waiting[1], 'cancelled'],
      [waiting[2], 'waiting'],
    ]);
  });

  it('records a mail whose template is missing instead of losing it', async () => {
    await write('strange');
    await api.db.update(outbox).set({ template: 'no-such-template' });
    await api.runJobs();
    expect(await rows()).toMatchObject([
      { state: 'waiting', lastError: 'There is no mail template no-such-template.' },
    ]);
  });
});

describe('the outbox viewer', () => {
  it('lists mails, shows one as it was sent, without running anything in it', async () => {
    await write('shown');
    await api.runJobs();
    const list = await (await api.fetch('/dev/outbox')).text();
    const [path] = /\/dev\/outbox\/\d+/.exec(list) ?? [];
    const page = await (await api.fetch(String(path))).text();
    expect(page).toContain('<iframe sandbox=""');
    expect(page).toContain('If you can read it, the mail settings are right.');
    const html = await api.fetch(`${path}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await html.text()).toContain('through a &lt;test&gt;');
  });

  it('sends a test mail on request', async () => {
    const body = new URLSearchParams({ to: 'orla@mail.example' });
    const response = await api.fetch('/dev/outbox', { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    await api.runJobs();
    expect(mail.sent).toMatchObject([{ to: 'orla@mail.example' }]);
  });

  it('returns 404 for a missing mail and is not served where it is disabled', async () => {
    for (const id of ['999999', 'abc', '1e9']) expect((await api.fetch(`/dev/outbox/${id}`)).status).toBe(404);
    const live = await bootApi({ beside: api, config: { demo: false } });
    expect((await live.fetch('/dev/outbox')).status).toBe(404);
    await live.close();
  });
});
