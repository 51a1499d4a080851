import { describe, expect, it } from 'vitest';
import {
  ACTORS,
  APPOINTMENT_ACTIONS,
  APPOINTMENT_STATUSES,
  type AppointmentAction,
  type AppointmentStatus,
  autoAcceptAt,
  canRate,
  guestAction,
  isUpcoming,
  moveAppointment,
} from './index.ts';

const START = 1_000_000;
const BEFORE = START - 1;

/** Status, action → 'who > next status'. g guest, b business, s system; * only before the start, ! only after it. */
const EXPECTED: Record<AppointmentStatus, Partial<Record<AppointmentAction, string>>> = {
  Held: { confirm: 's > New', lapse: 'gs > Lapsed' },
  New: {
    accept: 'bs > Accept',
    reschedule: 'gb* > Reschedule',
    cancel: 'gbs* > Cancelled',
    complete: 'bs! > Completed',
    noShow: 'b! > No Show',
    move: 'b > New',
  },
  Reschedule: {
    accept: 'gbs > Accept',
    reschedule: 'gb* > Reschedule',
    cancel: 'gbs* > Cancelled',
    complete: 'bs! > Completed',
    noShow: 'b! > No Show',
    move: 'b > Accept',
  },
  Accept: {
    reschedule: 'gb* > Reschedule',
    cancel: 'gbs* > Cancelled',
    complete: 'bs! > Completed',
    noShow: 'b! > No Show',
    move: 'b > Accept',
  },
  Cancelled: {},
  Completed: { takeBack: 'b! > Accept' },
  'No Show': { takeBack: 'b! > Accept' },
  Lapsed: { confirm: 's > New' },
};

const cells = APPOINTMENT_STATUSES.flatMap((status) =>
  APPOINTMENT_ACTIONS.flatMap((action) =>
    ACTORS.flatMap((actor) => [BEFORE, START].map((now) => ({ status, action, actor, now }))),
  ),
);

describe('appointment life cycle', () => {
  it.each(cells)('$status, $action by $actor at $now', ({ status, action, actor, now }) => {
    const answer = moveAppointment({ status, startsAt: START }, action, actor, now);
    const [who = '', next] = (EXPECTED[status][action] ?? '').split(' > ');
    const code = !next
      ? 'not-allowed'
      : !who.includes(actor[0] as string)
        ? 'not-yours'
        : who.includes('*') && now >= START
          ? 'already-started'
          : who.includes('!') && now < START
            ? 'not-started'
            : undefined;
    expect(answer).toEqual(code ? { ok: false, refusal: { code } } : { ok: true, value: next });
  });

  it.each(['guest', 'business'] as const)('neither side accepts its own proposal: %s', (actor) => {
    const proposed = { status: 'Reschedule', startsAt: START, proposedBy: actor } as const;
    expect(moveAppointment(proposed, 'accept', actor, BEFORE)).toEqual({
      ok: false,
      refusal: { code: 'own-proposal' },
    });
    expect(moveAppointment(proposed, 'accept', 'system', BEFORE)).toEqual({ ok: true, value: 'Accept' });
    expect(moveAppointment(proposed, 'reschedule', actor, BEFORE).ok).toBe(true);
  });

  it.each([
    ['Cancelled', 'cancel'],
    ['Reschedule', 'reschedule'],
    ['Accept', 'accept'],
    ['New', undefined],
    ['Completed', undefined],
    ['No Show', undefined],
    ['Held', undefined],
    ['cancelled', undefined],
    ['constructor', undefined],
  ])('[APPT-019] a guest sending %s asks for %s', (status, action) => {
    expect(guestAction(status)).toBe(action);
  });

  it('[CONST-017] a request without action is accepted after 24 hours', () => {
    expect(autoAcceptAt(START)).toBe(START + 86_400);
  });

  it('is upcoming until it ends', () => {
    expect(isUpcoming(START, START - 1)).toBe(true);
    expect(isUpcoming(START, START)).toBe(false);
  });

  it('can be rated once, after it took place', () => {
    const rateable = APPOINTMENT_STATUSES.filter((status) =>
      canRate({ status, endsAt: START, isReviewed: false }, START),
    );
    expect(rateable).toEqual(['New', 'Accept', 'Completed']);
    expect(canRate({ status: 'Completed', endsAt: START, isReviewed: true }, START)).toBe(false);
    expect(canRate({ status: 'Accept', endsAt: START, isReviewed: false }, BEFORE)).toBe(false);
  });
});

it('a new request is accepted whoever proposed another time before', () => {
  const request = { status: 'New', startsAt: 1000, proposedBy: 'business' } as const;
  expect(moveAppointment(request, 'accept', 'business', 0)).toEqual({ ok: true, value: 'Accept' });
});
