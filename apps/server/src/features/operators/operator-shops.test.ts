import { auditEntries, businessMembers, operatorEntries, outbox, providerEvents } from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertAppointment, insertBusiness, type TestApi } from '../../../test/kit/index.ts';
import { createOperator, sealContext } from './create-operator.ts';
import { ageWords, healthRows } from './health.ts';
import type { HealthFigures } from './health-store.ts';
import { shopsPage } from './pages/shops-page.ts';
import { findByEmail } from './store.ts';
import { codeAt } from './totp.ts';

const EMAIL = 'grace@thyme.example';
const DAY = 86_400;
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await bootApi();
  const made = await createOperator(api.app.services, { email: EMAIL, name: 'Grace Hopper' });
  const operator = await findByEmail(api.db, EMAIL);
  const secret = api.app.services.sealing.open(operator?.totpSealed ?? Buffer.alloc(0), sealContext(EMAIL));
  const code = codeAt(secret, api.clock.now());
  const body = new URLSearchParams({ email: EMAIL, password: made?.password ?? '', code });
  const answer = await api.fetch('/operator/login', { method: 'POST', body, redirect: 'manual' });
  cookie = String(answer.headers.get('set-cookie')?.split(';')[0]);
});
afterAll(() => api.close());

const see = async (path: string) => (await api.fetch(path, { headers: { cookie }, redirect: 'manual' })).text();
const lastLook = async () => (await api.db.select().from(operatorEntries).orderBy(operatorEntries.id)).at(-1);

describe('[OPER-006] the list of shops', () => {
  it('shows each shop with its owner, its plan and how busy it is, and logs the view', async () => {
    const now = api.clock.now();
    const owner = await api.signInBusiness();
    const guest = await api.signIn();
    const shop = await insertBusiness(api.db, now, { business: { name: 'Óra <Nua>', published: false } });
    await api.db.insert(businessMembers).values({ businessId: shop.id, userId: owner.userId, role: 'owner' });
    const at = (days: number, status: 'Accept' | 'Cancelled' = 'Accept') =>
      insertAppointment(api.db, shop, guest.userId, {
        startsAt: now + days * DAY,
        appointment: { status, ...(status === 'Cancelled' && { cancelledAt: now }) },
      });
    for (const days of [-40, -2, 1, 5, 40]) await at(days);
    await at(2, 'Cancelled');
    const page = await see('/operator/shops?q=ora%20%3Cnua');
    expect(page).toContain('Óra &lt;Nua&gt;');
    expect(page).toContain('Not on the site');
    expect(page).toContain(owner.email);
    expect(page).toContain('1 in the last 30 days<small>2 in the next 30</small>');
    expect(await lastLook()).toMatchObject({
      action: 'view',
      subject: 'shops',
      details: { search: 'ora <nua', ids: [shop.id] },
    });
    expect(await see(`/operator/shops?q=${encodeURIComponent(owner.email.toUpperCase())}`)).toContain('Óra');
    expect(await api.db.select().from(auditEntries)).toEqual([]);
  });

  it('accepts any search, and says when nothing matches', async () => {
    expect(await see('/operator/shops?q=%25_%5C')).toContain('No shop matches “%_\\”.');
    expect(await see('/operator/shops?q=%3Cscript%3E')).not.toContain('<script>');
    for (const query of ['?page=x', '?q[]=1', '?page=99', `?q=${'x'.repeat(500)}`])
      expect((await api.fetch(`/operator/shops${query}`, { headers: { cookie } })).status).toBe(200);
  });

  it('says when there is no shop yet', () => {
    const operator = { id: 1, email: EMAIL, name: 'Grace Hopper' };
    const page = shopsPage({ search: '', items: [], page: 1, hasMore: false }, { operator, nonce: 'n' });
    expect(page).toContain('No shop has signed up yet.');
  });

  it('marks the list of reviews that is shown', async () => {
    const current = /<a href="\/operator\/reviews\?list=(\w+)" aria-current="page">/g;
    const marked = async (list: string) =>
      [...(await see(`/operator/reviews?list=${list}`)).matchAll(current)].map(([, name]) => name);
    expect([await marked('open'), await marked('decided')]).toEqual([['open'], ['decided']]);
  });

  it('is for operators only', async () => {
    const { token } = await api.signInBusiness();
    for (const path of ['/operator/shops', '/operator/health']) {
      const answer = await api.fetch(path, { headers: { authorization: `Bearer ${token}` }, redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/operator/login');
    }
  });
});

describe('[OPER-007] the health page', () => {
  it('says that everything works, then names what does not', async () => {
    expect(await see('/operator/health')).toContain('Everything works.');
    const now = api.clock.now();
    await api.db.insert(outbox).values({
      channel: 'mail',
      template: 'test',
      recipient: 'a@mail.example',
      payload: {},
      dedupeKey: 'health',
      state: 'failed',
      failure: 'refused',
      failedAt: now - 60,
      createdAt: now - 60,
    });
    await api.db.insert(providerEvents).values({
      provider: 'stripe',
      eventId: 'evt_1',
      type: 'refund.updated',
      payload: {},
      receivedAt: now - 3 * 3600,
      failure: 'no such refund',
      tries: 4,
    });
    const page = await see('/operator/health');
    // The test's clock is in a month for which the database has no partition.
    expect(page).toContain('Needs attention: Emails and texts, Card providers, Database partitions.');
    expect(page).toContain('1 failed in the last day.');
    expect(page).toContain('1 couldn’t be applied. The oldest has waited 3 hours.');
  });

  const fine: HealthFigures = {
    databaseVersion: '17.6',
    databaseBytes: 52_428_800,
    connections: 12,
    maxConnections: 100,
    failedMails: 0,
    oldestMail: null,
    failedJobs: 0,
    oldestJob: null,
    failedEvents: 0,
    oldestEvent: null,
    failedRefunds: 0,
    oldestRefund: null,
    strayRows: 0,
  };
  const wrong = (change: Partial<HealthFigures>) =>
    healthRows({ ...fine, ...change }).flatMap(({ name, isFine }) => (isFine ? [] : [name]));

  it.each([
    [{}, []],
    [{ connections: 80 }, ['Database']],
    [{ connections: 79 }, []],
    [{ oldestMail: 900 }, []],
    [{ oldestMail: 901 }, ['Emails and texts']],
    [{ failedJobs: 1 }, ['Background jobs']],
    [{ oldestJob: 301 }, ['Background jobs']],
    [{ oldestEvent: 901 }, ['Card providers']],
    [{ oldestRefund: 86_400 }, []],
    [{ oldestRefund: 86_401 }, ['Refunds']],
    [{ failedRefunds: 2, failedMails: 1 }, ['Emails and texts', 'Refunds']],
    [{ strayRows: 1 }, ['Database partitions']],
  ])('judges %o', (change, expected) => {
    expect(wrong(change)).toEqual(expected);
  });

  it('says how many refunds failed', () => {
    const sentenceOf = (change: Partial<HealthFigures>) =>
      healthRows({ ...fine, ...change }).find(({ name }) => name === 'Refunds')?.sentence;
    expect(sentenceOf({})).toBe('No refund failed in the last week. None is on its way.');
    expect(sentenceOf({ failedRefunds: 2 })).toMatch(/^2 failed in the last week\./);
  });

  it.each([
    [0, 'less than a minute'],
    [60, '1 minute'],
    [7_199, '1 hour'],
    [47 * 3600, '47 hours'],
    [48 * 3600, '2 days'],
  ])('writes %i seconds as words', (seconds, words) => {
    expect(ageWords(seconds)).toBe(words);
  });
});
