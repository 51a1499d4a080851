import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, type EditedPrice, moveAppointment, priceEdited, type Tell } from '@thyme/domain/bookings';
import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../access/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { readShop, type Shop, timeFreed } from '../../availability/index.ts';
import { type Credited, refundCredit } from '../../payments/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { changedSince } from '../moving/changed-since.ts';
import { lockForMove } from '../moving/move.ts';
import { placesNow } from '../moving/put.ts';
import { tellWays } from '../moving/tell.ts';
import { announceEdited } from '../notifications/desk-edit.ts';
import { announceReturned } from '../notifications/money.ts';
import { factsOf } from '../reschedule/propose.ts';
import { followMoney, type GivenDiscount, givenBefore, otherThanServices } from './follow-money.ts';
import { type PlacedEdit, placeLines, putLines } from './place-lines.ts';
import { keepForUndo } from './undo-edit.ts';
import { type LineWish, type WantedLine, wantedLines } from './wanted-lines.ts';
import { linesMessage, priceMessage } from './words.ts';

export interface EditRequest {
  id: number;
  /** All services of the appointment afterwards; null leaves them unchanged. */
  lines: readonly LineWish[] | null;
  /** `null` removes the discount, undefined leaves it unchanged. */
  discount: GivenDiscount | null | undefined;
  noteToGuest: string | null;
  privateNote: string | null;
  /** What happens to money that was paid and is no longer owed. */
  overpaid: 'refund' | 'keep' | null;
  anyway: readonly string[];
  tell: Tell;
  version: number | null;
  key: string | null;
}

export interface EditAnswer {
  status: 0 | 1;
  message: string;
  clashes: Clash[];
  hasChanged: boolean;
  version: number | null;
  /** Paid and no longer owed: still to be decided, or decided. */
  overpaid: Minor;
  due: Minor | null;
  /** The id to undo it; null if money was refunded with it. */
  undoId: number | null;
  undoUntil: Instant | null;
}

/** Rolls back; nothing is stored under the idempotency key. */
class NotEdited extends Error {
  readonly answer: EditAnswer;
  constructor(message: string, about: Partial<EditAnswer> = {}) {
    super(message);
    const nothing = {
      clashes: [],
      hasChanged: false,
      version: null,
      overpaid: 0,
      due: null,
      undoId: null,
      undoUntil: null,
    };
    this.answer = { status: 0, message, ...nothing, ...about };
  }
}

/** Changes the services and price of an appointment, at once and as a whole. */
export async function editAtDesk(services: Services, memberId: number, request: EditRequest): Promise<EditAnswer> {
  const { key, ...input } = request;
  const call = { owner: `user:${memberId}`, key, operation: 'desk_edit', input };
  try {
    return await withIdempotency(services, call, (tx) => edit(tx, memberId, request));
  } catch (error) {
    if (error instanceof NotEdited) return error.answer;
    throw error;
  }
}

async function edit(tx: UnitOfWork, memberId: number, request: EditRequest): Promise<EditAnswer> {
  const locked = await lockForMove(tx, memberId, { id: request.id });
  if (!locked) throw new NotEdited(NOT_FOUND);
  const { appointment } = locked;
  const { version } = appointment;
  const before = new Set(locked.lines.map(({ chairId }) => chairId));
  const added = (request.lines ?? []).flatMap(({ chairId }) =>
    chairId === null || before.has(chairId) ? [] : [chairId],
  );
  if (!(await reachesChairs(tx.db, { memberId, businessId: appointment.businessId }, added)))
    throw new NotEdited(linesMessage({ code: 'no-chair' }), { version });
  const next = moveAppointment(factsOf(locked), 'move', 'business', tx.clock.now());
  if (!next.ok) throw new NotEdited(appointmentRefusal(next.refusal, 'edit'), { version });
  if (request.version !== null && request.version !== version)
    throw new NotEdited(`${await changedSince(tx, locked, { memberId })} Please look at it again.`, {
      hasChanged: true,
      version,
    });
  if (locked.lines.length === 0 || locked.lines.some(({ isGroup }) => isGroup))
    throw new NotEdited('Only the notes of a class seat or a video call can be changed.', { version });
  if (!(await tellWays(tx, appointment)).includes(request.tell))
    throw new NotEdited('This guest can’t be reached that way.', { version });
  const shop = await readShop(tx.db, appointment.businessId, { withHidden: true });
  if (!shop) throw new NotEdited(NOT_FOUND);
  return carryOut(tx, { memberId, locked, shop, request, status: next.value });
}

interface Edit {
  memberId: number;
  locked: LockedAppointment;
  shop: Shop;
  request: EditRequest;
  status: LockedAppointment['appointment']['status'];
}

