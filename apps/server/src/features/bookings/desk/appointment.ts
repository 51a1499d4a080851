import { moveAppointment, type Tell } from '@thyme/domain/bookings';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { type Membership, reachesAppointment, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { type DeliveryProblem, problemOfAppointment } from '../../outbox/index.ts';
import { quoteCancellation, readCredit } from '../../payments/index.ts';
import { moneyOfAppointment } from '../../sales/index.ts';
import { canAnswer, tellWays } from '../moving/tell.ts';
import { isMovable } from '../reschedule/place.ts';
import * as store from './appointment-store.ts';
import { mayTakeBack } from './undo.ts';

const MISSING = 'This appointment could not be found.';
/** An arrival can be recorded this many seconds before the start. */
const EARLIEST_ARRIVAL = 2 * 3_600;

export interface AppointmentDetail extends store.FoundAppointment {
  membership: Membership;
  lines: Awaited<ReturnType<typeof store.listLines>>;
  options: number[];
  call: Awaited<ReturnType<typeof store.findCall>>;
  record: Awaited<ReturnType<typeof store.countAppointments>>;
  /** What was paid online and would be refunded if the shop cancelled. */
  refundable: number;
  /** What a refund has taken off the price while the appointment is still to come. */
  waived: number;
  due: number;
  /** The last mail about it did not reach the guest. */
  mailProblem: DeliveryProblem | null;
  tell: Tell[];
  credit: Awaited<ReturnType<typeof readCredit>>;
  may: Record<
    | 'accept'
    | 'propose'
    | 'move'
    | 'edit'
    | 'withdraw'
    | 'cancel'
    | 'complete'
    | 'noShow'
    | 'arrive'
    | 'take'
    | 'returnDeposit'
    | 'takeBack',
    boolean
  >;
}

export type TogetherWith = Awaited<ReturnType<typeof store.listTogether>>[number];

/** The rest of the group. */
export async function listTogether({ db }: Services, { appointment }: AppointmentDetail): Promise<TogetherWith[]> {
  return appointment.groupPlace === null ? [] : store.listTogether(db, appointment);
}

async function find(services: Services, viewer: Viewer, id: number): Promise<store.FoundAppointment> {
  const found = await store.findAppointment(services.db, id);
  if (!found || !(await reachesAppointment(services.db, viewer.id, id))) throw new PublicError(MISSING, 'NOT_FOUND');
  return found;
}

/** One appointment of the member's own business, with the actions that are allowed now. */
export async function readAppointment(services: Services, viewer: Viewer, id: number): Promise<AppointmentDetail> {
  const { db, clock } = services;
  const found = await find(services, viewer, id);
  const { appointment, proposal, guest } = found;
  const { businessId } = appointment;
  const key = { businessId, id };
  const membership = await requireMembership(services, viewer, businessId);
  const [lines, options, call, record, mailProblem, money, quote, tell, credit] = await Promise.all([
    store.listLines(db, key),
    proposal ? store.listOptions(db, proposal) : [],
    store.findCall(db, key),
    store.countAppointments(db, businessId, guest.id),
    problemOfAppointment(services, key),
    moneyOfAppointment(db, id),
    quoteCancellation(services, {
      businessId,
      appointmentId: id,
      by: 'business',
      at: clock.now(),
      zone: membership.zone,
    }),
    tellWays(services, appointment),
    readCredit(db, { businessId, appointmentId: id }),
  ]);
  const refundable = quote?.refund ?? 0;
  const due = isOver(appointment.status) ? 0 : (money?.due ?? 0);
  const waived = isOver(appointment.status) || !money ? 0 : Math.max(0, appointment.totalAmount - money.claimed);
  const may = mayDo(found, membership, { now: clock.now(), refundable, due });
  // A guest who cannot be notified cannot get a proposal.
  may.propose &&= isMovable(lines) && canAnswer(tell);
  may.move &&= lines.every(({ isGroup }) => !isGroup);
  may.edit &&= lines.length > 0 && lines.every(({ isGroup }) => !isGroup);
  may.takeBack &&= (await mayTakeBack(services, { appointment, zone: membership.zone })).ok;
  return {
    ...found,
    membership,
    lines,
    options,
    call,
    record,
    mailProblem,
    refundable,
    due,
    waived,
    tell,
    credit,
    may,
  };
}

const isOver = (status: string) => status === 'Cancelled' || status === 'No Show';

function mayDo(
  { appointment, proposal }: store.FoundAppointment,
  membership: Membership,
  { now, refundable, due }: { now: number; refundable: number; due: number },
): AppointmentDetail['may'] {
  const facts = {
    status: appointment.status,
    startsAt: appointment.startsAt,
    proposedBy: (proposal?.proposedBy ?? null) as 'guest' | 'business' | null,
  };
  const allows = (action: Parameters<typeof moveAppointment>[1]) => moveAppointment(facts, action, 'business', now).ok;
  return {
    accept: allows('accept'),
    propose: allows('reschedule'),
    move: allows('move'),
    edit: allows('move'),
    withdraw: proposal?.proposedBy === 'business',
    cancel: allows('cancel'),
    complete: allows('complete'),
    noShow: allows('noShow'),
    arrive:
      appointment.kind === 'visit' && now >= appointment.startsAt - EARLIEST_ARRIVAL && isComing(appointment.status),
    take: appointment.status === 'Completed' && due > 0,
    returnDeposit: membership.seesMoney && isOver(appointment.status) && refundable > 0,
    takeBack: allows('takeBack'),
  };
}

const isComing = (status: string) => status === 'New' || status === 'Accept' || status === 'Reschedule';

/** Records that a guest has arrived, or corrects it. */
export async function markArrived(
  services: Services,
  viewer: Viewer,
  { id, arrived }: { id: number; arrived: boolean },
): Promise<StatusMessage> {
  const { appointment } = await find(services, viewer, id);
  const now = services.clock.now();
  if (now < appointment.startsAt - EARLIEST_ARRIVAL)
    return { status: 0, message: 'It’s too early to mark this guest as arrived.' };
  const { businessId } = appointment;
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const isSet = await store.setArrived(tx.db, { businessId, id }, arrived ? now : null);
    if (!isSet) return { status: 0, message: 'This appointment is over.' };
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: arrived ? 'arrived' : 'not-arrived',
      subject: 'appointment',
      subjectId: id,
    });
    return { status: 1, message: arrived ? 'In the chair.' : 'Not here yet.' };
  });
}
