import { cardCustomers, savedCards } from '@thyme/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { VaultCard } from '../../../integrations/cards/card-port.ts';
import type { Db } from '../../../platform/database/database.ts';

export type SavedCardRow = typeof savedCards.$inferSelect;

interface Owner {
  userId: number;
  provider: string;
}

const ofOwner = ({ userId, provider }: Owner) => and(eq(savedCards.userId, userId), eq(savedCards.provider, provider));

/** The cards of a guest, last used first. */
export function listCards(db: Db, owner: Owner): Promise<SavedCardRow[]> {
  return db.select().from(savedCards).where(ofOwner(owner)).orderBy(desc(savedCards.lastUsedAt), desc(savedCards.id));
}

/** A card of its owner, with the provider's customer. */
export async function findCard(
  db: Db,
  owner: Owner,
  id: number,
): Promise<{ card: SavedCardRow; customerId: string } | null> {
  const [row] = await db
    .select({ card: savedCards, customerId: cardCustomers.providerCustomerId })
    .from(savedCards)
    .innerJoin(
      cardCustomers,
      and(eq(cardCustomers.userId, savedCards.userId), eq(cardCustomers.provider, savedCards.provider)),
    )
    .where(and(ofOwner(owner), eq(savedCards.id, id)));
  return row ?? null;
}

/** Stores a card; the same card saved again replaces the earlier one, whose reference at the provider is returned. */
export async function putCard(
  db: Db,
  { userId, provider }: Owner,
  card: VaultCard,
  now: number,
): Promise<string | null> {
  const { id: providerCardId, brand, last4, expMonth, expYear } = card;
  const isFace = and(
    ofOwner({ userId, provider }),
    eq(savedCards.brand, brand),
    eq(savedCards.last4, last4),
    eq(savedCards.expMonth, expMonth),
    eq(savedCards.expYear, expYear),
  );
  const [known] = await db.select({ id: savedCards.providerCardId }).from(savedCards).where(isFace).for('update');
  const row = { userId, provider, providerCardId, brand, last4, expMonth, expYear, createdAt: now, lastUsedAt: now };
  if (known) {
    await db.update(savedCards).set({ providerCardId, lastUsedAt: now }).where(isFace);
    return known.id === providerCardId ? null : known.id;
  }
  await db.insert(savedCards).values(row).onConflictDoNothing();
  return null;
}

export async function findSavedCard(db: Db, id: number): Promise<SavedCardRow | null> {
  const [row] = await db.select().from(savedCards).where(eq(savedCards.id, id));
  return row ?? null;
}

/** The id of a card by its reference at the provider. */
export async function findByReference(db: Db, owner: Owner, providerCardId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(and(ofOwner(owner), eq(savedCards.providerCardId, providerCardId)));
  return row?.id ?? null;
}

export async function noteUse(db: Db, id: number, now: number): Promise<void> {
  await db.update(savedCards).set({ lastUsedAt: now }).where(eq(savedCards.id, id));
}

/** Deletes a card of its owner and returns its reference at the provider. */
export async function deleteCard(db: Db, userId: number, id: number): Promise<SavedCardRow | null> {
  const [row] = await db
    .delete(savedCards)
    .where(and(eq(savedCards.userId, userId), eq(savedCards.id, id)))
    .returning();
  return row ?? null;
}

export async function findCustomer(db: Db, { userId, provider }: Owner): Promise<string | null> {
  const [row] = await db
    .select({ id: cardCustomers.providerCustomerId })
    .from(cardCustomers)
    .where(and(eq(cardCustomers.userId, userId), eq(cardCustomers.provider, provider)));
  return row?.id ?? null;
}

export async function insertCustomer(db: Db, { userId, provider }: Owner, providerCustomerId: string): Promise<void> {
  await db.insert(cardCustomers).values({ userId, provider, providerCustomerId }).onConflictDoNothing();
}

/** Deletes everything about a guest's cards and returns the customers that exist at the providers. */
export async function deleteAll(db: Db, userId: number) {
  await db.delete(savedCards).where(eq(savedCards.userId, userId));
  return db.delete(cardCustomers).where(eq(cardCustomers.userId, userId)).returning();
}
