import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { reachesAppointment, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { findAppointment, insertEntries, SaleLost, writeSale } from '../../sales/index.ts';
import type { PackageAnswer } from './refund-package.ts';
import { findOffer, type PackageOffer } from './sell-store.ts';

export interface PackageSale {
  businessId: number;
  /** The appointment whose guest buys it. */
  appointmentId: number;
  packageId: number;
  method: 'cash' | 'card';
  /** The price shown at the desk. */
  price: Minor;
  key: string | null;
}

class Refused extends Error {}

/** Sells a package at the till, paid at once, to the guest of an appointment. It is a separate sale with its invoice. */
export async function sellPackage(services: Services, viewer: Viewer, request: PackageSale): Promise<PackageAnswer> {
  await requireMembership(services, viewer, request.businessId);
  const { key, ...input } = request;
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_sell_package', input };
  try {
    return await withIdempotency(services, call, (tx) => sell(tx, viewer.id, request));
  } catch (error) {
    if (error instanceof Refused) return { status: 0, message: error.message };
    if (error instanceof SaleLost)
      return { status: 0, message: 'This package is sold out. Please check and try again.' };
    throw error;
  }
}

async function sell(tx: UnitOfWork, actorId: number, request: PackageSale): Promise<PackageAnswer> {
  const { businessId, packageId, method, price } = request;
  const isReached = await reachesAppointment(tx.db, actorId, request.appointmentId);
  const appointment = isReached ? await findAppointment(tx.db, request) : null;
  if (!appointment) throw new Refused('This appointment could not be found.');
  const offer = await findOffer(tx.db, businessId, packageId);
  if (!offer) throw new Refused('This package is no longer sold.');
  if (offer.retail !== price) throw new Refused('The price has changed. Please check and try again.');
  const { userId } = appointment;
  const { saleId } = await writeSale(tx, saleOf(offer, { userId, actorId, now: tx.clock.now() }));
  const entry = { businessId, saleId, side: 'payment', kind: 'till', method, currency: offer.currency, actorId };
  await insertEntries(tx.db, [{ ...entry, amount: offer.retail, createdAt: tx.clock.now() }]);
  await writeAuditEntry(tx, {
    businessId,
    actorId,
    action: 'sell-package',
    subject: 'package',
    subjectId: packageId,
    changes: { name: offer.name, amount: offer.retail, take: method, guest: userId },
  });
  await announceDeskAtCommit(tx, businessId);
  return { status: 1, message: `${offer.name} sold. ${formatMinor(offer.retail, offer.currency as Currency)} taken.` };
}

/** A sale without an appointment, with the package as its only line. */
function saleOf(offer: PackageOffer, { userId, actorId, now }: { userId: number; actorId: number; now: number }) {
  const { businessId, id, name, retail, currency, calendarVersion } = offer;
  return {
    sale: {
      businessId,
      userId,
      source: 'desk' as const,
      status: 'confirmed' as const,
      confirmedAt: now,
      currency,
      subTotal: retail,
      discount: 0,
      totalAmount: retail,
      payableNow: retail,
      createdAt: now,
      updatedAt: now,
    },
    hold: null,
    appointments: [],
    lines: [],
    room: null,
    occupancies: [],
    seatClaims: [],
    saleLines: [
      {
        businessId,
        kind: 'voucher',
        voucherId: id,
        productName: name,
        productQty: 1,
        unitPrice: retail,
        appointment: null,
      },
    ],
    claims: [
      { businessId, side: 'claim', kind: 'sale', currency, appointment: null, amount: retail, actorId, createdAt: now },
    ],
    order: null,
    audit: null,
    key: null,
    calendarVersion,
    uses: [],
    recipients: [],
  };
}
