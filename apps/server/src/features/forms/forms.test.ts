import { auditEntries, formAnswers, servicePricings, services } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  type BookingWire,
  book,
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
} from '../../../test/kit/index.ts';

const DAY = 86_400;
let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let guest: SignedIn;
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { noticeMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  guest = await api.signIn();
});

const QUESTIONS = [
  { id: 'allergy', kind: 'yes-no', label: 'Any allergies?', required: true },
  { id: 'which', kind: 'long', label: 'Which ones?', required: false },
  { id: 'sign', kind: 'signature', label: 'I agree to the treatment.', required: true },
];
const SIGNED = [
  { id: 'allergy', value: 'no' },
  { id: 'sign', value: 'Niamh Gallagher', agreed: true },
];
const SAVE = `mutation($b: Int!, $id: Int, $title: String!, $timing: String!, $frequency: String!, $services: [Int!]!,
    $questions: [DeskQuestionInput!]!) {
  desk_save_form(business_id: $b, id: $id, title: $title, timing: $timing, frequency: $frequency, service_ids: $services,
    questions: $questions) { status message id } }`;
const trySave = (more: object = {}, who = owner) =>
  api.run<{ desk_save_form: { status: number; message: string; id: number } }>(
    SAVE,
    {
      b: shop.id,
      title: 'Colour consultation',
      timing: 'before',
      frequency: 'each',
      services: [shop.serviceId],
      questions: QUESTIONS,
      ...more,
    },
    who,
  );
const save = async (more: object = {}) => {
  const answer = (await trySave(more)).data?.desk_save_form;
  expect(answer).toMatchObject({ status: 1 });
  return answer?.id ?? 0;
};
const listed = async () =>
  (
    await api.ask<{ desk_forms: { id: number; version: number; answered: number; active: boolean }[] }>(
      'query($b: Int!) { desk_forms(business_id: $b) { id version answered active } }',
      { b: shop.id },
      owner,
    )
  ).desk_forms;
const asked = async (who = guest) =>
  (
    await api.ask<{ booking_forms: { id: number; version: number; may_wait: boolean }[] }>(
      `query($b: Int!, $ids: [Int!]!) { booking_forms(business_id: $b, service_pricing_ids: $ids) { id version may_wait } }`,
      { b: shop.id, ids: [shop.pricingId] },
      who,
    )
  ).booking_forms;
interface FormWire {
  id: number;
  version: number;
  title: string;
  is_due: boolean;
  signed_name: string | null;
  signed_at: number | null;
  entered_by: string | null;
  answers: { question: string; answer: string }[];
}
const FIELDS = 'id version title is_due signed_name signed_at entered_by answers { question answer }';
const formsOf = async (id: number) =>
  (
    await api.ask<{ appointment_forms: FormWire[] }>(
      `query($id: Int!) { appointment_forms(appt_id: $id) { ${FIELDS} } }`,
      { id },
      guest,
    )
  ).appointment_forms;
const atDesk = async (id: number) =>
  (
    await api.ask<{ desk_appointment_forms: FormWire[] }>(
      `query($b: Int!, $id: Int!) { desk_appointment_forms(business_id: $b, appt_id: $id) { ${FIELDS} } }`,
      { b: shop.id, id },
      owner,
    )
  ).desk_appointment_forms;
const answer = (id: number, form: number, more: object = {}, who = guest) =>
  api.run<{ answer_form: { status: number; message: string } }>(
    `mutation($id: Int!, $f: Int!, $v: Int!, $a: [GivenAnswerInput!]!) {
      answer_form(appt_id: $id, form_id: $f, version: $v, answers: $a) { status message } }`,
    { id, f: form, v: 1, a: SIGNED, ...more },
    who,
  );
const visit = (userId = guest.userId, startsAt = api.clock.now() + 3 * DAY, more: object = {}) =>
  insertAppointment(api.db, shop, userId, { startsAt, ...more });

