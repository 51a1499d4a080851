import { type NewSale, writeSale } from '../../sales/index.ts';
import type { StepContext } from '../steps/step.ts';
import { updateRow } from '../store.ts';
import { isOccupied } from './coming-store.ts';
import type { ComingRow } from './past-store.ts';
import type { ImportShop } from './shop-store.ts';

interface Placing {
  businessId: number;
  actorId: number;
  now: number;
  shop: ImportShop;
  row: ComingRow;
  isOverride: boolean;
}

/** Stores an upcoming appointment like a booking at the desk, without its messages. */
export async function placeComing({ tx, key, actorId }: StepContext, shop: ImportShop, row: ComingRow): Promise<void> {
  const { businessId } = key;
  const { chairId, startsAt } = row;
  const isOverride = await isOccupied(tx.db, { businessId, chairId, startsAt, endsAt: endOf(row) });
  const ids = await writeSale(tx, saleOf({ businessId, actorId, now: tx.clock.now(), shop, row, isOverride }));
  await updateRow(tx.db, key, row.rowNumber, { subject: ids.appointmentIds[0] ?? null, sale: ids.saleId });
}

const endOf = ({ startsAt, length }: ComingRow) => startsAt + length * 60;

function saleOf(placing: Placing): NewSale {
  const { businessId, actorId, now, shop, row, isOverride } = placing;
  const { guest: userId, startsAt, pricingId, chairId } = row;
  const pricing = shop.pricings.find(({ id }) => id === pricingId);
  if (!pricing) throw new Error(`Pricing ${pricingId} is gone.`);
  const { service } = pricing;
  const { currency, calendarVersion } = shop;
  const price = row.price ?? pricing.price;
  const endsAt = endOf(row);
  const money = { currency, subTotal: price, totalAmount: price };
  const whose = { businessId, userId, source: 'desk', ...money, createdAt: now, updatedAt: now };
  const sold = { businessId, appointment: 0, pricingId };
  const claim = {
    businessId,
    appointment: 0,
    side: 'claim',
    kind: 'sale',
    amount: price,
    currency,
    actorId,
    createdAt: now,
  };
  return {
    sale: { ...whose, status: 'confirmed', confirmedAt: now, discount: 0, payableNow: 0 },
    hold: null,
    appointments: [{ ...whose, status: 'Accept', startsAt, endsAt, businessNote: row.note }],
    lines: [{ ...sold, chairId, startsAt, durationMinutes: row.length, serviceName: service, price }],
    room: null,
    occupancies: [{ businessId, chairId, startsAt, endsAt, isOverride, line: 0 }],
    seatClaims: [],
    saleLines: [{ ...sold, kind: 'service', productName: service, unitPrice: price, vatRate: pricing.vatRate }],
    claims: price > 0 ? [claim] : [],
    order: null,
    audit: isOverride ? auditOf(placing, service) : null,
    key: null,
    calendarVersion,
    uses: [],
    recipients: [],
    isQuiet: true,
  };
}

/** The audit entry: the owner placed it over another appointment. */
function auditOf({ businessId, actorId, now, row }: Placing, service: string): NewSale['audit'] {
  const changes = { guest: row.guest, services: [service], anyway: ['Imported over another appointment.'] };
  return { businessId, actorId, action: 'book', subject: 'appointment', changes, createdAt: now };
}
