import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '../life-cycle/index.ts';
import { DAY } from '../time/index.ts';
import {
  CAMPAIGN_STATES,
  campaignLife,
  campaignLimits,
  checkSegment,
  checkSendAt,
  checkWords,
  fillWords,
  mayCancel,
  mayEdit,
  paragraphsOf,
  SEGMENT_KINDS,
  segmentOf,
  shareRate,
  textWithStop,
} from './index.ts';

describe('the life of a campaign', () => {
  const allowed = ['draft→scheduled', 'scheduled→draft', 'scheduled→sending', 'scheduled→cancelled'];
  const later = ['sending→sent', 'sending→cancelled'];
  const cells = CAMPAIGN_STATES.flatMap((from) => CAMPAIGN_STATES.map((to) => [from, to] as const));

  it.each(cells.filter(([from, to]) => from !== to))('[CAMP-003] %s to %s', (from, to) => {
    const isAllowed = [...allowed, ...later].includes(`${from}→${to}`);
    expect(advance(campaignLife, from, to).ok).toBe(isAllowed);
  });

  it('[CAMP-003] can be edited until it is being sent, and stopped until it has ended', () => {
    expect(CAMPAIGN_STATES.filter(mayEdit)).toEqual(['draft', 'scheduled']);
    expect(CAMPAIGN_STATES.filter(mayCancel)).toEqual(['scheduled', 'sending']);
  });
});

