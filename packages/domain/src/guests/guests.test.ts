import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  duplicateReasons,
  formatBirthday,
  type GuestRecord,
  guestLimits,
  isBirthdayText,
  joinsOnProof,
  MOST_TAGS,
  mergeGuests,
  planMerge,
  tidyTags,
} from './index.ts';

const person = { firstName: 'Bea', lastName: 'Tully', mobile: null, email: null };

describe('tags', () => {
  it('[GUEST-002] drops blanks and repetitions whatever their case, and keeps the first spelling', () => {
    expect(tidyTags([' VIP ', 'vip', '', 'Colour  club'])).toEqual({ ok: true, value: ['VIP', 'Colour club'] });
  });

  it('[GUEST-002] refuses too many and too long ones', () => {
    const many = Array.from({ length: MOST_TAGS + 1 }, (_none, index) => `tag ${index}`);
    expect(tidyTags(many)).toMatchObject({ ok: false, refusal: { code: 'too-many-tags' } });
    expect(tidyTags(['x'.repeat(guestLimits.tag + 1)])).toMatchObject({ refusal: { code: 'tag-too-long' } });
  });

  it('[GUEST-002] tidied tags do not change again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 8 }), (typed) => {
        const once = tidyTags(typed);
        if (once.ok) expect(tidyTags(once.value)).toEqual(once);
      }),
    );
  });
});

describe('a birthday without its year', () => {
  it.each([
    ['07-04', true],
    ['02-29', true],
    ['02-30', false],
    ['13-01', false],
    ['00-10', false],
    ['04-31', false],
    ['1988-07-04', false],
    ['', false],
  ])('[CAMP-014] %j: %s', (text, isDay) => {
    expect(isBirthdayText(text)).toBe(isDay);
  });

  it('[CAMP-014] is shown with the name of its month', () => {
    expect(formatBirthday('07-04')).toBe('4 July');
  });
});

describe('duplicates', () => {
  it.each([
    [{ mobile: '+353871234567' }, { mobile: '+353871234567', firstName: 'B' }, ['phone']],
    [{ email: 'bea@mail.example' }, { email: 'Bea@Mail.example', lastName: 'X' }, ['email']],
    [{ firstName: 'Béa' }, { firstName: 'bea' }, ['name']],
    [{ lastName: '' }, { lastName: '' }, []],
    [{ mobile: null }, { mobile: null, lastName: 'X' }, []],
  ])('[GUEST-006] two guests may be one person: %j and %j', (a, b, reasons) => {
    expect(duplicateReasons({ ...person, ...a }, { ...person, ...b })).toEqual(reasons);
  });

  it('[GUEST-008] a proven address merges guests of the same first name only, and a number never does', () => {
    const account = { ...person, email: 'bea@mail.example', mobile: '+353871234567' };
    expect(joinsOnProof(account, { ...person, lastName: '', email: 'bea@mail.example' })).toBe(true);
    expect(joinsOnProof(account, { ...person, firstName: 'Cian', email: 'bea@mail.example' })).toBe(false);
    expect(joinsOnProof(account, { ...person, mobile: '+353871234567' })).toBe(false);
  });
});

const record = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  hasAccount: fc.boolean(),
  firstName: fc.constantFrom('Bea', 'Beatrice'),
  lastName: fc.constantFrom('', 'Tully'),
  mobile: fc.option(fc.constantFrom('+353871234567', '+353860000000')),
  contactEmail: fc.option(fc.constant('bea@mail.example')),
  isKnown: fc.boolean(),
  blockedAt: fc.option(fc.integer({ min: 1, max: 1_000 })),
  warnedAt: fc.option(fc.integer({ min: 1, max: 1_000 })),
  reason: fc.constantFrom('', 'Late', 'Rude'),
  note: fc.string({ maxLength: guestLimits.note }),
  allergies: fc.string({ maxLength: guestLimits.allergies }),
  tags: fc.uniqueArray(fc.constantFrom('VIP', 'Colour', 'Dogs', 'Student', 'Parking'), { maxLength: 5 }),
}) satisfies fc.Arbitrary<GuestRecord>;
const side = fc.constantFrom('kept' as const, 'merged' as const);

describe('merging', () => {
  it('[GUEST-007] an account always remains, two accounts are refused, and so is one guest with itself', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const plan = planMerge(a, b);
        if (a.id === b.id) expect(plan).toMatchObject({ refusal: { code: 'same-guest' } });
        else if (a.hasAccount && b.hasAccount) expect(plan).toMatchObject({ refusal: { code: 'two-accounts' } });
        else expect(plan).toMatchObject({ ok: true, value: { merged: { hasAccount: false } } });
      }),
    );
  });

  it('[GUEST-007] nothing that the shop wrote is lost within the limits, and a block remains', () => {
    fc.assert(
      fc.property(record, record, side, side, side, (kept, merged, name, mobile, email) => {
        const one = mergeGuests(kept, { ...merged, hasAccount: false }, { name, mobile, email });
        expect(one.blockedAt !== null).toBe(kept.blockedAt !== null || merged.blockedAt !== null);
        expect(one.isKnown).toBe(kept.isKnown || merged.isKnown);
        for (const tag of [...kept.tags, ...merged.tags]) expect(one.tags).toContain(tag);
        if ([...kept.note].length + [...merged.note].length + 2 <= guestLimits.note)
          for (const note of [kept.note, merged.note]) expect(one.note).toContain(note);
        expect([...one.note].length).toBeLessThanOrEqual(guestLimits.note);
        expect([...one.allergies].length).toBeLessThanOrEqual(guestLimits.allergies);
        const [first, second] = mobile === 'kept' ? [kept, merged] : [merged, kept];
        const { firstName } = name === 'kept' ? kept : merged;
        if (kept.hasAccount) expect(one.person).toBeNull();
        else expect(one.person).toMatchObject({ firstName, mobile: first.mobile ?? second.mobile });
      }),
    );
  });
});
