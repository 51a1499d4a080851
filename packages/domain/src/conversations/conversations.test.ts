import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMessage,
  checkSavedReply,
  fillReply,
  isAutomatic,
  isMessageReportReason,
  MESSAGE_MOST,
  MOST_PICTURES,
  NOTICE_AFTER,
  NOTICE_PAUSE,
  noticeAt,
  otherSide,
  previewOf,
  silenceOf,
  stripQuoted,
} from './index.ts';

describe('a message', () => {
  it('[CONV-004] has text or a picture, within the limits', () => {
    expect(checkMessage('  Hello\r\nyou  ', 0)).toEqual({ ok: true, value: 'Hello\nyou' });
    expect(checkMessage(' \n ', 0)).toMatchObject({ refusal: { code: 'empty' } });
    expect(checkMessage('', 1)).toEqual({ ok: true, value: '' });
    expect(checkMessage('', MOST_PICTURES).ok).toBe(true);
    expect(checkMessage('', MOST_PICTURES + 1)).toMatchObject({ refusal: { code: 'too-many-pictures' } });
    expect(checkMessage('🌿'.repeat(MESSAGE_MOST), 0).ok).toBe(true);
    expect(checkMessage('🌿'.repeat(MESSAGE_MOST + 1), 0)).toMatchObject({ refusal: { code: 'too-long' } });
  });

  it('[CONV-004] is normalised: checking it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const once = checkMessage(text, 1);
        if (once.ok) expect(checkMessage(once.value, 1)).toEqual(once);
      }),
    );
  });

  it('is one line in a list', () => {
    expect(previewOf({ body: ' Hi,\n\nsee you ', pictures: 1 })).toBe('Hi, see you');
    expect(previewOf({ body: '', pictures: 1 })).toBe('A picture');
    expect(previewOf({ body: '', pictures: 2 })).toBe('2 pictures');
  });
});

it('a message is for the other side', () => {
  expect([otherSide('guest'), otherSide('shop')]).toEqual(['shop', 'guest']);
});

describe('blocking', () => {
  const open = { isBlockedByShop: false, isBlockedByGuest: false, isGuestBlocked: false, isClosed: false };
  it.each([
    [{}, null, null],
    [{ isBlockedByShop: true }, 'blocked-by-them', 'blocked-by-you'],
    [{ isBlockedByGuest: true }, 'blocked-by-you', 'blocked-by-them'],
    [{ isGuestBlocked: true }, 'blocked-by-them', null],
    [{ isClosed: true, isBlockedByShop: true }, 'closed', 'closed'],
  ])('[CONV-007] %j', (state, guest, shop) => {
    expect(silenceOf({ ...open, ...state }, 'guest')).toBe(guest);
    expect(silenceOf({ ...open, ...state }, 'shop')).toBe(shop);
  });
});

describe('the notice of unread messages', () => {
  it('[CONV-010] comes a few minutes after the first message, not with each', () => {
    expect(noticeAt(1_000, { planned: null, last: null })).toBe(1_000 + NOTICE_AFTER);
    expect(noticeAt(1_100, { planned: 1_000 + NOTICE_AFTER, last: null })).toBe(1_000 + NOTICE_AFTER);
  });

  it('[CONV-010] leaves a pause after an unanswered one', () => {
    expect(noticeAt(2_000, { planned: null, last: 1_900 })).toBe(1_900 + NOTICE_PAUSE);
    expect(noticeAt(9_000, { planned: null, last: 1_900 })).toBe(9_000 + NOTICE_AFTER);
  });
});

