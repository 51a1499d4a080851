import { campaignTraffic, leads, outbox, unsubscribes } from '@thyme/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, recordingMail, type TestApi } from '../../../test/kit/index.ts';

const mail = recordingMail();
let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ mail, config: { trustProxy: true } });
});
afterAll(() => api.close());

let visitor = 0;
/** Each case uses another address, so that the limit per address does not interfere. */
const fromNewVisitor = () => {
  visitor += 1;
  return { headers: { 'x-forwarded-for': `198.51.100.${visitor}` } };
};
const lastLead = async () => (await api.db.select().from(leads).orderBy(desc(leads.id)).limit(1))[0];
const lastMail = async () => (await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];

const submitQuery = `mutation($name: String!, $email: String!, $phone: String!, $description: String, $query_type: String!, $referral_code: String) {
  submit_query(name: $name, email: $email, phone: $phone, description: $description, query_type: $query_type, referral_code: $referral_code) { status message } }`;
const query = {
  name: 'Niamh Gallagher',
  email: 'Niamh@Mail.example',
  phone: '+353 85 555 0167',
  description: 'About a voucher.',
  query_type: 'general',
  referral_code: 'willow-1',
};

describe('submit_query', () => {
  it('[API-066] [CONTENT-033] stores all fields and returns status and message', async () => {
    const answer = await api.ask(submitQuery, query, fromNewVisitor());
    expect(answer).toEqual({ submit_query: { status: 1, message: expect.stringMatching(/^Thank you!/) } });
    expect(await lastLead()).toMatchObject({
      form: 'query',
      name: 'Niamh Gallagher',
      email: 'niamh@mail.example',
      phone: '+353 85 555 0167',
      description: 'About a voucher.',
      queryType: 'general',
      referralCode: 'willow-1',
    });
  });

  it('stores what was typed without the spaces around it', async () => {
    await api.ask(submitQuery, { ...query, name: ' Niamh  ', email: ' Niamh@Mail.example ' }, fromNewVisitor());
    expect(await lastLead()).toMatchObject({ name: 'Niamh', email: 'niamh@mail.example' });
  });

  it('[API-091] returns all invalid fields at once', async () => {
    const wrong = { ...query, name: ' ', email: 'nobody', phone: '' };
    const { errors } = await api.run(submitQuery, wrong, fromNewVisitor());
    expect(errors?.[0]?.extensions?.validation).toEqual({
      name: ['Please enter your name!'],
      email: ['Please enter your email address!'],
      phone: ['Please enter your mobile number!'],
    });
  });

  it('confirms by mail, and distinguishes callbacks from questions', async () => {
    await api.ask(submitQuery, { ...query, query_type: 'Call Back' }, fromNewVisitor());
    expect(await lastLead()).toMatchObject({ form: 'call-back', queryType: 'Call Back' });
    expect(await lastMail()).toMatchObject({ template: 'query-received', recipient: 'niamh@mail.example' });
    await api.ask(submitQuery, { ...query, email: 'maeve@mail.example' }, fromNewVisitor());
    await api.runJobs();
    const subjectsTo = (address: string) => mail.sent.filter(({ to }) => to === address).map(({ subject }) => subject);
    expect(subjectsTo('niamh@mail.example')).toContain('We’ll ring you');
    expect(subjectsTo('maeve@mail.example')).toEqual(['We’ve got your message']);
  });

  it('keeps the paragraphs of a message to support, without empty ones', async () => {
    const htmlFor = async (name: string, description: string | null) => {
      await api.ask(submitQuery, { ...query, name, description }, fromNewVisitor());
      await api.runJobs();
      return mail.sent.find(({ subject }) => subject === `Question: ${name}`)?.html ?? '';
    };
    const rowsOf = (html: string) => html.split('<tr').length;
    const without = rowsOf(await htmlFor('Aoife', null));
    const withTwo = await htmlFor('Ciara', 'First.\n\nSecond.');
    expect(withTwo).toMatch(/>First\.<.*>Second\.</s);
    expect(rowsOf(await htmlFor('Roisin', 'Only.'))).toBe(without + 1);
    expect(rowsOf(withTwo)).toBe(without + 2);
  });

  it('is forwarded to support in full, with the visitor as reply-to', async () => {
    const request = { ...query, name: 'Maeve Daly', email: 'maeve@mail.example', query_type: 'careers' };
    await api.ask(submitQuery, request, fromNewVisitor());
    await api.runJobs();
    const forwarded = mail.sent.find(({ subject }) => subject === 'Question: Maeve Daly');
    expect(forwarded).toMatchObject({ to: 'hello@thyme.example', replyTo: 'maeve@mail.example' });
    for (const part of ['+353 85 555 0167', 'About a voucher.', 'careers', 'willow-1'])
      expect(forwarded?.text).toContain(part);
  });

  it('shows support the beginning of the message before it is opened, or how to reach the visitor', async () => {
    const previewFor = async (name: string, change: object) => {
      await api.ask(submitQuery, { ...query, name, ...change }, fromNewVisitor());
      await api.runJobs();
      const { html } = mail.sent.find(({ subject }) => subject === `Question: ${name}`) ?? {};
      return /overflow:hidden[^>]*>([^<]*)</.exec(html ?? '')?.[1];
    };
    expect(await previewFor('Orla', { description: 'a'.repeat(130) })).toBe('a'.repeat(120));
    expect(await previewFor('Dervla', { description: null })).toBe('Dervla, +353 85 555 0167');
  });

  it.each([
    [{ name: '  ' }, { name: ['Please enter your name!'] }],
    [{ email: 'niamh@mail' }, { email: ['Please enter your email address!'] }],
    [{ phone: '' }, { phone: ['Please enter your mobile number!'] }],
  ])('refuses %j in the words of the form', async (change, validation) => {
    const { errors } = await api.run(submitQuery, { ...query, ...change }, fromNewVisitor());
    expect(errors?.[0]?.extensions).toMatchObject({ validation });
  });

  it('ignores an unknown referral code', async () => {
    await api.ask(submitQuery, { ...query, referral_code: '<script>' }, fromNewVisitor());
    expect((await lastLead())?.referralCode).toBeNull();
  });

  it('is limited per address', async () => {
    const from = fromNewVisitor();
    for (let sent = 0; sent < 10; sent += 1) await api.ask(submitQuery, query, from);
    const { errors } = await api.run(submitQuery, query, from);
    expect(errors?.[0]?.message).toBe('Too many attempts. Please try again later.');
  });
});

