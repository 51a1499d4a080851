import {
  appointments,
  cardCustomers,
  cardFees,
  saleLines,
  sales,
  sandboxCustomers,
  savedCards,
  soldVouchers,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { randomToken } from '../../src/platform/crypto/ids.ts';
import { only } from '../kit/fixtures.ts';
import { insertVoucher, type SignedIn, type TestApi } from '../kit/index.ts';

const DAY = 86_400;

export async function saveCard(api: TestApi, { userId }: SignedIn): Promise<number> {
  const owner = { userId, provider: api.app.services.cards.name };
  const customer = { id: randomToken(8), reference: `guest-${userId}` };
  await api.db.insert(sandboxCustomers).values(customer);
  await api.db.insert(cardCustomers).values({ ...owner, providerCustomerId: customer.id });
  const face = { brand: 'visa' as const, last4: '4242', expMonth: 12, expYear: 2040 };
  const card = { ...owner, providerCardId: randomToken(8), ...face };
  return only(await api.db.insert(savedCards).values(card).returning()).id;
}

/** A fee that needs the guest's authentication: they can pay it by its order, or object. */
export async function announceFee(
  api: TestApi,
  fee: { businessId: number; saleId: number; appointmentId: number; userId: number; orderId: number; actorId: number },
): Promise<void> {
  const money = { amount: 500, currency: 'EUR', reason: 'no-show', status: 'link' } as const;
  await api.db
    .insert(cardFees)
    .values({ ...fee, ...money, chargeAt: api.clock.now() })
    .onConflictDoNothing();
}

/** Makes an appointment part of a group in which each pays their own part. */
export async function payInParts(api: TestApi, { id, saleId }: { id: number; saleId: number }): Promise<void> {
  await api.db.update(appointments).set({ groupPlace: 0, partDeposit: 0 }).where(eq(appointments.id, id));
  await api.db
    .update(sales)
    .set({ partsUntil: api.clock.now() + DAY })
    .where(eq(sales.id, saleId));
}

export async function giveVoucher(api: TestApi, businessId: number, guest: SignedIn) {
  const now = api.clock.now();
  const offer = await insertVoucher(api.db, businessId, { retail: 5_000, value: 5_000 });
  const money = { businessId, currency: 'EUR' };
  const bought = { ...money, userId: guest.userId, status: 'confirmed' as const, confirmedAt: now };
  const sale = only(
    await api.db
      .insert(sales)
      .values({ ...bought, subTotal: 5_000, totalAmount: 5_000 })
      .returning(),
  );
  const line = only(
    await api.db
      .insert(saleLines)
      .values({
        businessId,
        saleId: sale.id,
        kind: 'voucher',
        voucherId: offer.id,
        productName: 'Gift',
        unitPrice: 5_000,
      })
      .returning(),
  );
  return only(
    await api.db
      .insert(soldVouchers)
      .values({
        ...money,
        voucherId: offer.id,
        saleId: sale.id,
        saleLineId: line.id,
        buyerId: guest.userId,
        owner: 'Niamh Byrne',
        ownerId: guest.userId,
        code: `GIFT-${randomToken().slice(0, 8).toUpperCase()}`,
        terms: { name: 'Gift', title: '', color: 'sage', retail: 5_000, validFor: 60, services: [] },
        value: 5_000,
        remaining: 5_000,
        purchasedAt: now,
        expiresAt: now + 2_000 * DAY,
      })
      .returning(),
  );
}
