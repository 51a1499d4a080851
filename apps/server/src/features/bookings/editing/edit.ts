import {
  type Clash,
  type DeskDiscount,
  type EditedPrice,
  type EditPriceRefusal,
  moveAppointment,
  priceEdited,
  type Tell,
} from '@thyme/domain/bookings';
import { type Currency, formatMinor, type Minor, splitProportionally } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../access/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { readShop, type Shop } from '../../availability/index.ts';
import { refundCredit } from '../../payments/index.ts';
import { editSale } from '../../sales/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { lockForMove } from '../moving/move.ts';
import { tellWays } from '../moving/tell.ts';
import { announceEdited } from '../notifications/desk-edit.ts';
import { factsOf } from '../reschedule/propose.ts';
import { type PlacedEdit, placeLines, putLines } from './place-lines.ts';
import { type LinesRefusal, type LineWish, type WantedLine, wantedLines } from './wanted-lines.ts';

export interface EditRequest {
  id: number;
  /** All services that the appointment has afterwards; null leaves them. */
  lines: readonly LineWish[] | null;
  /** `null` takes a discount away, undefined leaves it. */
  discount: (DeskDiscount & { reason: string }) | null | undefined;
  noteToGuest: string | null;
  privateNote: string | null;
  /** What happens to money that was paid and is not owed any more. */
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
  /** Paid and not owed any more: has to be decided first, or was. */
  overpaid: Minor;
  due: Minor | null;
}

/** Rolls back; nothing is stored under the idempotency key. */
class NotEdited extends Error {
  readonly answer: EditAnswer;
  constructor(message: string, about: Partial<EditAnswer> = {}) {
    super(message);
    const nothing = { clashes: [], hasChanged: false, version: null, overpaid: 0, due: null };
    this.answer = { status: 0, message, ...nothing, ...about };
  }
}

/** Changes what an appointment consists of and costs, at once and as a whole. */
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
    throw new NotEdited('Someone else has changed this appointment in the meantime. Please look at it again.', {
      hasChanged: true,
      version,
    });
  if (locked.lines.length === 0 || locked.lines.some(({ isGroup }) => isGroup))
    throw new NotEdited('Only the notes of a class seat or a video call can be changed.', { version });
  if (!(await tellWays(tx, appointment)).includes(request.tell))
    throw new NotEdited('This guest can’t be told that way.', { version });
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
  const after = await putLines(tx, { locked, placed, status: decided.status });
  const money = await followMoney(tx, { ...decided, ...after, lines, price: priced.value }, discount);
  const refunded = await settleCredit(tx, decided, money.over);
  const answer = { version: version + 1, overpaid: money.over, due: money.due, clashes: [], hasChanged: false };
  await writeAuditEntry(tx, {
    businessId: appointment.businessId,
    actorId: memberId,
    action: 'edit',
    subject: 'appointment',
    subjectId: appointment.id,
    changes: changesOf(decided, { lines, price: priced.value, placed, over: money.over, refunded }),
  });
  await announceEdited(tx, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    version: version + 1,
    tell: request.tell,
    refund: refunded > 0 ? formatMinor(refunded, appointment.currency as Currency) : '',
  });
  return { status: 1, message: savedWords(decided, money.due, { over: money.over, refunded }), ...answer };
}

const asItIs = ({ id }: LockedAppointment['lines'][number]): LineWish => ({
  lineId: id,
  pricingId: null,
  chairId: null,
  minutes: null,
  price: null,
});

/** The discount that the desk gave before. */
function givenBefore({ appointment }: LockedAppointment): (DeskDiscount & { reason: string }) | null {
  const { deskDiscount, deskDiscountPercent: percent, discountReason: reason } = appointment;
  if (percent !== null) return { percent, reason };
  return deskDiscount > 0 ? { amount: deskDiscount, reason } : null;
}

interface Priced extends Edit {
  endsAt: Instant;
  lines: readonly WantedLine[];
  price: EditedPrice;
}

