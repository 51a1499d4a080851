import { dedupeKeys, operatorEntries, operatorSessions, outbox, throttles } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../test/kit/index.ts';
import { deliverDue } from '../outbox/delivery.ts';
import { createOperator, sealContext } from './create-operator.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { findByEmail } from './store.ts';
import { codeAt } from './totp.ts';

const EMAIL = 'ada@thyme.example';
const mail = recordingMail();
let api: TestApi;
let password: string;
beforeAll(async () => {
  api = await bootApi({ mail });
  const made = await createOperator(api.app.services, { email: 'Ada@Thyme.example', name: 'Ada <Byrne>' });
  expect(made?.uri).toMatch(/^otpauth:\/\/totp\/Thyme:ada%40thyme\.example\?.*secret=[A-Z2-7]{32}/);
  password = made?.password ?? '';
});
afterAll(() => api.close());
beforeEach(async () => {
  // A new code for each test, and no failed attempts from the last one.
  api.clock.advance(90);
  await api.db.delete(throttles);
  await api.db.delete(outbox);
  await api.db.delete(dedupeKeys);
});

async function codeOf(email = EMAIL, at = api.clock.now()): Promise<string> {
  const operator = await findByEmail(api.db, email);
  if (!operator) throw new Error('There is no operator.');
  return codeAt(api.app.services.sealing.open(operator.totpSealed, sealContext(email)), at);
}
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const logIn = async (fields: Partial<Record<'email' | 'password' | 'code', string>> = {}) =>
  post('/operator/login', { email: EMAIL, password, code: await codeOf(), ...fields });
async function session(): Promise<{ cookie: string }> {
  const response = await logIn();
  expect(response.status).toBe(303);
  return { cookie: String(response.headers.get('set-cookie')?.split(';')[0]) };
}
const see = async (path: string, headers: Record<string, string>) => {
  const response = await api.fetch(path, { headers, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};
const entries = () => api.db.select().from(operatorEntries).orderBy(operatorEntries.id);
const insertMail = async (dedupeKey: string, values: Partial<typeof outbox.$inferInsert> = {}) => {
  const [row] = await api.db
    .insert(outbox)
    .values({
      channel: 'mail',
      template: 'test',
      recipient: `${dedupeKey}@mail.example`,
      payload: { sentBy: 'x' },
      dedupeKey,
      createdAt: api.clock.now(),
      ...values,
    })
    .returning({ id: outbox.id });
  return Number(row?.id);
};
const failed = () => ({
  state: 'failed',
  failure: 'refused',
  failedAt: api.clock.now(),
  tries: 1,
  lastError: '550 <no> user',
});

describe('[OPER-001] an operator logs in', () => {
  it('with password and code, into a session of its own', async () => {
    const response = await logIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/operator/mails']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^thyme_operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/,
    );
    expect((await entries()).at(-1)).toMatchObject({ action: 'log-in', subject: 'operator' });
  });

  it('not with a wrong address, password or code, each with the same message', async () => {
    const pages = [
      await logIn({ email: 'nobody@thyme.example' }),
      await logIn({ password: 'wrong' }),
      await logIn({ code: '000000' }),
      await logIn({ code: '' }),
      await logIn({ code: await codeOf(EMAIL, api.clock.now() - 300) }),
    ];
    for (const page of pages) {
      expect([page.status, page.headers.get('set-cookie')]).toEqual([401, null]);
      expect(await page.text()).toContain('The email address, password or code isn’t right.');
    }
  });

  it('with a code only once', async () => {
    const code = await codeOf();
    expect((await logIn({ code })).status).toBe(303);
    expect((await logIn({ code })).status).toBe(401);
    api.clock.advance(30);
    expect((await logIn({ code })).status).toBe(401);
    expect((await logIn()).status).toBe(303);
  });

  it('only one, when two use the same code at once', async () => {
    const code = await codeOf();
    const all = await Promise.all([1, 2, 3, 4].map(() => logIn({ code })));
    expect(all.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401]);
  });

  it('not after many attempts', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn({ password: 'wrong' });
    const refused = await logIn();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain('Too many attempts');
  });

  it('not with a guest’s or a business’s token', async () => {
    const [guest, owner] = [await api.signIn(), await api.signInBusiness()];
    for (const { token } of [guest, owner]) {
      const { status, location } = await see('/operator/mails', {
        cookie: `thyme_operator=${token}`,
        authorization: `Bearer ${token}`,
      });
      expect([status, location]).toEqual([303, '/operator/login']);
    }
  });

  it('until it has been idle for half an hour, or logs out', async () => {
    const first = await session();
    api.clock.advance(29 * 60);
    expect((await see('/operator/mails', first)).status).toBe(200);
    api.clock.advance(29 * 60);
    expect((await see('/operator/mails', first)).status).toBe(200);
    api.clock.advance(31 * 60);
    expect((await see('/operator/mails', first)).status).toBe(303);
    const second = await session();
    await post('/operator/logout', {}, second);
    expect((await see('/operator/mails', second)).status).toBe(303);
  });

  it('and a form on another site cannot act for it', async () => {
    const headers = await session();
    const id = await insertMail('foreign', failed());
    for (const evil of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[])
      expect((await post('/operator/mails/resend', { id: String(id) }, { ...headers, ...evil })).status).toBe(403);
  });

  it('with new secrets after a replacement, which ends the sessions', async () => {
    const { cookie } = await session();
    const code = await codeOf();
    const made = await createOperator(api.app.services, { email: EMAIL, name: '', replace: true });
    expect((await see('/operator/mails', { cookie })).status).toBe(303);
    expect((await logIn({ code })).status).toBe(401);
    password = made?.password ?? '';
    expect((await logIn()).status).toBe(303);
    expect(await createOperator(api.app.services, { email: EMAIL, name: 'Ada' })).toBeNull();
    expect(await createOperator(api.app.services, { email: 'new@thyme.example', name: '', replace: true })).toBeNull();
  });
});