describe('a segment', () => {
  it.each([
    [{ kind: 'away', weeks: 8, least: 2 }, null],
    [{ kind: 'away', weeks: 0, least: 2 }, 'weeks'],
    [{ kind: 'away', weeks: 1.5, least: 2 }, 'weeks'],
    [{ kind: 'away', weeks: 8, least: 0 }, 'came'],
    [{ kind: 'away', weeks: 156, least: 50 }, null],
    [{ kind: 'away', weeks: 1 }, null],
    [{ kind: 'away', weeks: 157, least: 2 }, 'weeks'],
    [{ kind: 'away', weeks: 8, least: 51 }, 'came'],
    [{ kind: 'away' }, 'weeks'],
    [{ kind: 'birthday', month: 1 }, null],
    [{ kind: 'birthday', month: 12 }, null],
    [{ kind: 'birthday', month: 13 }, 'month'],
    [{ kind: 'birthday' }, 'month'],
    [{ kind: 'service' }, 'missing'],
    [{ kind: 'service', id: 3 }, null],
    [{ kind: 'service', id: 3, weeks: 156 }, null],
    [{ kind: 'service', id: 3, weeks: 200 }, 'weeks'],
    [{ kind: 'service', id: 2_147_483_648 }, 'missing'],
    [{ kind: 'voucher', unused: true }, null],
    [{ kind: 'package', id: -1 }, 'missing'],
    [{ kind: 'package', id: 1 }, null],
    [{ kind: 'waiting' }, null],
    [{ kind: 'waiting', id: 0 }, 'missing'],
    [{ kind: 'everyone' }, null],
  ] as const)('[CAMP-001] %j is judged %s', (fields, problem) => {
    expect(checkSegment(segmentOf(fields))).toBe(problem);
  });

  it.each([
    [{ kind: 'away' }, { kind: 'away', weeks: 0, least: 1 }],
    [{ kind: 'birthday' }, { kind: 'birthday', month: 0 }],
    [{ kind: 'service' }, { kind: 'service', id: 0, weeks: 0 }],
    [{ kind: 'voucher' }, { kind: 'voucher', id: null, unused: false }],
    [
      { kind: 'package', id: 4, unused: true },
      { kind: 'package', id: 4, unused: true },
    ],
    [
      { kind: 'waiting', id: 5, weeks: 3 },
      { kind: 'waiting', id: 5 },
    ],
    [{ kind: 'everyone', id: 5 }, { kind: 'everyone' }],
  ] as const)('[CAMP-001] of the fields %j is %j', (fields, segment) => {
    expect(segmentOf(fields)).toEqual(segment);
  });

  it('[CAMP-001] round-trips through its fields', () => {
    const number = fc.option(fc.integer());
    const fields = fc.record({
      kind: fc.constantFrom(...SEGMENT_KINDS),
      weeks: number,
      least: number,
      month: number,
      id: number,
      unused: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(fields, (given) => {
        const segment = segmentOf(given);
        expect(segmentOf(segment)).toEqual(segment);
      }),
    );
  });
});

describe('the words of a campaign', () => {
  const mail = { channel: 'mail' as const, subject: 'Hello', body: 'Hi {first name}' };

  it.each([
    [mail, null],
    [{ ...mail, subject: ' ' }, 'no-subject'],
    [{ ...mail, subject: 'x'.repeat(campaignLimits.subject + 1) }, 'subject-long'],
    [{ ...mail, subject: 'x'.repeat(campaignLimits.subject) }, null],
    [{ ...mail, body: ' \n' }, 'empty'],
    [{ ...mail, body: 'x'.repeat(campaignLimits.body.mail) }, null],
    [{ ...mail, body: 'x'.repeat(campaignLimits.body.mail + 1) }, 'too-long'],
    [{ ...mail, body: 'Hi {name}' }, 'placeholder'],
    [{ ...mail, subject: 'Hi {}' }, 'placeholder'],
    [{ channel: 'text' as const, subject: '', body: 'Hi' }, null],
    [{ channel: 'text' as const, subject: '', body: 'x'.repeat(campaignLimits.body.text + 1) }, 'too-long'],
  ])('[CAMP-011] %# are checked', (words, problem) => {
    expect(checkWords(words)).toBe(problem);
  });

  const values = { 'first name': 'Niamh', shop: 'Willow Room', link: 'https://thyme.example/willow-room' };

  it('[CAMP-011] are filled in, and keep their lines', () => {
    expect(fillWords('Hi {first name},\n\nyours,  {shop}\n{link} ', values)).toBe(
      'Hi Niamh,\n\nyours, Willow Room\nhttps://thyme.example/willow-room',
    );
    expect(fillWords('Hi {first name}, come by {soon}', { ...values, 'first name': '' })).toBe('Hi, come by {soon}');
    expect(fillWords('{first name}, come by', { ...values, 'first name': '' })).toBe(', come by');
  });

  it('[CAMP-011] leave no placeholder once they passed the check, whatever the guests’ names', () => {
    const part = fc.constantFrom('{first name}', '{shop}', '{link}', ' ', 'a', '\n', '{', '}');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom('', 'Niamh', '$&', '{shop}'), (parts, name) => {
        const body = parts.join('');
        fc.pre(checkWords({ ...mail, body }) === null && !body.includes('{{') && !body.includes('}}'));
        const filled = fillWords(body, { ...values, 'first name': name, shop: 'Shop' });
        expect(filled.replaceAll(name || '\0', '')).not.toMatch(/\{(first name|link)\}/);
      }),
    );
  });

  it('[CAMP-011] are separated by blank lines in a mail', () => {
    expect(paragraphsOf('\n\nHi,\n\n one\ntwo \n \n\nthree\n \nfour\n\n')).toEqual(['Hi,', 'one two', 'three', 'four']);
  });

  it('[CAMP-008] of a text end with the unsubscribe link', () => {
    expect(textWithStop('Hi', 'https://thyme.example/u/1.x')).toBe('Hi\nNo more texts: https://thyme.example/u/1.x');
  });
});

describe('the time of a campaign', () => {
  it('[CAMP-015] is in the future, and not too far ahead', () => {
    const now = 1_800_000_000;
    expect([now - 1, now, now + 180 * DAY, now + 180 * DAY + 1].map((at) => checkSendAt(at, now))).toEqual([
      'past',
      null,
      null,
      'too-far',
    ]);
  });
});

describe('the rate of all campaigns', () => {
  it('[CAMP-006] lets a small campaign through beside a large one', () => {
    expect(shareRate([1_000, 10], 120, 0)).toEqual([110, 10]);
    expect(shareRate([1_000, 1_000], 120, 20)).toEqual([50, 50]);
    expect(shareRate([5], 120, 120)).toEqual([0]);
  });

  it('[CAMP-006] is never exceeded, never wasted while messages wait, and gives no campaign more than it needs', () => {
    const number = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(fc.array(number, { maxLength: 8 }), number, number, (waiting, rate, used) => {
        const shares = shareRate(waiting, rate, used);
        const total = shares.reduce((sum, share) => sum + share, 0);
        const needed = waiting.reduce((sum, one) => sum + one, 0);
        expect(total).toBe(Math.min(needed, Math.max(0, rate - used)));
        shares.forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(waiting[index] ?? 0);
        });
      }),
    );
  });
});