async function carryOut(tx: UnitOfWork, decided: Edit): Promise<EditAnswer> {
  const { memberId, locked, shop, request } = decided;
  const { appointment } = locked;
  const { version } = appointment;
  const wanted = await wantedLines(tx, shop, locked, request.lines ?? locked.lines.map(asItIs));
  if (!wanted.ok) throw new NotEdited(linesMessage(wanted.refusal), { version });
  const { lines } = wanted.value;
  const discount = request.discount === undefined ? givenBefore(locked) : request.discount;
  const priced = priceEdited(lines, discount);
  if (!priced.ok) throw new NotEdited(priceMessage(priced.refusal, appointment.currency), { version });
  const placed = await placeLines(tx, { locked, shop, ...wanted.value });
  const open = placed.clashes.filter(({ key }) => !request.anyway.includes(key));
  if (open.length > 0)
    throw new NotEdited(placed.clashes.map(({ words }) => words).join(' '), { clashes: placed.clashes, version });
  const places = await placesNow(tx, locked);
  const after = await putLines(tx, { locked, placed, status: decided.status });
  const money = await moneyOf(tx, { ...decided, ...after, lines, price: priced.value }, discount);
  const credited = await settleCredit(tx, decided, money.over);
  const { refunded } = credited;
  await writeAuditEntry(tx, {
    businessId: appointment.businessId,
    actorId: memberId,
    action: 'edit',
    subject: 'appointment',
    subjectId: appointment.id,
    changes: changesOf(decided, { lines, price: priced.value, placed, over: money.over, refunded }),
  });
  const undoing =
    refunded > 0
      ? await finishAtOnce(tx, decided, { credited, freed: placed.isMoved ? places : [] })
      : await keepForUndo(tx, { memberId, locked, places, sale: money.before, tell: request.tell });
  return {
    status: 1,
    message: savedWords(decided, money.due, { over: money.over, refunded }),
    version: version + 1,
    overpaid: money.over,
    due: money.due,
    clashes: [],
    hasChanged: false,
    ...undoing,
  };
}

/** Refunded money is not collected again, so there is no undo and the notification is not delayed. */
async function finishAtOnce(
  tx: UnitOfWork,
  { locked: { appointment }, request }: Edit,
  { credited, freed }: { credited: Credited; freed: readonly PlaceBefore[] },
): Promise<Pick<EditAnswer, 'undoId' | 'undoUntil'>> {
  const { businessId, id: appointmentId, userId, version, currency } = appointment;
  const times = freed.map(({ chairId, startsAt, busyUntil }) => ({ chairId, startsAt, endsAt: busyUntil }));
  await timeFreed(tx, { businessId, freed: times, passedBy: [userId] });
  const key = { businessId, appointmentId };
  await announceEdited(tx, { ...key, version: version + 1, tell: request.tell });
  // Also where the member chose to notify nobody: money that goes back is always announced.
  const { refunded: amount, parts } = credited;
  await announceReturned(tx, { ...key, amount, currency, parts, happening: 'credit' });
  return { undoId: null, undoUntil: null };
}

const asItIs = ({ id }: LockedAppointment['lines'][number]): LineWish => ({
  lineId: id,
  pricingId: null,
  chairId: null,
  minutes: null,
  price: null,
});

interface Priced extends Edit {
  endsAt: Instant;
  lines: readonly WantedLine[];
  price: EditedPrice;
}

function moneyOf(tx: UnitOfWork, edited: Priced, discount: GivenDiscount | null) {
  const { memberId, locked, request, lines, price, status, endsAt } = edited;
  const values = {
    status,
    endsAt,
    ...(request.noteToGuest === null ? {} : { noteToGuest: request.noteToGuest }),
    ...(request.privateNote === null ? {} : { businessNote: request.privateNote }),
  };
  return followMoney(tx, { memberId, locked, lines, price, discount, values, reason: 'Changed at the desk' });
}

/** Money above the new price is refunded or kept as credit, as the member chooses. */
async function settleCredit(tx: UnitOfWork, { locked, request }: Edit, over: Minor): Promise<Credited> {
  const { businessId, id: appointmentId, version, currency } = locked.appointment;
  const nothing: Credited = { refunded: 0, parts: [] };
  if (over === 0) return nothing;
  if (request.overpaid === null)
    throw new NotEdited(
      `${formatMinor(over, currency as Currency)} more has been paid than it costs now. Refund it, or keep it as credit?`,
      { overpaid: over, version },
    );
  if (request.overpaid === 'keep') return nothing;
  const happening = `edit-${appointmentId}-${version}`;
  return refundCredit(tx, { businessId, appointmentId, reason: 'The appointment costs less now', happening });
}

function savedWords({ locked }: Edit, due: Minor, { over, refunded }: { over: Minor; refunded: Minor }): string {
  const money = (amount: Minor) => formatMinor(amount, locked.appointment.currency as Currency);
  const left = over - refunded;
  return [
    due > 0 ? `Saved. ${money(due)} to take.` : 'Saved.',
    ...(refunded > 0 ? [`${money(refunded)} will be refunded to your guest.`] : []),
    ...(left > 0 ? [`${money(left)} stays as credit.`] : []),
  ].join(' ');
}

function changesOf(
  { locked, request }: Edit,
  done: { lines: readonly WantedLine[]; price: EditedPrice; placed: PlacedEdit; over: Minor; refunded: Minor },
): object {
  const { appointment, lines: before } = locked;
  return {
    services: done.lines.map(({ name }) => name),
    total: done.price.total + otherThanServices(locked),
    was: { services: before.map(({ serviceName }) => serviceName), total: appointment.totalAmount },
    ...(done.price.deskDiscount > 0
      ? { discount: done.price.deskDiscount, reason: request.discount?.reason ?? appointment.discountReason }
      : {}),
    ...(done.placed.clashes.length > 0 ? { anyway: done.placed.clashes.map(({ words }) => words) } : {}),
    ...(done.refunded > 0 ? { refunded: done.refunded } : {}),
    ...(done.over > done.refunded ? { credit: done.over - done.refunded } : {}),
    tell: request.tell,
  };
}