describe('forms at the desk', () => {
  it('[FORM-001] are built per service; missing fields are named, and only the owner can build them', async () => {
    await save();
    expect(await asked()).toMatchObject([{ version: 1, may_wait: true }]);
    const bad = await trySave({ questions: [{ id: 'a', kind: 'choice', label: 'Which?', required: true }] });
    expect(bad.data?.desk_save_form).toMatchObject({ status: 0, message: 'Question 1 needs at least two choices.' });
    expect((await trySave({ services: [2_000_000_000] })).data?.desk_save_form.status).toBe(0);
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    expect((await trySave({}, staff)).errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'add-form')));
    expect(entries).toHaveLength(1);
  });

  it('[FORM-003] an edit makes a new version, and signed ones keep theirs', async () => {
    const form = await save();
    const { id } = await visit();
    await answer(id, form);
    await save({ id: form, title: 'Colour and care', timing: 'booking' });
    await save({ id: form, title: 'Colour and care', timing: 'before' });
    expect(await listed()).toMatchObject([{ id: form, version: 2, answered: 1 }]);
    expect(await atDesk(id)).toMatchObject([{ version: 1, title: 'Colour consultation', is_due: false }]);
    const later = await visit(guest.userId, api.clock.now() + 5 * DAY);
    expect(await atDesk(later.id)).toMatchObject([{ version: 2, title: 'Colour and care', is_due: true }]);
  });

  it('[FORM-002] an archived form is no longer asked for, and signed ones remain', async () => {
    const form = await save();
    const { id } = await visit();
    await answer(id, form);
    const put =
      'mutation($b: Int!, $id: Int!) { desk_set_form_active(business_id: $b, id: $id, active: false) { status } }';
    await api.ask(put, { b: shop.id, id: form }, owner);
    expect(await asked()).toEqual([]);
    expect(await atDesk(id)).toMatchObject([{ is_due: false, signed_name: 'Niamh Gallagher' }]);
    await api.ask(put.replace('false', 'true'), { b: shop.id, id: form }, owner);
    expect(await asked()).toMatchObject([{ id: form }]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    const actions = entries.map(({ action }) => action).filter((action) => /archive|restore/.test(action));
    expect(actions.toSorted()).toEqual(['archive-form', 'restore-form']);
  });
});

describe('forms of a guest', () => {
  it('[FORM-006] are due until answered; the desk sees answers, name, time and version', async () => {
    const form = await save();
    const { id } = await visit();
    expect(await formsOf(id)).toMatchObject([{ id: form, is_due: true, answers: [] }]);
    expect((await answer(id, form)).data?.answer_form.status).toBe(1);
    expect(await atDesk(id)).toEqual([
      {
        id: form,
        version: 1,
        title: 'Colour consultation',
        is_due: false,
        signed_name: 'Niamh Gallagher',
        entered_by: null,
        signed_at: expect.any(Number),
        answers: [
          { question: 'Any allergies?', answer: 'No' },
          { question: 'Which ones?', answer: '' },
          { question: 'I agree to the treatment.', answer: 'Signed by Niamh Gallagher' },
        ],
      },
    ]);
    const changed = [{ ...SIGNED[0], value: 'yes' }, SIGNED[1]];
    expect((await answer(id, form, { a: changed })).data?.answer_form.message).toBe('You’ve already answered this.');
    expect((await atDesk(id))[0]?.answers[0]?.answer).toBe('No');
  });

  it('[FORM-005] a signature needs name and tick; wrong answers are named by question', async () => {
    const form = await save();
    const { id } = await visit();
    const unticked = await answer(id, form, { a: [SIGNED[0], { id: 'sign', value: 'Niamh' }] });
    expect(unticked.errors?.[0]?.extensions).toMatchObject({ validation: { 'answers.sign': [expect.any(String)] } });
    expect(await api.db.select().from(formAnswers).where(eq(formAnswers.businessId, shop.id))).toEqual([]);
  });

  it('[FORM-006] are only for one’s own appointments: another guest’s is treated as missing', async () => {
    const form = await save();
    const { id } = await visit();
    const stranger = await api.signIn();
    const foreign = await answer(id, form, {}, stranger);
    expect(foreign.errors?.[0]?.message).toBe((await answer(2_000_000_000, form, {}, guest)).errors?.[0]?.message);
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    const other = await insertAppointment(api.db, elsewhere, guest.userId, { startsAt: api.clock.now() + DAY });
    expect((await answer(other.id, form)).errors?.[0]?.message).toBe('This form could not be found.');
  });

  it('[FORM-004] one asked once is not asked again until it changes', async () => {
    const form = await save({ frequency: 'once' });
    const { id } = await visit();
    await answer(id, form);
    expect(await asked()).toEqual([]);
    const next = await visit(guest.userId, api.clock.now() + 9 * DAY);
    expect(await atDesk(next.id)).toMatchObject([{ is_due: false, signed_name: 'Niamh Gallagher' }]);
    await save({ id: form, frequency: 'once', title: 'New words' });
    expect(await asked()).toMatchObject([{ version: 2 }]);
  });
});

