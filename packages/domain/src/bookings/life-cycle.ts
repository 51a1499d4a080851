import { ok, type Result, refuse } from '../result/index.ts';
import { HOUR, type Instant } from '../time/index.ts';

/** 'Held' is waiting for its payment and not listed anywhere; 'Lapsed' is a hold that was not paid in time. */
export const APPOINTMENT_STATUSES = [
  'Held',
  'New',
  'Reschedule',
  'Accept',
  'Cancelled',
  'Completed',
  'No Show',
  'Lapsed',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const ACTORS = ['guest', 'business', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

export const APPOINTMENT_ACTIONS = [
  'confirm',
  'lapse',
  'accept',
  'reschedule',
  'cancel',
  'complete',
  'noShow',
  'takeBack',
  'move',
] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];

type Step = {
  readonly to: AppointmentStatus;
  readonly by: readonly Actor[];
  /** Relative to the start of the appointment. */
  readonly when?: 'before' | 'after';
};

const cancel: Step = { to: 'Cancelled', by: ['guest', 'business', 'system'], when: 'before' };
const reschedule: Step = { to: 'Reschedule', by: ['guest', 'business'], when: 'before' };
const complete: Step = { to: 'Completed', by: ['business', 'system'], when: 'after' };
const noShow: Step = { to: 'No Show', by: ['business'], when: 'after' };
/** Undoes an accidental 'Completed' or 'No Show'. */
const takeBack: Step = { to: 'Accept', by: ['business'], when: 'after' };

/** At the desk, at once and also after the start: for a guest who is late, or an appointment that takes longer. */
const move = (to: AppointmentStatus): Step => ({ to, by: ['business'] });

/** The allowed transitions of an appointment and who may make them. Anything not listed is refused. */
export const APPOINTMENT_LIFE: Readonly<Record<AppointmentStatus, Partial<Record<AppointmentAction, Step>>>> = {
  Held: {
    confirm: { to: 'New', by: ['system'] },
    lapse: { to: 'Lapsed', by: ['guest', 'system'] },
  },
  // A late payment takes the time again if it is still free; otherwise it is refunded.
  Lapsed: { confirm: { to: 'New', by: ['system'] } },
  // By the system where the shop's rule accepts the booking at once.
  New: {
    accept: { to: 'Accept', by: ['business', 'system'] },
    reschedule,
    cancel,
    complete,
    noShow,
    move: move('New'),
  },
  Reschedule: {
    accept: { to: 'Accept', by: ['guest', 'business', 'system'] },
    reschedule,
    cancel,
    complete,
    noShow,
    // Moving ends the proposal.
    move: move('Accept'),
  },
  Accept: { reschedule, cancel, complete, noShow, move: move('Accept') },
  Cancelled: {},
  Completed: { takeBack },
  'No Show': { takeBack },
};

export type AppointmentFacts = {
  readonly status: AppointmentStatus;
  readonly startsAt: Instant;
  /** Who proposed the new time while the status is 'Reschedule'. */
  readonly proposedBy?: 'guest' | 'business' | null;
};

export type MoveRefusal = {
  readonly code: 'not-allowed' | 'not-yours' | 'own-proposal' | 'already-started' | 'not-started';
};

/** The next status, or why the transition is refused. */
export function moveAppointment(
  appointment: AppointmentFacts,
  action: AppointmentAction,
  actor: Actor,
  now: Instant,
): Result<AppointmentStatus, MoveRefusal> {
  const step = APPOINTMENT_LIFE[appointment.status][action];
  if (!step) return refuse('not-allowed');
  if (!step.by.includes(actor)) return refuse('not-yours');
  if (step.when === 'before' && now >= appointment.startsAt) return refuse('already-started');
  if (step.when === 'after' && now < appointment.startsAt) return refuse('not-started');
  const isOwn = appointment.status === 'Reschedule' && action === 'accept' && appointment.proposedBy === actor;
  return isOwn ? refuse('own-proposal') : ok(step.to);
}

/** The statuses a guest may send, and the action each requests. */
export const GUEST_STATUS_ACTIONS: Readonly<Record<string, AppointmentAction | undefined>> = {
  Cancelled: 'cancel',
  Reschedule: 'reschedule',
  Accept: 'accept',
};

export function guestAction(status: string): AppointmentAction | undefined {
  return Object.hasOwn(GUEST_STATUS_ACTIONS, status) ? GUEST_STATUS_ACTIONS[status] : undefined;
}

export const AUTO_ACCEPT_SECONDS = 24 * HOUR;

/** When a reschedule request is accepted automatically if it stays unanswered. */
export function autoAcceptAt(requestedAt: Instant): Instant {
  return requestedAt + AUTO_ACCEPT_SECONDS;
}

/** Decides between the upcoming and the past tab. */
export function isUpcoming(endsAt: Instant, now: Instant): boolean {
  return endsAt > now;
}

/** An appointment that took place can be rated once; a cancelled or missed one cannot. */
export function canRate(
  appointment: { readonly status: AppointmentStatus; readonly endsAt: Instant; readonly isReviewed: boolean },
  now: Instant,
): boolean {
  if (appointment.isReviewed) return false;
  if (appointment.status === 'Completed') return true;
  return (appointment.status === 'New' || appointment.status === 'Accept') && appointment.endsAt <= now;
}
