import type { ImportCounts } from '@thyme/db/schema';
import { takeCalendarAlone } from '../../edits/index.ts';
import { writeSale } from '../../sales/index.ts';
import { bringGuests } from '../clients/bring.ts';
import { matchAgain } from '../clients/check-store.ts';
import { countRows } from '../rows-store.ts';
import { categoryNamed, insertService } from '../services/store.ts';
import type { StepContext } from '../steps/step.ts';
import { updateImport, updateRow } from '../store.ts';
import { countNewGuests, isOccupied } from './coming-store.ts';
import { type ComingRow, insertPast, listComing, listUnknownServices, setPricing } from './past-store.ts';
import { type ImportShop, readShop } from './shop-store.ts';

const BATCH = 2_000;
/** Where services are kept that only the file knows. Guests do not see them. */
const CATEGORY = 'Imported';

/** Past appointments become history, coming ones go into the calendar; where they clash they are overrides of the owner. */
export async function bringAppointments(context: StepContext): Promise<ImportCounts> {
  const { tx, key, record, progress } = context;
  const now = tx.clock.now();
  await matchAgain(tx.db, key);
  const { need } = await countRows(tx.db, key, now);
  await bringGuests({ ...context, progress: async () => undefined });
  const matches = await createServices(context);
  const shop = await readShop(tx.db, key.businessId);
  let added = 0;
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    added += await insertPast(tx.db, key, { from, to: from + BATCH - 1, currency: shop.currency, now });
    await progress(Math.min(from + BATCH - 1, record.rowCount));
  }
  const coming = await listComing(tx.db, key);
  // Last, because nobody can book while it is held.
  if (coming.length > 0) await takeCalendarAlone(tx.db, key.businessId);
  for (const row of coming) await placeComing(context, shop, row);
  // After the last report of progress, which would wait for this row.
  await updateImport(tx.db, key, { matches });
  const guests = await countNewGuests(tx.db, key);
  const written = added + coming.length;
  return {
    added: written,
    merged: record.rowCount - need - written,
    left: need,
    guests,
    coming: coming.length,
    kept: 0,
  };
}

/** Services that only the file knows, hidden. What was created is noted for the way back. */
async function createServices({ tx, key, record }: StepContext): Promise<StepContext['record']['matches']> {
  const unknown = await listUnknownServices(tx.db, key);
  if (unknown.length === 0) return record.matches;
  const now = tx.clock.now();
  const category = await categoryNamed(tx.db, key.businessId, CATEGORY);
  const created: number[] = [];
  for (const [position, { service, length, price }] of unknown.entries()) {
    const values = {
      title: service,
      description: '',
      price: price ?? 0,
      minutes: length,
      active: false,
      categoryId: category.id,
      position,
    };
    const { serviceId, pricingId } = await insertService(tx.db, key.businessId, values, now);
    await setPricing(tx.db, key, service, pricingId);
    created.push(serviceId);
  }
  return { ...record.matches, created, ...(category.isNew ? { category: category.id } : {}) };
}

/** The same rows as a booking at the desk, without its messages. */
async function placeComing({ tx, key, actorId }: StepContext, shop: ImportShop, row: ComingRow): Promise<void> {
  const { businessId } = key;
  const { guest: userId, startsAt, pricingId, chairId } = row;
  const pricing = shop.pricings.find(({ id }) => id === pricingId);
  if (!pricing) throw new Error(`Pricing ${pricingId} is gone.`);
  const now = tx.clock.now();
  const endsAt = startsAt + row.length * 60;
  const price = row.price ?? pricing.price;
  const { currency, calendarVersion } = shop;
  const isOverride = await isOccupied(tx.db, { businessId, chairId, startsAt, endsAt });
  const money = { currency, subTotal: price, totalAmount: price };
  const times = { createdAt: now, updatedAt: now };
  const ids = await writeSale(tx, {
    sale: {
      businessId,
      userId,
      source: 'desk',
      status: 'confirmed',
      confirmedAt: now,
      ...money,
      discount: 0,
      payableNow: 0,
      ...times,
    },
    hold: null,
    appointments: [
      {
        businessId,
        userId,
        status: 'Accept',
        source: 'desk',
        startsAt,
        endsAt,
        businessNote: row.note,
        ...money,
        ...times,
      },
    ],
    lines: [
      {
        businessId,
        appointment: 0,
        pricingId,
        chairId,
        startsAt,
        durationMinutes: row.length,
        serviceName: pricing.service,
        price,
      },
    ],
    room: null,
    occupancies: [{ businessId, chairId, startsAt, endsAt, isOverride, line: 0 }],
    seatClaims: [],
    saleLines: [
      {
        businessId,
        kind: 'service',
        appointment: 0,
        pricingId,
        productName: pricing.service,
        unitPrice: price,
        vatRate: pricing.vatRate,
      },
    ],
    claims:
      price > 0
        ? [
            {
              businessId,
              appointment: 0,
              side: 'claim',
              kind: 'sale',
              amount: price,
              currency,
              actorId,
              createdAt: now,
            },
          ]
        : [],
    order: null,
    audit: isOverride
      ? {
          businessId,
          actorId,
          action: 'book',
          subject: 'appointment',
          changes: { guest: userId, services: [pricing.service], anyway: ['Imported over another appointment.'] },
          createdAt: now,
        }
      : null,
    key: null,
    calendarVersion,
    uses: [],
    recipients: [],
    isQuiet: true,
  });
  await updateRow(tx.db, key, row.rowNumber, { subject: ids.appointmentIds[0] ?? null, sale: ids.saleId });
}