const CREATE = `mutation($b: Int!, $s: [BookingServiceInput!], $forms: [GivenFormInput!], $key: String) {
  create_booking(business_id: $b, services: $s, forms: $forms, idempotency_key: $key) { status message appointment_ids } }`;

describe('booking with forms', () => {
  it('[FORM-007] a client that knows no forms can book, and the form is due before the appointment', async () => {
    const form = await save({ timing: 'booking' });
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-18 10:00')],
    });
    expect(booked.status).toBe(1);
    expect(await formsOf(booked.appointment_ids[0] ?? 0)).toMatchObject([{ id: form, is_due: true }]);
  });

  it('[FORM-007] answers sent with the booking are stored with it; invalid ones book nothing', async () => {
    const form = await save({ timing: 'booking' });
    const cart = { b: shop.id, s: [at(shop.pricingId, '2026-06-18 10:00')], key: 'once-only' };
    const given = (answers: object[]) => [{ form_id: form, version: 1, answers }];
    const wrong = await api.run(CREATE, { ...cart, forms: given([]) }, guest);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const run = () => api.ask<{ create_booking: BookingWire }>(CREATE, { ...cart, forms: given(SIGNED) }, guest);
    const { create_booking: booked } = await run();
    expect(booked.status).toBe(1);
    expect((await run()).create_booking.appointment_ids).toEqual(booked.appointment_ids);
    expect(await formsOf(booked.appointment_ids[0] ?? 0)).toMatchObject([{ is_due: false }]);
  });

  it('[FORM-008] the confirmation and the reminder ask for unanswered forms', async () => {
    await save({ title: 'Colour consultation' });
    const day = new Date((api.clock.now() + 2 * DAY) * 1000).toISOString().slice(0, 10);
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, `${day} 10:00`)],
    });
    await api.runJobs();
    const confirmed = mail.sent.filter(({ to }) => to === guest.email).at(-1);
    expect(confirmed?.text).toContain('Colour consultation');
    expect(confirmed?.text).toContain(`/profile/appointments?id=${booked.appointment_ids[0]}#forms`);
  });
});

