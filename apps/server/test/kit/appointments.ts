import {
  appointmentLines,
  appointments,
  businessMembers,
  cardOrders,
  ledgerEntries,
  occupancies,
  payments,
  sales,
  sandboxOrders,
} from '@thyme/db/schema';
import type { CalendarRight, Role } from '@thyme/domain/people';
import type { Db } from '../../src/platform/database/database.ts';
import { only, type TestBusiness } from './fixtures.ts';

export interface AppointmentOptions {
  startsAt: number;
  /** When it was booked; long ago by default. */
  bookedAt?: number;
  appointment?: Partial<typeof appointments.$inferInsert>;
  /** In cents, by card. */
  paid?: number;
  total?: number;
  minutes?: number;
  chairId?: number;
}

export interface TestAppointment {
  id: number;
  saleId: number;
  lineId: number;
  businessId: number;
}

let counter = 0;

/** A booked appointment with its sale, line, chair, claim and card payment, as the booking flow leaves it. */
export async function insertAppointment(
  db: Db,
  shop: TestBusiness,
  userId: number,
  options: AppointmentOptions,
): Promise<TestAppointment> {
  const businessId = shop.id;
  const { startsAt, total = 7_500, paid = 0, minutes = 60 } = options;
  const createdAt = options.bookedAt ?? startsAt - 30 * 86_400;
  const money = { currency: 'EUR', subTotal: total, totalAmount: total };
  const sale = only(
    await db
      .insert(sales)
      .values({ businessId, userId, ...money, status: 'confirmed', confirmedAt: createdAt, createdAt })
      .returning(),
  );
  const endsAt = startsAt + minutes * 60;
  const appointment = only(
    await db
      .insert(appointments)
      .values({
        businessId,
        userId,
        saleId: sale.id,
        status: 'New',
        startsAt,
        endsAt,
        ...money,
        createdAt,
        ...options.appointment,
      })
      .returning(),
  );
  const chairId = options.chairId ?? shop.chairIds[0] ?? 0;
  const line = only(
    await db
      .insert(appointmentLines)
      .values({
        businessId,
        appointmentId: appointment.id,
        pricingId: shop.pricingId,
        chairId,
        startsAt,
        durationMinutes: minutes,
        serviceName: 'Signature facial',
        price: total,
      })
      .returning(),
  );
  if (['New', 'Accept', 'Reschedule'].includes(appointment.status))
    await db.insert(occupancies).values({ businessId, chairId, startsAt, endsAt, lineId: line.id });
  const ids = { businessId, saleId: sale.id, appointmentId: appointment.id };
  await db
    .insert(ledgerEntries)
    .values({ ...ids, side: 'claim', kind: 'sale', amount: total, currency: 'EUR', createdAt });
  if (paid > 0) await payByCard(db, { ...ids, userId, amount: paid, createdAt });
  return { id: appointment.id, saleId: sale.id, lineId: line.id, businessId };
}

interface CardPayment {
  businessId: number;
  saleId: number;
  appointmentId: number;
  userId: number;
  amount: number;
  createdAt: number;
}

async function payByCard(db: Db, { userId, ...payment }: CardPayment): Promise<void> {
  counter += 1;
  const name = `test-order-${counter}`;
  const { businessId, saleId, appointmentId, amount, createdAt } = payment;
  const price = { amount, currency: 'EUR' };
  const common = { ...price, createdAt, expiresAt: createdAt + 3_600 };
  await db.insert(sandboxOrders).values({
    id: name,
    publicId: `${name}-public`,
    reference: `sale-${saleId}`,
    state: 'completed',
    method: 'card',
    cardBrand: 'visa',
    cardEnd: '4242',
    completedAt: createdAt,
    ...common,
  });
  const order = only(
    await db
      .insert(cardOrders)
      .values({
        publicId: `${name}-public`,
        provider: 'sandbox',
        providerOrderId: name,
        purpose: 'sale',
        userId,
        businessId,
        saleId,
        appointmentId,
        status: 'paid',
        ...common,
      })
      .returning(),
  );
  const row = only(
    await db
      .insert(payments)
      .values({
        businessId,
        saleId,
        orderId: order.id,
        provider: 'sandbox',
        providerPaymentId: `${name}-payment`,
        method: 'card',
        instrument: 'Visa ending 4242',
        createdAt,
        ...price,
      })
      .returning(),
  );
  await db.insert(ledgerEntries).values({
    businessId,
    saleId,
    appointmentId,
    side: 'payment',
    kind: 'charge',
    method: 'card',
    paymentId: row.id,
    createdAt,
    ...price,
  });
}

/** Makes a business user a member of a shop. */
export async function joinBusiness(
  db: Db,
  businessId: number,
  userId: number,
  role: Role = 'owner',
  rights: { calendar?: CalendarRight; seesMoney?: boolean } = {},
): Promise<void> {
  await db.insert(businessMembers).values({ businessId, userId, role, ...rights });
}
