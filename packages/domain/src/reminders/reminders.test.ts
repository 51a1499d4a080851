import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, type LocalDate } from '../time/index.ts';
import {
  type AskedReminder,
  checkAnswer,
  checkReminders,
  DEFAULT_REMINDERS,
  dueBirthdays,
  fillWording,
  PLACEHOLDERS,
  type Placeholder,
  type ReminderSettings,
  rebookChannel,
  reminderLimits,
  staysUnanswered,
  unknownPlaceholders,
  windowOf,
  withoutEndLink,
} from './index.ts';

const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>;

describe('reminder rules', () => {
  it('[REACH-010] of a new shop are the day before and two hours before, with the windows of both', () => {
    expect(checkReminders(DEFAULT_REMINDERS)).toBeNull();
    expect(DEFAULT_REMINDERS.rules.map(windowOf)).toEqual([
      { ahead: 24 * HOUR, latest: 18 * HOUR, bookedBefore: 2 * HOUR },
      { ahead: 2 * HOUR, latest: HOUR / 2, bookedBefore: HOUR },
    ]);
  });

  it('[REACH-010] are due before they are too late, whatever the hours', () => {
    const { least, most } = reminderLimits.hoursBefore;
    fc.assert(
      fc.property(fc.integer({ min: least, max: most }), (hoursBefore) => {
        const { ahead, latest } = windowOf({ hoursBefore });
        expect(latest).toBeGreaterThan(0);
        expect(latest).toBeLessThan(ahead);
      }),
    );
  });

  const [day, hours] = DEFAULT_REMINDERS.rules as [
    ReminderSettings['rules'][number],
    ReminderSettings['rules'][number],
  ];
  it.each([
    ['too-many', { rules: Array.from({ length: 6 }, (_, n) => ({ ...day, key: `k${n}`, hoursBefore: n + 1 })) }],
    [null, { rules: Array.from({ length: 5 }, (_, n) => ({ ...day, key: `k${n}`, hoursBefore: n + 1 })) }],
    [null, { rules: [{ ...day, hoursBefore: 14 * 24 }] }],
    ['hours', { rules: [{ ...day, hoursBefore: 0 }] }],
    ['hours', { rules: [{ ...day, hoursBefore: 1.5 }] }],
    ['hours', { rules: [day, { ...hours, hoursBefore: 14 * 24 + 1 }] }],
    ['same-hours', { rules: [day, { ...hours, hoursBefore: day.hoursBefore }] }],
    ['empty', { rules: [{ ...day, wording: ' ' }] }],
    [null, { rules: [{ ...day, wording: 'a'.repeat(reminderLimits.wording) }] }],
    ['too-long', { rules: [{ ...day, wording: 'a'.repeat(reminderLimits.wording + 1) }] }],
    ['placeholder', { rules: [{ ...day, wording: 'Hi {name}' }] }],
    ['empty', { booked: { channels: [], wording: ' ' } }],
    ['too-long', { booked: { channels: [], wording: 'a'.repeat(reminderLimits.wording + 1) } }],
    ['placeholder', { booked: { channels: [], wording: 'Hi {name}' } }],
    [null, { quiet: { from: 23, until: 0 } }],
    ['quiet', { quiet: { from: 24, until: 8 } }],
    ['quiet', { quiet: { from: -1, until: 8 } }],
    ['quiet', { quiet: { from: 21, until: 7.5 } }],
    [null, { textLimit: 0 }],
    [null, { textLimit: 100_000 }],
    ['limit', { textLimit: -1 }],
    ['limit', { textLimit: 100_001 }],
    ['weeks', { rebook: { ...DEFAULT_REMINDERS.rebook, weeksAfter: 0 } }],
    ['weeks', { rebook: { ...DEFAULT_REMINDERS.rebook, weeksAfter: 53 } }],
    ['weeks', { rebook: { ...DEFAULT_REMINDERS.rebook, weeksAfter: 1.5 } }],
    [null, { rebook: { ...DEFAULT_REMINDERS.rebook, weeksAfter: 1 } }],
    [null, { rebook: { ...DEFAULT_REMINDERS.rebook, weeksAfter: 52, channels: [] } }],
    ['too-long', { rebook: { ...DEFAULT_REMINDERS.rebook, wording: 'a'.repeat(reminderLimits.wording + 1) } }],
    [null, { rebook: { ...DEFAULT_REMINDERS.rebook, isActive: true } }],
    ['no-channel', { rebook: { ...DEFAULT_REMINDERS.rebook, isActive: true, channels: [] } }],
    ['placeholder', { rebook: { ...DEFAULT_REMINDERS.rebook, wording: 'At {time}' } }],
    ['empty', { rebook: { ...DEFAULT_REMINDERS.rebook, wording: ' ' } }],
    ['days-after', { review: { ...DEFAULT_REMINDERS.review, daysAfter: 0 } }],
    ['days-after', { review: { ...DEFAULT_REMINDERS.review, daysAfter: 15 } }],
    ['no-channel', { review: { ...DEFAULT_REMINDERS.review, channels: [] } }],
    [null, { review: { ...DEFAULT_REMINDERS.review, daysAfter: 14, isActive: false, channels: [] } }],
    ['placeholder', { review: { ...DEFAULT_REMINDERS.review, wording: 'At {time}' } }],
    ['days-before', { birthday: { ...DEFAULT_REMINDERS.birthday, daysBefore: -1 } }],
    ['days-before', { birthday: { ...DEFAULT_REMINDERS.birthday, daysBefore: 31 } }],
    [null, { birthday: { ...DEFAULT_REMINDERS.birthday, isActive: true, daysBefore: 0 } }],
    ['no-channel', { birthday: { ...DEFAULT_REMINDERS.birthday, isActive: true, channels: [] } }],
    ['empty', { birthday: { ...DEFAULT_REMINDERS.birthday, wording: ' ' } }],
    ['too-long', { birthday: { ...DEFAULT_REMINDERS.birthday, wording: 'a'.repeat(reminderLimits.wording + 1) } }],
    [null, { rules: [day, { ...hours, hoursBefore: day.hoursBefore, isActive: false }], textLimit: null }],
  ] as const)('[REACH-011] %s is found', (problem, change) => {
    expect(checkReminders({ ...DEFAULT_REMINDERS, ...change })).toBe(problem);
  });
});

