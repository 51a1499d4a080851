import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instantOf, wallAt } from '../time/index.ts';
import {
  audibleTime,
  countSegments,
  DELIVERY_STATES,
  fallbackChannel,
  isAllowed,
  isFinalDelivery,
  nextDelivery,
  pickChannels,
  plainText,
  quietAt,
  readKeyword,
  senderName,
  zoneOfPhone,
} from './index.ts';

describe('the parts of a text message', () => {
  it.each([
    ['', 'GSM-7', 0],
    ['a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'GSM-7', 2],
    ['a'.repeat(307), 'GSM-7', 3],
    ['€'.repeat(80), 'GSM-7', 1],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3],
    ['ś'.repeat(70), 'UCS-2', 1],
    ['ś'.repeat(71), 'UCS-2', 2],
    [`${'ś'.repeat(66)}😀${'ś'.repeat(66)}`, 'UCS-2', 3],
  ])('[REACH-001] %# are counted as networks do', (text, encoding, parts) => {
    expect(countSegments(text)).toMatchObject({ encoding, parts });
  });

  it('[REACH-001] never hold more than a part can, and one more character never makes it shorter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '€', 'é', 'ś', '😀', ' '), maxLength: 400 }), (text) => {
        const { encoding, parts } = countSegments(text);
        expect(parts * (encoding === 'GSM-7' ? 160 : 70)).toBeGreaterThanOrEqual([...text].length);
        expect(countSegments(`${text}a`).parts).toBeGreaterThanOrEqual(parts);
      }),
    );
  });

  it('[REACH-001] characters are counted as people do', () => {
    expect(countSegments('a€😀').characters).toBe(3);
  });

  it('[REACH-001] of exactly two full messages are two', () => {
    expect(countSegments('ś'.repeat(134)).parts).toBe(2);
    expect(countSegments('ś'.repeat(135)).parts).toBe(3);
    expect(countSegments('€'.repeat(81)).parts).toBe(2);
  });

  it('keep the cheap alphabet despite a curly apostrophe', () => {
    expect(plainText('We’re – “you”…\u00a0é')).toBe('We\'re - "you"... é');
    expect(countSegments(plainText('We’re looking forward to “you” – see you…')).encoding).toBe('GSM-7');
  });
});

describe('the channels of a message', () => {
  const all = { mail: true, text: true, push: true };
  it.each([
    [['mail', 'text', 'push'], all, ['mail', 'push']],
    [['text', 'push'], { ...all, push: false }, ['text']],
    [['mail', 'push'], { mail: false, text: true, push: false }, ['text']],
    [['text'], { mail: true, text: false, push: false }, ['mail']],
    [['text'], { mail: false, text: false, push: false }, []],
    [[], all, []],
  ] as const)('[REACH-002] %j of %j are %j', (wanted, reach, picked) => {
    expect(pickChannels(wanted, reach)).toEqual(picked);
  });

  it('[REACH-003] fall back once, to a channel that reaches the guest', () => {
    expect(fallbackChannel('text', ['push'], all)).toBe('text');
    expect(fallbackChannel('text', ['push', 'text'], all)).toBeNull();
    expect(fallbackChannel('text', ['push'], { ...all, text: false })).toBeNull();
    expect(fallbackChannel(null, ['push'], all)).toBeNull();
  });

  it('[REACH-004] are allowed for bookings until refused, and for news only with consent', () => {
    expect([isAllowed('bookings', null), isAllowed('bookings', false)]).toEqual([true, false]);
    expect([isAllowed('news', null), isAllowed('news', true)]).toEqual([false, true]);
  });
});

describe('a delivery report', () => {
  it('[REACH-005] never reverts a status, in any order and however often reports arrive', () => {
    const state = fc.constantFrom(...DELIVERY_STATES);
    fc.assert(
      fc.property(fc.array(state), (reports) => {
        const last = reports.reduce(nextDelivery, 'waiting');
        const final = reports.find(isFinalDelivery);
        expect(last).toBe(final ?? (reports.includes('sent') ? 'sent' : 'waiting'));
        expect(reports.reduce(nextDelivery, last)).toBe(last);
      }),
    );
  });
});