describe('forms without an account', () => {
  const caller = { first_name: 'Una', mobile: '087 123 4567', email: 'una@mail.example' };
  async function callIn() {
    const { desk_book: booked } = await api.ask<{ desk_book: BookingWire }>(
      `mutation($b: Int!, $g: DeskGuestInput, $s: [BookingServiceInput!]!) {
        desk_book(business_id: $b, guest: $g, services: $s) { status appointment_ids } }`,
      { b: shop.id, g: caller, s: [at(shop.pricingId, '2026-06-19 10:00')] },
      owner,
    );
    return booked.appointment_ids[0] ?? 0;
  }
  const tokenIn = (text = '') => /\/before-you-come\/([\w.-]+)/.exec(text)?.[1] ?? '';
  const lastMail = () => mail.sent.filter(({ to }) => to === caller.email).at(-1);
  const linked = async (token: string) =>
    (
      await api.ask<{ linked_forms: { shop: string; forms: FormWire[] } | null }>(
        `query($t: String!) { linked_forms(token: $t) { shop first_name starts forms { ${FIELDS} } } }`,
        { t: token },
      )
    ).linked_forms;
  const answerLink = (token: string, form: number, a: object[] = SIGNED) =>
    api.run<{ answer_linked_form: { status: number; message: string } }>(
      `mutation($t: String!, $f: Int!, $v: Int!, $a: [GivenAnswerInput!]!) {
        answer_linked_form(token: $t, form_id: $f, version: $v, answers: $a) { status message } }`,
      { t: token, f: form, v: 1, a },
    );

  it('[FORM-015] the confirmation links to them; the link accepts answers, shows nothing signed and expires', async () => {
    const form = await save();
    const id = await callIn();
    await api.runJobs();
    const token = tokenIn(lastMail()?.text);
    expect(await linked(token)).toMatchObject({
      shop: expect.any(String),
      first_name: 'Una',
      starts: wall('2026-06-19 10:00'),
      forms: [{ id: form, title: 'Colour consultation', is_due: true }],
    });
    const wrong = await answerLink(token, form, []);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    expect((await answerLink(token, form)).data?.answer_linked_form).toEqual({
      status: 1,
      message: 'Thank you, that’s done.',
    });
    expect((await answerLink(token, form)).data?.answer_linked_form.message).toBe('You’ve already answered this.');
    expect(await linked(token)).toMatchObject({ forms: [] });
    expect(await atDesk(id)).toMatchObject([{ is_due: false, signed_name: 'Niamh Gallagher', entered_by: null }]);
    const before = api.clock.now();
    api.clock.set(instant('2026-06-20 10:00'));
    expect(await linked(token)).toBeNull();
    expect((await answerLink(token, form)).errors?.[0]?.message).toBe('This link is no longer valid.');
    api.clock.set(before);
  });

  it('[FORM-015] a link for one appointment opens no other, and a tampered one opens nothing', async () => {
    await save();
    await callIn();
    await api.runJobs();
    const [first = '', expires = '', signature = ''] = tokenIn(lastMail()?.text).split('.');
    for (const token of [
      `${Number(first) + 1}.${expires}.${signature}`,
      `${first}.${Number(expires) + 1}.${signature}`,
      `${first}.${expires}.${signature.replaceAll(/[a-m]/g, 'z')}`,
      'nonsense',
    ])
      expect(await linked(token)).toBeNull();
  });

  it('[FORM-015] the desk can send the link again, and is refused without an address or open forms', async () => {
    const form = await save();
    const id = await callIn();
    const send = async (appt: number, who = owner) =>
      (
        await api.ask<{ desk_send_forms: { status: number; message: string } }>(
          'mutation($b: Int!, $id: Int!) { desk_send_forms(business_id: $b, appt_id: $id) { status message } }',
          { b: shop.id, id: appt },
          who,
        )
      ).desk_send_forms;
    expect(await send(id)).toEqual({ status: 1, message: 'Sent to una@mail.example.' });
    await send(id);
    await api.runJobs();
    const sent = mail.sent.filter(({ to, subject }) => to === caller.email && subject.startsWith('A few questions'));
    expect(sent).toHaveLength(1);
    expect(await linked(tokenIn(sent[0]?.text))).toMatchObject({ forms: [{ id: form }] });
    await answerLink(tokenIn(sent[0]?.text), form);
    expect(await send(id)).toEqual({ status: 0, message: 'All forms are answered.' });
  });

  it('[FORM-014] are filled in at the desk with the guest; who did so is stored and logged', async () => {
    const form = await save();
    const id = await callIn();
    const atOurDesk = (a: object[]) =>
      api.run<{ desk_answer_form: { status: number; message: string } }>(
        `mutation($b: Int!, $id: Int!, $f: Int!, $a: [GivenAnswerInput!]!) {
          desk_answer_form(business_id: $b, appt_id: $id, form_id: $f, version: 1, answers: $a) { status message } }`,
        { b: shop.id, id, f: form, a },
        owner,
      );
    expect((await atOurDesk([])).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    expect((await atOurDesk(SIGNED)).data?.desk_answer_form).toEqual({
      status: 1,
      message: 'Saved with the appointment.',
    });
    const [stored] = await api.db.select().from(formAnswers).where(eq(formAnswers.appointmentId, id));
    expect(stored).toMatchObject({ enteredBy: owner.userId, signedName: 'Niamh Gallagher' });
    expect((await atOurDesk(SIGNED)).data?.desk_answer_form).toEqual({
      status: 1,
      message: 'This has been answered already.',
    });
    expect((await atDesk(id))[0]?.entered_by).toBeTruthy();
    const logged = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'answer-form')));
    expect(logged).toMatchObject([{ subjectId: String(id), changes: { form: 'Colour consultation' } }]);
  });
});