describe('[OPER-002] the list of mails', () => {
  it('shows failed and waiting ones with their reason, and logs the view', async () => {
    const headers = await session();
    const id = await insertMail('gone', failed());
    const waiting = await insertMail('later', { tries: 3, lastError: '450 later', dueAt: api.clock.now() + 600 });
    await insertMail('fresh', { dueAt: api.clock.now() + 600 });
    const page = await see('/operator/mails', headers);
    expect(page.text).toContain('gone@mail.example');
    expect(page.text).toContain('Refused by the recipient’s server');
    expect(page.text).toContain('550 &lt;no&gt; user');
    expect(page.text).toContain('Ada &lt;Byrne&gt;');
    expect(page.text).not.toContain('later@mail.example');
    expect((await entries()).at(-1)).toMatchObject({
      action: 'view',
      subject: 'mails',
      details: { list: 'failed', ids: [id] },
    });
    const other = await see('/operator/mails?list=waiting', headers);
    expect(other.text).toContain('later@mail.example');
    expect(other.text).not.toContain('fresh@mail.example');
    expect((await entries()).at(-1)).toMatchObject({ details: { list: 'waiting', ids: [waiting] } });
  });

  it('is empty when everything has arrived, and accepts any query', async () => {
    const headers = await session();
    expect((await see('/operator/mails', headers)).text).toContain('No failed emails or texts.');
    for (const query of ['?list=x&page=x&sent=x', '?page=-1', '?page=99', '?list=waiting&page=0'])
      expect((await see(`/operator/mails${query}`, headers)).status).toBe(200);
  });
});

