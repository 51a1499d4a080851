import type { Database } from '../client.ts';
import {
  appointments,
  businesses,
  chairs,
  clientDetails,
  sales,
  serviceCategories,
  servicePricings,
  services,
  trades,
  users,
} from '../schema/index.ts';

const one = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('The fixture was not inserted.');
  return row;
};

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

export async function insertGuest(db: Database, values: Partial<typeof users.$inferInsert> = {}) {
  const number = next();
  const guest = one(
    await db
      .insert(users)
      .values({ userType: 2, firstName: 'Niamh', lastName: 'Byrne', email: `guest-${number}@mail.example`, ...values })
      .returning(),
  );
  await db.insert(clientDetails).values({ userId: guest.id });
  return guest;
}

export interface ShopFixture {
  businessId: number;
  chairIds: number[];
  categoryId: number;
  serviceId: number;
  pricingId: number;
}

/** A published shop with one service of an hour for €50, offered at every chair. Extend it with plain inserts. */
export async function insertShop(
  db: Database,
  options: { chairs?: number; business?: Partial<typeof businesses.$inferInsert> } = {},
): Promise<ShopFixture> {
  const number = next();
  await db.insert(trades).values({ slug: 'hair', name: 'Hair' }).onConflictDoNothing();
  const { id: businessId } = one(
    await db
      .insert(businesses)
      .values({
        slug: `shop-${number}`,
        name: `Shop ${number}`,
        trade: 'hair',
        lat: 53.3498,
        lng: -6.2603,
        fromPrice: 5000,
        published: true,
        publishedAt: Math.floor(Date.now() / 1000),
        ...options.business,
      })
      .returning({ id: businesses.id }),
  );
  const chairRows = await db
    .insert(chairs)
    .values(
      Array.from({ length: options.chairs ?? 1 }, (_, i) => ({ businessId, name: `Chair ${i + 1}`, position: i })),
    )
    .returning({ id: chairs.id });
  const category = one(await db.insert(serviceCategories).values({ businessId, name: 'Cut' }).returning());
  const service = one(
    await db.insert(services).values({ businessId, categoryId: category.id, name: 'Cut & finish' }).returning(),
  );
  const pricing = one(
    await db
      .insert(servicePricings)
      .values({ businessId, serviceId: service.id, price: 5000, durationMinutes: 60 })
      .returning(),
  );
  return {
    businessId,
    chairIds: chairRows.map((chair) => chair.id),
    categoryId: category.id,
    serviceId: service.id,
    pricingId: pricing.id,
  };
}

/** A confirmed sale without lines. */
export async function insertSale(db: Database, businessId: number, userId: number, totalAmount = 5000) {
  return one(
    await db
      .insert(sales)
      .values({
        businessId,
        userId,
        currency: 'EUR',
        status: 'confirmed',
        confirmedAt: Math.floor(Date.now() / 1000),
        subTotal: totalAmount,
        totalAmount,
      })
      .returning(),
  );
}

/** An accepted appointment without lines, an hour long. */
export async function insertAppointment(
  db: Database,
  businessId: number,
  userId: number,
  values: Partial<typeof appointments.$inferInsert> & { startsAt: number },
) {
  return one(
    await db
      .insert(appointments)
      .values({ businessId, userId, status: 'Accept', currency: 'EUR', endsAt: values.startsAt + 3600, ...values })
      .returning(),
  );
}
