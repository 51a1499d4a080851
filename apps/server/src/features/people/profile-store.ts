import { businessMembers, chairPictures, chairs, pictures, users } from '@thyme/db/schema';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** All people of a shop, including absent ones. */
export function listPeople(db: Db, businessId: number) {
  return db
    .select({
      businessId: chairs.businessId,
      id: chairs.id,
      chair: chairs.name,
      name: sql<string>`${chairs.person}`,
      title: chairs.title,
      bio: chairs.bio,
      languages: chairs.languages,
      portraitId: chairs.portraitId,
      active: chairs.active,
      staffId: chairs.staffId,
      role: businessMembers.role,
      galleryIds: sql<number[]>`coalesce((select json_agg(g.picture_id order by g.position, g.picture_id)
        from ${chairPictures} g where g.business_id = ${chairs.businessId} and g.chair_id = ${chairs.id}), '[]')`,
    })
    .from(chairs)
    .leftJoin(
      businessMembers,
      and(eq(businessMembers.businessId, chairs.businessId), eq(businessMembers.userId, chairs.staffId)),
    )
    .where(and(eq(chairs.businessId, businessId), isNotNull(chairs.person)))
    .orderBy(asc(chairs.position), asc(chairs.id));
}

export type DeskPersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export async function saveProfile(
  db: Db,
  key: { businessId: number; id: number },
  values: Partial<
    Pick<typeof chairs.$inferInsert, 'person' | 'title' | 'bio' | 'languages' | 'staffId' | 'portraitId'>
  >,
): Promise<void> {
  await db
    .update(chairs)
    .set(values)
    .where(and(eq(chairs.businessId, key.businessId), eq(chairs.id, key.id)));
}

export async function isMemberOf(db: Db, businessId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: businessMembers.userId })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)));
  return row !== undefined;
}

/** The person who already has this login; null if no other person has. */
export async function findOtherWithLogin(
  db: Db,
  { businessId, id, staffId }: { businessId: number; id: number | null; staffId: number },
): Promise<string | null> {
  const [row] = await db
    .select({ person: chairs.person, name: chairs.name })
    .from(chairs)
    .where(
      and(eq(chairs.businessId, businessId), eq(chairs.staffId, staffId), id === null ? undefined : ne(chairs.id, id)),
    );
  return row ? (row.person ?? row.name) : null;
}

/** Reorders a person's pictures; those left out are unlinked. */
export async function orderGallery(
  db: Db,
  { businessId, id: chairId }: { businessId: number; id: number },
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(chairPictures)
    .where(and(eq(chairPictures.businessId, businessId), eq(chairPictures.chairId, chairId)));
  await db
    .insert(chairPictures)
    .values(ids.map((pictureId, position) => ({ businessId, chairId, pictureId, position })));
}

/** The file key of a deleted upload; null for a drawn picture. */
export async function deletePicture(db: Db, businessId: number, id: number): Promise<string | null> {
  const [row] = await db
    .delete(pictures)
    .where(and(eq(pictures.businessId, businessId), eq(pictures.id, id)))
    .returning({ key: pictures.storageKey });
  return row?.key ?? null;
}