describe('a reply by mail', () => {
  it.each([
    [
      'Gmail',
      'Yes please!\n\nOn Tue, 17 Nov 2026 at 10:42, Willow Room <reply@thyme.example> wrote:\n> See you\n> Tuesday',
    ],
    [
      'Gmail, wrapped',
      'Yes please!\n\nOn Tue, 17 Nov 2026 at 10:42, Willow Room via Thyme\n<reply@thyme.example> wrote:\n\n> See you',
    ],
    ['Apple Mail', 'Yes please!\n\nSent from my iPhone\n\n> On 17 Nov 2026, at 10:42, Willow Room wrote:'],
    [
      'Outlook',
      'Yes please!\r\n\r\n________________________________\r\nFrom: Willow Room\r\nSent: Tuesday\r\n\r\nSee you',
    ],
    ['Outlook, headers', 'Yes please!\n\nFrom: Willow Room\nSent: Tuesday\nTo: Niamh\nSubject: Hello\n\nSee you'],
    ['Outlook, headers at once', 'Yes please!\nFrom: Willow Room\n  Sent: Tuesday\n  To: Niamh\n\nSee you'],
    [
      'Gmail, indented',
      'Yes please!\nOn Tue, 17 Nov 2026 at 10:42, Willow Room\n  <reply@thyme.example> wrote: \n> See you',
    ],
    ['German', 'Yes please!\n\nAm 17.11.2026 um 10:42 schrieb Willow Room:\n> See you'],
    ['original', 'Yes please!\n-----Original Message-----\nSee you'],
    ['a signature', 'Yes please!\n-- \nNiamh Gallagher\n086 555 0133'],
    ['a signature after a dash', 'Yes please!\n—\nNiamh Gallagher'],
    ['an old Mac', 'Yes please!\r-- \rNiamh Gallagher'],
    ['a quote above', '> See you Tuesday\n  > at ten?\nYes please!'],
  ])('[CONV-013] of %s keeps what was written and nothing else', (_program, text) => {
    expect(stripQuoted(text)).toBe('Yes please!');
  });

  it('[CONV-013] keeps ordinary lines that resemble quotes', () => {
    const text = 'On Tuesday I wrote down the wrong time.\nFrom: the bus stop, I walk.\n2 > 1';
    expect(stripQuoted(text)).toBe(text);
  });

  it('[CONV-013] never adds text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        for (const line of stripQuoted(text).split('\n')) expect(text).toContain(line);
      }),
    );
  });

  it.each([
    [{ 'auto-submitted': 'auto-replied' }, true],
    [{ 'auto-submitted': ' No ' }, false],
    [{ precedence: ' Bulk ' }, true],
    [{ precedence: 'first-class' }, false],
    [{ precedence: 'bulky' }, false],
    [{ precedence: 'not-bulk' }, false],
    [{ 'x-autoreply': 'yes' }, true],
    [{ 'x-autorespond': 'yes' }, true],
    [{ 'list-id': '<news.example>' }, true],
    [{ 'return-path': ' <> ' }, true],
    [{ 'return-path': '<niamh@mail.example>' }, false],
    [{ subject: 'Re: hello' }, false],
  ])('[CONV-014] %j is written by a program: %s', (fields, expected) => {
    expect(isAutomatic(new Map(Object.entries(fields)))).toBe(expected);
  });
});

describe('a saved reply', () => {
  it('[CONV-016] has a name and a text', () => {
    expect(checkSavedReply({ title: ' Parking ', body: 'Behind us.' })).toEqual({
      ok: true,
      value: { title: 'Parking', body: 'Behind us.' },
    });
    expect(checkSavedReply({ title: ' ', body: 'x' })).toMatchObject({ refusal: { code: 'no-title' } });
    expect(checkSavedReply({ title: 'x', body: '\n' })).toMatchObject({ refusal: { code: 'no-words' } });
    expect(checkSavedReply({ title: '🌿'.repeat(40), body: '🌿'.repeat(1_000) }).ok).toBe(true);
    expect(checkSavedReply({ title: 'x'.repeat(41), body: 'x' })).toMatchObject({ refusal: { code: 'too-long' } });
    expect(checkSavedReply({ title: 'x', body: 'x'.repeat(1_001) })).toMatchObject({ refusal: { code: 'too-long' } });
  });

  it('[CONV-016] is filled for the guest', () => {
    const values = { 'first name': 'Roisín', shop: 'Willow Room' };
    expect(fillReply('Hi {first name}, {shop} here. {room}?', values)).toBe('Hi Roisín, Willow Room here. {room}?');
    expect(fillReply('{shop} '.repeat(500), values)).toHaveLength(MESSAGE_MOST);
  });
});

it('[CONV-018] a report has one of the reasons', () => {
  expect(isMessageReportReason('insulting')).toBe(true);
  expect(isMessageReportReason('toString')).toBe(false);
});