describe("the site's own forms", () => {
  const submitForm = `mutation($form: HostedForm!, $name: String!, $email: String!, $phone: String, $preferred_time: String) {
    submit_form(form: $form, name: $name, email: $email, phone: $phone, preferred_time: $preferred_time) { status message } }`;

  it.each([
    ['ebook', 'e-book', 'e-book'],
    ['bonus', 'bonus', 'bonus-material'],
    ['call', 'discovery-call', 'discovery-call'],
  ])('%s stores a lead and sends the requested mail', async (form, stored, template) => {
    const sender = { name: 'Dara', email: 'dara@mail.example', phone: '+353 85 555 0142' };
    const answer = await api.ask(submitForm, { form, ...sender }, fromNewVisitor());
    expect(answer).toMatchObject({ submit_form: { status: 1 } });
    expect(await lastLead()).toMatchObject({ form: stored, email: 'dara@mail.example' });
    expect(await lastMail()).toMatchObject({ template, recipient: 'dara@mail.example' });
  });

  const call = {
    form: 'call',
    name: 'Dara',
    email: 'dara@mail.example',
    phone: '+353 85 555 0142',
    preferred_time: 'after-six',
  };

  it('stores the preferred time of a call, and notifies support', async () => {
    await api.ask(submitForm, call, fromNewVisitor());
    expect((await lastLead())?.details).toEqual({ when: 'after-six' });
    await api.runJobs();
    const forwarded = mail.sent.filter(({ subject }) => subject === 'Discovery call: Dara');
    expect(forwarded.some(({ text }) => text.includes('Best time: after-six'))).toBe(true);
    expect(forwarded.some(({ html }) => html.includes('>Dara, +353 85 555 0142<'))).toBe(true);
  });

  it('refuses a call without a number', async () => {
    const { errors } = await api.run(submitForm, { ...call, phone: ' ' }, fromNewVisitor());
    expect(errors?.[0]?.extensions).toMatchObject({ validation: { phone: ['Please enter your mobile number!'] } });
  });

  it('sends mails that render and are delivered', async () => {
    await api.runJobs();
    const waiting = (await api.db.select().from(outbox)).filter((mail) => mail.sentAt === null);
    expect(waiting).toEqual([]);
  });
});

describe('campaignTraffic', () => {
  const mutation =
    'mutation($referral_code: String!, $page: String!) { campaignTraffic(referral_code: $referral_code, page: $page) { status } }';

  it('[API-047] records a referral code and its landing page', async () => {
    const traffic = { referral_code: 'willow-1', page: 'query-prompt' };
    expect(await api.ask(mutation, traffic, fromNewVisitor())).toEqual({ campaignTraffic: { status: 1 } });
    const [row] = await api.db.select().from(campaignTraffic);
    expect(row).toMatchObject({ referralCode: 'willow-1', page: 'query-prompt' });
  });

  it('refuses an invalid code', async () => {
    const traffic = { referral_code: 'a b', page: 'query-prompt' };
    expect(await api.ask(mutation, traffic, fromNewVisitor())).toEqual({ campaignTraffic: { status: 0 } });
  });
});

it('unsubscribing is stored once per address, and always returns the same', async () => {
  const mutation = 'mutation($email: String!) { unsubscribe(email: $email) { status message } }';
  const first = await api.ask(mutation, { email: 'Tom@Mail.example' }, fromNewVisitor());
  expect(await api.ask(mutation, { email: 'tom@mail.example' }, fromNewVisitor())).toEqual(first);
  expect(await api.db.select().from(unsubscribes)).toMatchObject([{ email: 'tom@mail.example' }]);
});