describe('the wording of a text', () => {
  it('[REACH-012] has its placeholders filled, and a question always has its link', () => {
    expect(fillWording('Hi {first name}, {time} at {shop}', values, { asks: false })).toBe(
      'Hi <first name>, <time> at <shop>',
    );
    expect(fillWording('Coming?', values, { asks: true })).toBe('Coming? <link>');
    expect(fillWording('{link} Coming?', values, { asks: true })).toBe('<link> Coming?');
    expect(fillWording('Hi {name}', values, { asks: false })).toBe('Hi {name}');
    expect(fillWording('At {street} now', { ...values, street: '' }, { asks: false })).toBe('At now');
    expect(fillWording('At  {street}  ', { ...values, street: '' }, { asks: false })).toBe('At');
    expect(unknownPlaceholders('{first name} {Name} {}')).toEqual(['Name', '']);
  });
});

describe('an answer to a reminder', () => {
  const reminder: AskedReminder = { asks: true, answer: null, isByDesk: false, startsAt: 1_000 };
  const coming = { startsAt: 1_000, isComing: true };
  it.each([
    ['ok', reminder, coming, 999],
    ['over', reminder, coming, 1_000],
    ['answered', { ...reminder, answer: 'confirmed' }, coming, 1],
    ['ok', { ...reminder, answer: 'confirmed', isByDesk: true }, coming, 1],
    ['changed', reminder, { startsAt: 2_000, isComing: true }, 1],
    ['changed', reminder, { startsAt: 1_000, isComing: false }, 1],
    ['no-question', { ...reminder, asks: false }, coming, 1],
  ] as const)('[REACH-013] %s', (code, asked, appointment, now) => {
    const checked = checkAnswer(asked, appointment, now);
    expect(checked.ok ? 'ok' : checked.refusal.code).toBe(code);
  });
});

describe('a question without an answer', () => {
  it('[REACH-064] needs the shop’s attention once as much time has passed as is left, until the appointment', () => {
    const question = { askedAt: 1_000, startsAt: 3_000 };
    const at = [1_000, 1_999, 2_000, 2_999, 3_000].map((now) => staysUnanswered(question, now));
    expect(at).toEqual([false, false, true, true, false]);
  });

  it('[REACH-064] once listed, stays listed until the appointment', () => {
    const time = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(time, time, time, time, (askedAt, ahead, passed, more) => {
        const question = { askedAt, startsAt: askedAt + ahead };
        const isWaiting = staysUnanswered(question, askedAt + passed);
        const isLater = staysUnanswered(question, askedAt + passed + more);
        if (isWaiting && passed + more < ahead) expect(isLater).toBe(true);
        if (passed >= ahead) expect(isWaiting).toBe(false);
      }),
    );
  });
});

describe('the rebooking rule', () => {
  it('[REACH-070] uses a channel of the rule that the guest agreed to, mail before text', () => {
    const both = ['text', 'mail'] as const;
    expect(rebookChannel(both, { mail: null, text: null })).toBe('mail');
    expect(rebookChannel(both, { mail: 'not-asked', text: null })).toBe('text');
    expect(rebookChannel(['mail'], { mail: 'said-no', text: null })).toBeNull();
    expect(rebookChannel([], { mail: null, text: null })).toBeNull();
  });
});

describe('the birthday rule', () => {
  it.each([
    ['2026-06-15', 0, ['06-15']],
    ['2026-06-15', 2, ['06-15', '06-16', '06-17']],
    ['2026-06-15', 7, ['06-19', '06-20', '06-21', '06-22']],
    ['2026-12-30', 3, ['12-30', '12-31', '01-01', '01-02']],
    ['2027-02-28', 0, ['02-28', '02-29']],
    ['2028-02-28', 0, ['02-28']],
    ['2028-02-29', 0, ['02-29']],
  ] as const)('[REACH-111] on %s, %i days before, greets %j', (today, daysBefore, birthdays) => {
    expect(dueBirthdays(today as LocalDate, daysBefore).map(({ birthday }) => birthday)).toEqual(birthdays);
  });

  it('[REACH-111] belongs to the year in which the birthday is', () => {
    expect(dueBirthdays('2026-12-30' as LocalDate, 3).at(-1)?.date).toBe('2027-01-02');
  });

  it('[REACH-113] leaves out a link at the end of a mail, which has a button', () => {
    expect(withoutEndLink('Fancy a treat? {link}')).toBe('Fancy a treat?');
    expect(withoutEndLink('Book here: {link} ')).toBe('Book here');
    expect(withoutEndLink('See {link} for times.')).toBe('See {link} for times.');
  });
});
