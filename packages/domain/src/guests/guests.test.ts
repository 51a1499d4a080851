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
    expect(tidyTags(many.slice(1)).ok).toBe(true);
    expect(tidyTags(['🌿'.repeat(guestLimits.tag)]).ok).toBe(true);
    expect(tidyTags(many)).toMatchObject({ ok: false, refusal: { code: 'too-many-tags' } });
    expect(tidyTags(['x'.repeat(guestLimits.tag + 1)])).toEqual({
      ok: false,
      refusal: { code: 'tag-too-long', tag: 'x'.repeat(guestLimits.tag + 1) },
    });
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
    ['01-01', true],
    ['12-31', true],
    ['01-00', false],
    ['7-04', false],
    ['07-041', false],
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
    expect(formatBirthday('12-25')).toBe('25 December');
  });
});

describe('duplicates', () => {
  it.each([
    [{ mobile: '+353871234567' }, { mobile: '+353871234567', firstName: 'B' }, ['phone']],
    [{ email: 'bea@mail.example' }, { email: 'Bea@Mail.example', lastName: 'X' }, ['email']],
    [{ firstName: 'Béa' }, { firstName: 'bea' }, ['name']],
    [{ lastName: 'O’Neill ' }, { lastName: "-o'neill" }, ['name']],
    [{ firstName: 'Béa  Rose' }, { firstName: 'Bea-Rose' }, ['name']],
    [{}, { lastName: 'Byrne' }, []],
    [{ lastName: '' }, { lastName: '' }, []],
    [{ firstName: ' ' }, { firstName: ' ' }, []],
    [{ lastName: ' ' }, { lastName: ' ' }, []],
    [{ mobile: '', email: '' }, { mobile: '', email: '', lastName: 'X' }, []],
    [{ mobile: '+353871234567' }, { mobile: null, lastName: 'X' }, []],
    [{ email: 'bea@mail.example' }, { email: null, lastName: 'X' }, []],
    [{ mobile: null }, { mobile: null, lastName: 'X' }, []],
  ])('[GUEST-006] two guests may be one person: %j and %j', (a, b, reasons) => {
    expect(duplicateReasons({ ...person, ...a }, { ...person, ...b })).toEqual(reasons);
  });

  it('[GUEST-008] a proven address merges guests of the same first name only, and a number never does', () => {
    const account = { ...person, email: 'bea@mail.example', mobile: '+353871234567' };
    expect(joinsOnProof(account, { ...person, lastName: '', email: 'bea@mail.example' })).toBe(true);
    expect(joinsOnProof(account, { ...person, firstName: 'BÉA', email: 'bea@mail.example' })).toBe(true);
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
  const plain: GuestRecord = {
    id: 1,
    hasAccount: false,
    firstName: 'Bea',
    lastName: 'Tully',
    mobile: null,
    contactEmail: null,
    isKnown: false,
    blockedAt: null,
    warnedAt: null,
    reason: '',
    note: '',
    allergies: '',
    tags: [],
  };
  const choice = { name: 'kept', mobile: 'kept', email: 'kept' } as const;
  const merge = (kept: Partial<GuestRecord>, merged: Partial<GuestRecord>) =>
    mergeGuests({ ...plain, ...kept }, { ...plain, id: 2, ...merged }, choice);

  it('[GUEST-007] without an account the first one given remains, otherwise the account', () => {
    const [first, second, account] = [plain, { ...plain, id: 2 }, { ...plain, id: 3, hasAccount: true }];
    expect(planMerge(first, second)).toEqual({ ok: true, value: { kept: first, merged: second } });
    expect(planMerge(first, account)).toEqual({ ok: true, value: { kept: account, merged: first } });
    expect(planMerge(account, first)).toEqual({ ok: true, value: { kept: account, merged: first } });
  });

  it.each([
    [
      { blockedAt: 5, reason: 'Late' },
      { blockedAt: 3, reason: 'Rude' },
      { blockedAt: 3, reason: 'Late' },
    ],
    [{ reason: 'Late' }, { blockedAt: 3, reason: 'Rude' }, { blockedAt: 3, reason: 'Rude' }],
    [{ blockedAt: 5, reason: '' }, { reason: 'Rude' }, { blockedAt: 5, reason: '' }],
    [{ reason: 'Late' }, { reason: 'Rude' }, { blockedAt: null, reason: 'Late' }],
    [{ reason: '' }, { reason: 'Rude' }, { blockedAt: null, reason: 'Rude' }],
    [{ warnedAt: 5 }, { warnedAt: 3 }, { warnedAt: 5 }],
    [{}, { warnedAt: 3 }, { warnedAt: 3 }],
    [{ birthday: '07-04' }, { birthday: '07-05' }, { birthday: '07-04' }],
    [{}, { birthday: '07-05' }, { birthday: '07-05' }],
    [{}, {}, { birthday: null, warnedAt: null }],
    [{ note: 'Tea' }, { note: 'Coffee' }, { note: 'Tea\n\nCoffee' }],
    [{ note: 'Tea, no milk' }, { note: 'no milk' }, { note: 'Tea, no milk' }],
    [{ note: 'Tea' }, {}, { note: 'Tea' }],
    [{ note: '🌿'.repeat(1_998) }, { note: 'Tea' }, { note: `${'🌿'.repeat(1_998)}\n\n` }],
    [{ allergies: 'Nuts' }, { allergies: 'Latex' }, { allergies: 'Nuts; Latex' }],
    [{}, { allergies: 'Latex' }, { allergies: 'Latex' }],
  ])('[GUEST-007] %j and %j become %j', (kept, merged, one) => {
    expect(merge(kept, merged)).toMatchObject(one);
  });

  it('[GUEST-007] a missing number or address is taken from the other guest', () => {
    const merged = { mobile: '+353871234567', contactEmail: 'bea@mail.example' };
    expect(merge({}, merged).person).toMatchObject(merged);
    expect(merge(merged, {}).person).toMatchObject(merged);
    const others = { name: 'merged', mobile: 'merged', email: 'merged' } as const;
    expect(mergeGuests({ ...plain, ...merged }, plain, others).person).toMatchObject(merged);
    const both = { mobile: '+353860000000', contactEmail: 'b@mail.example' };
    const own = mergeGuests({ ...plain, ...merged }, { ...plain, ...both }, { ...choice, email: 'merged' });
    expect(own.person).toMatchObject({ mobile: merged.mobile, contactEmail: both.contactEmail });
  });

  it('[GUEST-007] tags are those of both, each once whatever its case, up to the limit', () => {
    const tags = Array.from({ length: MOST_TAGS - 1 }, (_none, index) => `Tag ${index}`);
    expect(merge({ tags }, { tags: ['tag 0', 'VIP', 'Dogs'] }).tags).toEqual([...tags, 'VIP']);
    // Longer than today's limit: stored under an earlier one.
    const long = 'x'.repeat(guestLimits.tag + 1);
    expect(merge({ tags: [long] }, {}).tags).toEqual([long]);
  });

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
