import { describe, expect, it } from 'vitest';
import {
  answerBy,
  NOTIFICATION_ACTIONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  needsAnswer,
  openActions,
  parseIdList,
} from './index.ts';

describe('kinds and actions', () => {
  const expected: Record<NotificationKind, string> = {
    reschedule_request: 'accept reschedule cancel',
    accept_reschedule_appointment: '',
    blocked_warning: 'book-call cancel-future',
    unblocked: 'rebook',
    refundable_deposit: '',
    waiting_list_offer: 'accept-offer decline-offer',
  };
  const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
  const cells = kinds.flatMap((kind) => NOTIFICATION_ACTIONS.map((action) => ({ kind, action })));

  it.each(cells)('$kind, $action', ({ kind, action }) => {
    expect(openActions(kind, 0, 1).includes(action)).toBe(expected[kind].split(' ').includes(action));
  });

  it.each([
    ['reschedule_request', 24 * 3600],
    ['blocked_warning', 7 * 86_400],
  ])('%s needs a response within %i seconds', (kind, seconds) => {
    expect(answerBy(kind, 1000)).toBe(1000 + seconds);
    expect(needsAnswer(kind, 1000, 1000 + seconds - 1)).toBe(true);
    expect(needsAnswer(kind, 1000, 1000 + seconds)).toBe(false);
    expect(openActions(kind, 1000, 1000 + seconds)).toEqual([]);
  });

  it('an offer of the waiting list needs a response for as long as it is held, which is longer at night', () => {
    expect(needsAnswer('waiting_list_offer', 1000, 1000 + 10 * 3600)).toBe(true);
    expect(answerBy('waiting_list_offer', 1000)).toBeUndefined();
  });

  it('an invitation to rebook stays open and needs no response', () => {
    expect(openActions('unblocked', 0, 1e9)).toEqual(['rebook']);
    expect(needsAnswer('unblocked', 0, 1)).toBe(false);
    expect(answerBy('unblocked', 0)).toBeUndefined();
  });

  it.each(['booking_confirmed', 'constructor', ''])('%s needs no response', (kind) => {
    expect(openActions(kind, 0, 1)).toEqual([]);
    expect(answerBy(kind, 0)).toBeUndefined();
  });
});

describe('ids to delete', () => {
  it.each([
    ['[1,2,3]', [1, 2, 3]],
    [' [ 1 , "2", 2 ] ', [1, 2]],
    ['[]', []],
    ['["12", 2147483647]', [12, 2_147_483_647]],
  ])('%s', (json, ids) => {
    expect(parseIdList(json)).toEqual({ ok: true, value: ids });
  });

  it.each([
    '',
    '1',
    '[1',
    '[1.5]',
    '[-1]',
    '[0]',
    '[1,,2]',
    '[1,2147483648]',
    '[0,1]',
    '["1e3"]',
    '["x12"]',
    '["1a"]',
    '["a1"]',
    '[""]',
    '[[1]]',
    '[true]',
    '{"a":1}',
    '[1 2]',
    'null',
  ])('refuses %s', (json) => {
    expect(parseIdList(json)).toEqual({ ok: false, refusal: { code: 'bad-ids' } });
  });

  it('refuses more than a thousand', () => {
    expect(parseIdList(`[${'7,'.repeat(999)}7]`).ok).toBe(true);
    expect(parseIdList(`[${'7,'.repeat(1000)}7]`).ok).toBe(false);
  });
});