describe('a phone number', () => {
  it('[REACH-006] indicates its owner’s probable time zone', () => {
    const phones = ['+447700900123', '+353871234567', '+12125550100', '0044770'];
    expect(phones.map(zoneOfPhone)).toEqual(['Europe/London', 'Europe/Dublin', null, null]);
  });

  it.each([
    ['Fern & Fold', '+353871234567', 'Fern Fold'],
    ['Síle’s Brow Bar and Nails', '+447700900123', 'Siles Brow'],
    ['Fern & Fold', '+12125550100', null],
    ['1234', '+353871234567', null],
    [' A  & B', '+353871234567', 'A B'],
  ])('[REACH-007] a message of %s to %s comes from %s', (shop, to, name) => {
    expect(senderName(shop, to)).toBe(name);
  });

  it.each([
    ['STOP', 'stop'],
    [' stop. ', 'stop'],
    ['Stop!!', 'stop'],
    ['!stop', null],
    ['yes', 'start'],
    ['Unsubscribe', 'stop'],
    ['start', 'start'],
    ['please stop by', null],
    ['', null],
  ])('[REACH-008] the answer %j means %s', (text, meaning) => {
    expect(readKeyword(text)).toBe(meaning);
  });
});

describe('quiet hours', () => {
  const zone = 'Europe/Dublin';
  const night = { from: 21, until: 8 };
  const on = (minutes: number, date = '2026-06-18') => instantOf(zone, wallAt(date as never, minutes));

  it.each([
    ['the evening waits for the morning', on(22 * 60), on(15 * 60, '2026-06-19'), on(8 * 60, '2026-06-19')],
    ['the small hours wait too', on(3 * 60), on(15 * 60), on(8 * 60)],
    ['an early appointment is announced before the night', on(6 * 60), on(8 * 60), on(21 * 60 - 5, '2026-06-17')],
    ['the day is left alone', on(12 * 60), on(15 * 60), on(12 * 60)],
    ['the night begins on the hour', on(21 * 60), on(15 * 60, '2026-06-19'), on(8 * 60, '2026-06-19')],
    ['the minute before it does not wait', on(21 * 60 - 1), on(23 * 60), on(21 * 60 - 1)],
    ['the night ends on the hour', on(8 * 60), on(15 * 60), on(8 * 60)],
    ['an hour before the appointment is early enough', on(3 * 60), on(9 * 60), on(8 * 60)],
  ])('[REACH-009] %s', (_what, at, startsAt, sent) => {
    expect(audibleTime(zone, at, night, startsAt)).toBe(sent);
  });

  it('[REACH-009] may be by day', () => {
    const siesta = { from: 13, until: 15 };
    expect(quietAt(zone, on(13 * 60), siesta)).toEqual({ begins: on(13 * 60), ends: on(15 * 60) });
    expect([12 * 60 + 59, 15 * 60].map((minute) => quietAt(zone, on(minute), siesta))).toEqual([null, null]);
    expect(quietAt(zone, on(9 * 60), { from: 8, until: 8 })).toBeNull();
  });

  it('[REACH-009] no phone rings at night, and never after the appointment', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const ahead = fc.integer({ min: HOUR, max: 14 * 24 * HOUR });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
        ahead,
        hour,
        hour,
        (at, before, from, until) => {
          // A shop with quiet hours nearly all day leaves no time to ring.
          fc.pre(((until - from + 24) % 24) * HOUR <= 22 * HOUR);
          const sent = audibleTime(zone, at, { from, until }, at + before);
          expect(quietAt(zone, sent, { from, until })).toBeNull();
          expect(sent).toBeLessThan(at + before);
        },
      ),
    );
  });
});
