import { describe, expect, it } from 'vitest';
import { busyCalendar, type ShopCalendar } from '../availability/index.ts';
import { instantOf, wallAt } from '../time/index.ts';
import { type GroupWish, groupMessage, planGroup } from './index.ts';

const zone = 'Europe/Dublin';
const time = (hour: number, minute = 0) => instantOf(zone, wallAt('2026-06-17', hour * 60 + minute));
const shop: ShopCalendar = {
  zone,
  hours: [3, 4, 5].map((weekday) => ({ weekday: weekday as 3, from: 540, to: 1020 })),
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 15,
  noticeMinutes: 0,
};
const query = (chairs: number[], taken: Parameters<typeof busyCalendar>[1] = []) => ({
  shop,
  busy: busyCalendar(chairs, taken),
  now: time(7),
});
const wish = (guest: number, minutes: number, more: Partial<GroupWish['offer']> = {}): GroupWish => ({
  guest,
  at: time(10),
  offer: { minutes, bufferMinutes: 0, ...more },
});
const places = (planned: ReturnType<typeof planGroup>) =>
  planned.ok
    ? planned.value.map(({ guest, startsAt, endsAt, placed }) => [
        guest,
        (startsAt - time(10)) / 60,
        (endsAt - time(10)) / 60,
        placed.map(({ chair }) => chair),
      ])
    : planned.refusal.code;

describe('a group', () => {
  it('[GROUP-003] begins together, each guest with a person of their own', () => {
    const planned = planGroup(query([1, 2]), [wish(0, 60), wish(1, 30), wish(1, 15)], 'start');
    expect(places(planned)).toEqual([
      [0, 0, 60, [1]],
      [1, 0, 45, [2, 2]],
    ]);
  });

  it('[GROUP-003] has the guest who books first, in whatever order services were chosen', () => {
    const planned = planGroup(query([1, 2]), [wish(1, 30), wish(0, 60), wish(1, 15)], 'start');
    expect(planned).toMatchObject({
      value: [
        { guest: 0, wishes: [1], sessions: [] },
        { guest: 1, wishes: [0, 2], sessions: [] },
      ],
    });
  });

  it('[GROUP-003] finishes together', () => {
    const planned = planGroup(query([1, 2]), [wish(0, 60), wish(1, 30)], 'finish');
    expect(places(planned)).toEqual([
      [0, 0, 60, [1]],
      [1, 30, 60, [2]],
    ]);
  });

  it('[GROUP-003] comes one after the other, with the clean-up in between', () => {
    const planned = planGroup(query([1]), [wish(0, 60, { bufferMinutes: 10 }), wish(1, 30)], 'after');
    expect(places(planned)).toEqual([
      [0, 0, 60, [1]],
      [1, 70, 100, [1]],
    ]);
  });

  it('[GROUP-003] serves each guest by the person they chose', () => {
    const planned = planGroup(query([1, 2]), [wish(0, 60, { chairs: [2] }), wish(1, 30)], 'start');
    expect(places(planned)).toMatchObject([
      [0, 0, 60, [2]],
      [1, 0, 30, [1]],
    ]);
  });

  it('[GROUP-004] is refused as a whole if one person is taken', () => {
    const taken = [{ chair: 2, from: time(10, 30), to: time(11) }];
    expect(places(planGroup(query([1, 2], taken), [wish(0, 60), wish(1, 60)], 'start'))).toBe('taken');
    expect(places(planGroup(query([1, 2], taken), [wish(0, 60), wish(1, 30)], 'start'))).toHaveLength(2);
  });

  it('[GROUP-005] of six with two people is told what would be possible', () => {
    const six = [0, 1, 2, 3, 4, 5].map((guest) => wish(guest, 45));
    const side = planGroup(query([1, 2]), six, 'start');
    expect(!side.ok && 'most' in side.refusal && groupMessage(side.refusal)).toBe(
      'The business can’t take six of you side by side. Please come one after the other, or book for two.',
    );
    expect(places(planGroup(query([1, 2]), six, 'after'))).toHaveLength(6);
    // Neither side by side nor one after the other.
    const none = planGroup(query([1]), [wish(0, 300), wish(1, 300)], 'start');
    expect(!none.ok && 'most' in none.refusal && groupMessage(none.refusal)).toBe(
      'The business can’t take two of you side by side. Please book separately.',
    );
    // Longer than the shop is open.
    const long = planGroup(query([1, 2]), [...six.slice(0, 5), wish(5, 300)], 'after');
    expect(!long.ok && 'most' in long.refusal && groupMessage(long.refusal)).toBe(
      'The business can’t take six of you one after the other. Please book for five.',
    );
  });

  it('[GROUP-006] is two to six guests with one time, each with a service and none with a class', () => {
    const code = (wishes: GroupWish[]) => places(planGroup(query([1, 2, 3]), wishes, 'start'));
    expect(code([wish(0, 30)])).toBe('group-size');
    expect(code([wish(1, 30), wish(2, 30)])).toBe('group-size');
    expect(code([wish(0, 30), wish(2, 30)])).toBe('group-size');
    expect(code([0, 1, 2, 3, 4, 5, 6].map((guest) => wish(guest, 30)))).toBe('group-size');
    const group = { isCourse: false, isRepeated: false, sessions: [] };
    expect(code([wish(0, 30), wish(1, 30, { group })])).toBe('group-class');
    expect(code([wish(0, 30), { ...wish(1, 30), at: time(11) }])).toBe('group-times');
    const without = [wish(0, 30), wish(1, 30)].map((one) => ({ ...one, at: undefined }));
    expect(planGroup(query([1, 2, 3]), without, 'start')).toEqual({
      ok: false,
      refusal: { code: 'time-missing', index: 0, indexes: [0, 1] },
    });
    expect(
      planGroup(query([1, 2], [{ chair: 2, from: time(10), to: time(11) }]), [wish(0, 30), wish(1, 30)], 'start'),
    ).toEqual({ ok: false, refusal: { code: 'taken', index: 0, indexes: [0, 1] } });
  });

  it.each([
    ['group-size', 'A group is two to six people, each with at least one service.'],
    ['group-class', 'A class or course can’t be part of a group. Please book it separately.'],
    ['group-times', 'Please select one time for the whole group.'],
  ] as const)('[GROUP-006] %s reads: %s', (code, message) => {
    expect(groupMessage({ code })).toBe(message);
  });
});