async function followMoney(
  tx: UnitOfWork,
  { memberId, locked, request, lines, price, status, endsAt }: Priced,
  discount: (DeskDiscount & { reason: string }) | null,
) {
  const { appointment } = locked;
  const { businessId, id: appointmentId } = appointment;
  const before = netsBefore(locked);
  // A call that is paid for is part of the appointment's price, but none of its services.
  const other = appointment.totalAmount - before.reduce((sum, { net }) => sum + net, 0);
  const subTotal = price.subTotal + other;
  await updateAppointment(tx.db, appointment, {
    status,
    endsAt,
    subTotal,
    discount: price.discount,
    totalAmount: price.total + other,
    deskDiscount: price.deskDiscount,
    deskDiscountPercent: discount && 'percent' in discount ? discount.percent : null,
    discountReason: discount?.reason ?? '',
    ...(request.noteToGuest === null ? {} : { noteToGuest: request.noteToGuest }),
    ...(request.privateNote === null ? {} : { businessNote: request.privateNote }),
  });
  return editSale(tx, {
    businessId,
    appointmentId,
    before,
    lines: lines.map((line, index) => ({ ...line, off: price.off[index] ?? 0 })),
    change: { subTotal: subTotal - appointment.subTotal, discount: price.discount - appointment.discount },
    actorId: memberId,
    reason: 'Changed at the desk',
  });
}

/** What each service cost, its share of the desk's discount taken off. */
function netsBefore({ appointment, lines }: LockedAppointment) {
  const units = lines.map(({ price, specialPrice }) => (specialPrice > 0 ? specialPrice : price));
  const shares = splitProportionally(appointment.deskDiscount, units);
  return lines.map(({ id }, index) => ({ id, net: (units[index] ?? 0) - (shares[index] ?? 0) }));
}

/** Money above the new price goes back or stays as credit, as the member chooses. */
async function settleCredit(tx: UnitOfWork, { locked, request }: Edit, over: Minor): Promise<Minor> {
  const { businessId, id: appointmentId, version, currency } = locked.appointment;
  if (over === 0) return 0;
  if (request.overpaid === null)
    throw new NotEdited(
      `${formatMinor(over, currency as Currency)} more has been paid than it costs now. Refund it, or keep it as credit?`,
      { overpaid: over, version },
    );
  if (request.overpaid === 'keep') return 0;
  const happening = `edit-${appointmentId}-${version}`;
  return refundCredit(tx, { businessId, appointmentId, reason: 'The appointment costs less now', happening });
}

function savedWords({ locked }: Edit, due: Minor, { over, refunded }: { over: Minor; refunded: Minor }): string {
  const money = (amount: Minor) => formatMinor(amount, locked.appointment.currency as Currency);
  const left = over - refunded;
  return [
    due > 0 ? `Saved. ${money(due)} to take.` : 'Saved.',
    ...(refunded > 0 ? [`${money(refunded)} goes back to your guest.`] : []),
    ...(left > 0 ? [`${money(left)} stays as credit.`] : []),
  ].join(' ');
}

function changesOf(
  { locked, request }: Edit,
  done: { lines: readonly WantedLine[]; price: EditedPrice; placed: PlacedEdit; over: Minor; refunded: Minor },
): object {
  const { appointment, lines: before } = locked;
  const other = appointment.totalAmount - netsBefore(locked).reduce((sum, { net }) => sum + net, 0);
  return {
    services: done.lines.map(({ name }) => name),
    total: done.price.total + other,
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

function linesMessage({ code }: LinesRefusal): string {
  switch (code) {
    case 'no-lines':
      return 'An appointment needs at least one service. You can cancel it instead.';
    case 'no-line':
      return 'This part of the appointment is no longer there.';
    case 'no-service':
      return 'This service is no longer offered.';
    case 'no-chair':
      return 'This person no longer takes bookings. Please choose someone else.';
    case 'bad-length':
      return 'Please choose a length between 5 minutes and 12 hours.';
  }
}

function priceMessage(refusal: EditPriceRefusal, currency: string): string {
  switch (refusal.code) {
    case 'no-lines':
      return 'An appointment needs at least one service. You can cancel it instead.';
    case 'bad-price':
      return 'Please check the prices.';
    case 'bad-discount':
      return 'Please check the discount.';
    case 'discount-over-price':
      return `The discount is more than the price of ${formatMinor(refusal.most, currency as Currency)}.`;
  }
}