describe('patch tests', () => {
  let testId: number;
  let testPricing: number;
  beforeEach(async () => {
    const [service] = await api.db
      .insert(services)
      .values({ businessId: shop.id, categoryId: shop.categoryId, name: 'Patch test' })
      .returning();
    testId = service?.id ?? 0;
    const [pricing] = await api.db
      .insert(servicePricings)
      .values({ businessId: shop.id, serviceId: testId, price: 0, durationMinutes: 15 })
      .returning();
    testPricing = pricing?.id ?? 0;
    await rule();
  });
  const RULE = `mutation($b: Int!, $s: Int!, $t: Int!, $h: Int!, $d: Int!) {
    desk_save_patch_test(business_id: $b, service_id: $s, test_service_id: $t, hours_before: $h, valid_days: $d) {
      status message } }`;
  const rule = async (more: object = {}) =>
    (
      await api.ask<{ desk_save_patch_test: { status: number } }>(
        RULE,
        { b: shop.id, s: shop.serviceId, t: testId, h: 48, d: 30, ...more },
        owner,
      )
    ).desk_save_patch_test.status;
  const colourAt = (text: string) => [at(shop.pricingId, text)];
  const CHECK = `mutation($b: Int!, $s: [BookingServiceInput!]!) { timeslot_availability(business_id: $b, services: $s) {
    status message refused { code service_pricing_id test { service_pricing_id name hours_before latest is_too_late } } } }`;
  const check = async (cart: object[], who: { token?: string } = guest) =>
    (
      await api.ask<{ timeslot_availability: { status: number; message: string; refused: object | null } }>(
        CHECK,
        { b: shop.id, s: cart },
        who,
      )
    ).timeslot_availability;
  const tested = (text: string, status: 'Completed' | 'No Show' | 'Accept' = 'Completed') =>
    insertAppointment(api.db, { ...shop, pricingId: testPricing }, guest.userId, {
      startsAt: instant(text),
      minutes: 15,
      chairId: shop.chairIds[1] ?? 0,
      appointment: { status, ...(status === 'Completed' ? { completedAt: instant(text) } : {}) },
    });

  it('[FORM-010] a guest without a valid test is refused, with the test to book first', async () => {
    const refused = await check(colourAt('2026-06-19 10:00'));
    expect(refused).toMatchObject({
      status: 0,
      refused: {
        code: 'patch-test-needed',
        service_pricing_id: shop.pricingId,
        test: {
          service_pricing_id: testPricing,
          name: 'Patch test',
          hours_before: 48,
          latest: wall('2026-06-17 10:00'),
          is_too_late: false,
        },
      },
    });
    expect(refused.message).toBe(
      'Signature facial needs a valid Patch test at least 48 hours before. Please book it first, no later than Wed 17 Jun, 10:00 am.',
    );
    const booked = await book(api, guest.token, { business_id: shop.id, services: colourAt('2026-06-19 10:00') });
    expect(booked).toMatchObject({ status: 0, refused: { code: 'patch-test-needed' } });
    expect(await check(colourAt('2026-06-19 10:00'), {})).toMatchObject({ status: 1 });
  });

  it.each([
    ['done in time', '2026-06-10 10:00', 'Completed', 1],
    ['booked in time', '2026-06-16 10:00', 'Accept', 1],
    ['missed', '2026-06-10 10:00', 'No Show', 0],
    ['too late', '2026-06-18 10:00', 'Accept', 0],
    ['expired', '2026-05-01 10:00', 'Completed', 0],
  ] as const)('[FORM-010] a test %s', async (_words, when, status, expected) => {
    await tested(when, status);
    const booked = await book(api, guest.token, { business_id: shop.id, services: colourAt('2026-06-19 10:00') });
    expect(booked.status).toBe(expected);
  });

  it('[FORM-010] a test in the same cart counts, early enough', async () => {
    const both = (when: string) => [at(testPricing, when), ...colourAt('2026-06-19 10:00')];
    expect((await check(both('2026-06-18 10:00'))).status).toBe(0);
    const booked = await book(api, guest.token, { business_id: shop.id, services: both('2026-06-16 10:00') });
    expect(booked.status).toBe(1);
  });

  it('[FORM-011] the desk can book without a test, and the appointment shows a warning', async () => {
    const answer = await api.ask<{ desk_book: BookingWire }>(
      `mutation($b: Int!, $g: DeskGuestInput, $s: [BookingServiceInput!]!) {
        desk_book(business_id: $b, guest: $g, services: $s) { status appointment_ids } }`,
      { b: shop.id, g: { first_name: 'Una', mobile: '087 123 4567' }, s: colourAt('2026-06-19 10:00') },
      owner,
    );
    expect(answer.desk_book.status).toBe(1);
    const state = async () =>
      (
        await api.ask<{ desk_appointment_tests: object[] }>(
          'query($b: Int!, $id: Int!) { desk_appointment_tests(business_id: $b, appt_id: $id) { service test tested is_done } }',
          { b: shop.id, id: answer.desk_book.appointment_ids[0] },
          owner,
        )
      ).desk_appointment_tests;
    expect(await state()).toEqual([{ service: 'Signature facial', test: 'Patch test', tested: null, is_done: false }]);
  });

  const RECORD = `mutation($b: Int!, $g: Int!, $t: Int!, $on: String!, $by: String, $note: String) {
    desk_record_test(business_id: $b, guest_id: $g, test_service_id: $t, tested_on: $on, done_by: $by, note: $note) {
      status message } }`;
  const record = async (on: string, more: object = {}) =>
    (
      await api.ask<{ desk_record_test: { status: number; message: string } }>(
        RECORD,
        { b: shop.id, g: guest.userId, t: testId, on, by: 'Glow, Galway', note: 'No reaction.', ...more },
        owner,
      )
    ).desk_record_test;
  const recorded = async () =>
    (
      await api.ask<{ desk_recorded_tests: { id: number }[] }>(
        'query($b: Int!, $g: Int!) { desk_recorded_tests(business_id: $b, guest_id: $g) { id test tested_on done_by note } }',
        { b: shop.id, g: guest.userId },
        owner,
      )
    ).desk_recorded_tests;
  const known = () => tested('2026-01-05 10:00', 'No Show');

  it('[FORM-013] a test done elsewhere is recorded once, counts for its validity and can be removed', async () => {
    await known();
    const colour = colourAt('2026-06-19 10:00');
    expect(await check(colour)).toMatchObject({ status: 0 });
    expect(await record('2026-06-14')).toEqual({ status: 1, message: 'The patch test is recorded.' });
    expect(await record('2026-06-14')).toEqual({ status: 1, message: 'This test is recorded already.' });
    expect(await check(colour)).toMatchObject({ status: 1 });
    const rows = await recorded();
    expect(rows).toMatchObject([
      { test: 'Patch test', tested_on: '2026-06-14', done_by: 'Glow, Galway', note: 'No reaction.' },
    ]);
    const remove = () =>
      api.ask(
        'mutation($b: Int!, $id: Int!) { desk_remove_recorded_test(business_id: $b, id: $id) { status message } }',
        { b: shop.id, id: rows[0]?.id },
        owner,
      );
    expect(await remove()).toEqual({ desk_remove_recorded_test: { status: 1, message: 'Removed.' } });
    expect(await check(colour)).toMatchObject({ status: 0 });
    expect(await remove()).toEqual({
      desk_remove_recorded_test: { status: 0, message: 'This test could not be found.' },
    });
  });

  it('[FORM-013] a future day, a test that is too old and another service are refused', async () => {
    await known();
    expect(await record('2026-12-01')).toMatchObject({ status: 0 });
    expect(await record('2020-06-01')).toMatchObject({ status: 0, message: 'That test is too old to count.' });
    const other = await api.run(RECORD, { b: shop.id, g: guest.userId, t: shop.serviceId, on: '2026-06-14' }, owner);
    expect(other.errors?.[0]?.message).toBe('This test could not be found.');
    expect(await recorded()).toEqual([]);
  });

  it('[FORM-016] moving an appointment out of its test’s validity warns the desk', async () => {
    await tested('2026-06-14 10:00');
    const { id } = await visit(guest.userId, instant('2026-06-19 10:00'));
    const preview = async (on: string) =>
      (
        await api.ask<{ desk_move_preview: { clashes: { key: string; words: string }[] } }>(
          'query($id: Int!, $t: Int!) { desk_move_preview(id: $id, start: $t) { clashes { key words } } }',
          { id, t: wall(on) },
          owner,
        )
      ).desk_move_preview.clashes.filter(({ key }) => key.startsWith('test:'));
    expect(await preview('2026-06-25 10:00')).toEqual([]);
    expect(await preview('2026-07-20 10:00')).toEqual([
      {
        key: `test:${testId}`,
        words:
          'The Patch test won’t be valid then: Signature facial needs one at least 48 hours before and not older than 30 days.',
      },
    ]);
  });

  it('[FORM-012] the rule is limited to the shop and its ranges, and can be removed', async () => {
    expect(await rule({ t: shop.serviceId })).toBe(0);
    expect(await rule({ t: 2_000_000_000 })).toBe(0);
    const wrong = await api.run(RULE, { b: shop.id, s: shop.serviceId, t: testId, h: 0, d: 30 }, owner);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const remove =
      'mutation($b: Int!, $s: Int!) { desk_remove_patch_test(business_id: $b, service_id: $s) { status } }';
    await api.ask(remove, { b: shop.id, s: shop.serviceId }, owner);
    expect(await check(colourAt('2026-06-19 10:00'))).toMatchObject({ status: 1 });
  });

  it('[DESKB-007] a test that itself needs the service first is refused, with a sentence that says why', async () => {
    const { desk_save_patch_test: refused } = await api.ask<{ desk_save_patch_test: object }>(
      RULE,
      { b: shop.id, s: testId, t: shop.serviceId, h: 48, d: 30 },
      owner,
    );
    expect(refused).toEqual({
      status: 0,
      message: 'Signature facial needs Patch test first, so guests could book neither.',
    });
    expect(await check(colourAt('2026-06-19 10:00'))).toMatchObject({ refused: { code: 'patch-test-needed' } });
  });
});
