import {
  appointments,
  birthdayMessages,
  businesses,
  messageChoices,
  newsChoices,
  reminderSettings,
  users,
} from '@thyme/db/schema';
import type { NewsChannel } from '@thyme/domain/messages';
import type { Zone } from '@thyme/domain/time';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { birthdayOf } from '../../messages/index.ts';

export type BirthdayRow = typeof birthdayMessages.$inferSelect;

export interface GreetingShop {
  id: number;
  name: string;
  slug: string;
  zone: Zone;
  country: string;
}

const shop = {
  id: businesses.id,
  name: businesses.name,
  slug: businesses.slug,
  zone: businesses.zone,
  country: businesses.country,
};

/** Shops that turned the rule on. */
export function listGreeting(db: Db): Promise<GreetingShop[]> {
  return db
    .select(shop)
    .from(reminderSettings)
    .innerJoin(businesses, eq(businesses.id, reminderSettings.businessId))
    .where(and(eq(reminderSettings.birthdayActive, true), eq(businesses.published, true)))
    .orderBy(asc(businesses.id));
}

/**
 * Guests with this birthday who have no message for its year yet. Those who never agreed to news are excluded here;
 * everything else is checked when the message is written.
 */
export async function listToGreet(
  db: Db,
  businessId: number,
  which: { birthday: string; year: number; channels: readonly NewsChannel[]; limit: number },
): Promise<number[]> {
  const channels = sql`${sql.param([...which.channels])}::text[]`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from ${users} u
    where u.deleted_at is null and u.user_type = 2 and u.id in (
        select c.user_id from ${newsChoices} c
        where c.business_id = ${businessId} and c.is_allowed and c.channel = any(${channels})
        union select m.user_id from ${messageChoices} m
        where 'text' = any(${channels}) and m.channel = 'text' and m.purpose = 'news' and m.is_allowed
          and exists (select from ${appointments} a where a.business_id = ${businessId} and a.user_id = m.user_id
            and a.status not in ('Held', 'Lapsed')))
      and ${birthdayOf(businessId)} = ${which.birthday}
      and not exists (select from ${birthdayMessages} b
        where b.business_id = ${businessId} and b.user_id = u.id and b.year = ${which.year})
    order by u.id limit ${which.limit}`);
  return rows.map(({ id }) => id);
}

/** Null if the guest already had this year's message. */
export async function insertMessage(db: Db, row: typeof birthdayMessages.$inferInsert): Promise<BirthdayRow | null> {
  const [inserted] = await db.insert(birthdayMessages).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findBirthdayMessage(db: Db, id: number) {
  const [found] = await db
    .select({ row: birthdayMessages, shop })
    .from(birthdayMessages)
    .innerJoin(businesses, eq(businesses.id, birthdayMessages.businessId))
    .where(eq(birthdayMessages.id, id));
  return found ?? null;
}