describe('[OPER-003] sending again', () => {
  it('sends one mail again, and logs it', async () => {
    const headers = await session();
    const id = await insertMail('one', failed());
    await insertMail('two', failed());
    const response = await post('/operator/mails/resend', { id: String(id) }, headers);
    expect(response.headers.get('location')).toBe('/operator/mails?list=failed&sent=1');
    expect((await entries()).at(-1)).toMatchObject({ action: 'resend', subject: 'mails', subjectId: String(id) });
    mail.sent.length = 0;
    await deliverDue(api.app.services);
    expect(mail.sent.map(({ to }) => to)).toEqual(['one@mail.example']);
    expect((await see('/operator/mails?sent=1', headers)).text).toContain('One message goes out again');
  });

  it('sends all of a list again, except sent and expired ones', async () => {
    const headers = await session();
    await insertMail('first', failed());
    await insertMail('second', { tries: 2, lastError: '450 later', dueAt: api.clock.now() + 3_000 });
    await insertMail('late', { ...failed(), failure: 'expired' });
    await insertMail('done', { state: 'sent', sentAt: api.clock.now(), tries: 1 });
    expect((await see('/operator/mails', headers)).text).toContain('Send them all again');
    expect((await see('/operator/mails?list=waiting', headers)).text).toContain('Try them all now');
    mail.sent.length = 0;
    for (const [list, to] of [
      ['failed', 'first@mail.example'],
      ['waiting', 'second@mail.example'],
    ]) {
      const response = await post(`/operator/mails/resend?list=${list}`, {}, headers);
      expect(response.headers.get('location')).toBe(`/operator/mails?list=${list}&sent=1`);
      expect((await entries()).at(-1)).toMatchObject({
        action: 'resend',
        subjectId: 'all',
        details: { list, count: 1 },
      });
      await deliverDue(api.app.services);
      expect(mail.sent.at(-1)?.to).toBe(to);
    }
    expect(mail.sent).toHaveLength(2);
    expect((await see('/operator/mails?list=waiting', headers)).text).not.toContain('them all');
  });

  it('does nothing for a wrong id or without a session', async () => {
    const headers = await session();
    const id = await insertMail('stays', failed());
    for (const wrong of ['0', '-1', 'x', '999999']) {
      const { location } = Object.fromEntries((await post('/operator/mails/resend', { id: wrong }, headers)).headers);
      expect(location).toBe('/operator/mails?list=failed&sent=0');
    }
    expect((await post('/operator/mails/resend', { id: String(id) })).headers.get('location')).toBe('/operator/login');
    expect(await api.db.select().from(outbox).where(eq(outbox.state, 'failed'))).toHaveLength(1);
  });
});

describe('[OPER-004] the operators’ audit log', () => {
  it('is shown, and cannot be changed', async () => {
    const headers = await session();
    const { text } = await see('/operator/log', headers);
    expect(text).toContain('Logged in');
    await expect(api.db.delete(operatorEntries)).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('[OPER-005] the demo operator', () => {
  it('logs in with the code that a page shows, in demos only', async () => {
    const demo = await createOperator(api.app.services, { ...DEMO_OPERATOR, password: 'Quiet-hour-1!' });
    expect(demo?.password).toBe('Quiet-hour-1!');
    const shown = async () =>
      /<h1>(\d{3} \d{3})<\/h1>/.exec(await (await api.fetch('/dev/operator-code')).text())?.[1] ?? '';
    const typed = async () => ({ email: DEMO_OPERATOR.email, password: 'Quiet-hour-1!', code: await shown() });
    expect((await post('/operator/login', await typed())).status).toBe(303);
    api.clock.advance(60);
    const live = await bootApi({ beside: api, config: { demo: false } });
    const body = new URLSearchParams(await typed());
    expect((await live.fetch('/operator/login', { method: 'POST', body, redirect: 'manual' })).status).toBe(401);
    expect((await live.fetch('/dev/operator-code')).status).toBe(404);
    await live.close();
  });
});

it('has its password, secret and session stored only hashed or encrypted', async () => {
  await session();
  const operator = await findByEmail(api.db, EMAIL);
  const secret = api.app.services.sealing.open(operator?.totpSealed ?? Buffer.alloc(0), sealContext(EMAIL));
  expect(operator?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(operator?.totpSealed.toString('latin1')).not.toContain(secret);
  const [row] = await api.db.select().from(operatorSessions);
  expect(row?.tokenHash).toHaveLength(32);
});
