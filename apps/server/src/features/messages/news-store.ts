import {
  appointments,
  businesses,
  clientDetails,
  complaints,
  guestStatuses,
  messageChoices,
  newsChoices,
  outbox,
  phoneOptOuts,
  unsubscribes,
  users,
} from '@thyme/db/schema';
import type { NewsChannel } from '@thyme/domain/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type NewsChoiceRow = typeof newsChoices.$inferSelect;

export interface NewsRow extends Record<string, unknown> {
  userId: number;
  firstName: string;
  /** Only a confirmed address of an account: anyone can type any address. */
  email: string | null;
  mobile: string | null;
  isBlocked: boolean;
  mailChoice: boolean | null;
  textChoice: boolean | null;
  /** Consent to texts of every shop that the guest has been to. */
  generalChoice: boolean | null;
  /** Reported a mail as spam, and has not agreed again in their account since. */
  hasComplained: boolean;
  isUnsubscribed: boolean;
  hasBounced: boolean;
}

/** The facts that decide whether a shop may send news to these guests. Erased accounts are left out. */
export async function listNewsFacts(db: Db, businessId: number, userIds: readonly number[]): Promise<NewsRow[]> {
  if (userIds.length === 0) return [];
  const choice = (channel: NewsChannel) => sql`(select c.is_allowed from ${newsChoices} c
    where c.business_id = ${businessId} and c.user_id = u.id and c.channel = ${channel})`;
  // Only the latest result counts: a mail that arrived since shows that the address works.
  const bounced = sql`coalesce((select o.failure = 'refused' from ${outbox} o
    where o.user_id = u.id and o.recipient = u.address and o.channel = 'mail' and o.state in ('sent', 'failed')
    order by coalesce(o.sent_at, o.failed_at, o.created_at) desc, o.id desc limit 1), false)`;
  const { rows } = await db.execute<NewsRow>(sql`
    select u.id as "userId", u.first_name as "firstName", u.address as email, u.mobile,
      coalesce(g.block, false) as "isBlocked", ${choice('mail')} as "mailChoice", ${choice('text')} as "textChoice",
      (select m.is_allowed from ${messageChoices} m
        where m.user_id = u.id and m.channel = 'text' and m.purpose = 'news') as "generalChoice",
      exists (select from ${unsubscribes} n where n.email = lower(u.address)) as "isUnsubscribed",
      exists (select from ${complaints} k where k.channel = 'mail' and k.address = lower(u.address)
        and not exists (select from ${newsChoices} c where c.business_id = ${businessId} and c.user_id = u.id
          and c.channel = 'mail' and c.is_allowed and c.source = 'account' and c.changed_at > k.created_at)) as "hasComplained", ${bounced} as "hasBounced"
    from (select id, first_name, mobile,
        case when email is null then contact_email when email_verified_at is not null then email end as address
      from ${users} where id = any(${sql.param([...userIds])}::int[]) and deleted_at is null and user_type = 2) u
    left join ${guestStatuses} g on g.business_id = ${businessId} and g.user_id = u.id
    order by u.id`);
  return rows;
}

export async function listOptedOut(db: Db, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await db
    .select({ phone: phoneOptOuts.phone })
    .from(phoneOptOuts)
    .where(inArray(phoneOptOuts.phone, [...phones]));
  return new Set(rows.map(({ phone }) => phone));
}

export async function saveNewsChoice(db: Db, row: typeof newsChoices.$inferInsert): Promise<void> {
  const { businessId: _shop, userId: _guest, channel: _channel, ...set } = row;
  await db
    .insert(newsChoices)
    .values(row)
    .onConflictDoUpdate({
      target: [newsChoices.businessId, newsChoices.userId, newsChoices.channel],
      set: { recordedBy: null, ...set },
    });
}

export function listNewsChoices(db: Db, businessId: number, userId: number): Promise<NewsChoiceRow[]> {
  return db
    .select()
    .from(newsChoices)
    .where(and(eq(newsChoices.businessId, businessId), eq(newsChoices.userId, userId)));
}

/** The guest refused texts from every shop, which overrides earlier answers to single shops. */
export async function refuseTextsOfAll(db: Db, userId: number, now: number): Promise<void> {
  await db
    .update(newsChoices)
    .set({ isAllowed: false, source: 'account', recordedBy: null, changedAt: now })
    .where(and(eq(newsChoices.userId, userId), eq(newsChoices.channel, 'text'), eq(newsChoices.isAllowed, true)));
}

export interface ShopNews {
  businessId: number;
  shop: string;
  slug: string;
  mail: boolean;
  text: boolean;
  /** The guest has answered for this shop, or for texts of all shops. */
  isAsked: boolean;
}

const isGuestOf = (userId: number) => sql`(exists (select from ${appointments} a
    where a.business_id = b.id and a.user_id = ${userId} and a.status not in ('Held', 'Lapsed'))
  or exists (select from ${guestStatuses} s where s.business_id = b.id and s.user_id = ${userId})
  or exists (select from ${newsChoices} c where c.business_id = b.id and c.user_id = ${userId}))`;

/** The shops that a guest has been to, with what they may send. */
export async function listShopNews(db: Db, userId: number): Promise<ShopNews[]> {
  const choice = (channel: NewsChannel) => sql`(select c.is_allowed from ${newsChoices} c
    where c.business_id = b.id and c.user_id = ${userId} and c.channel = ${channel})`;
  const general = sql`(select m.is_allowed from ${messageChoices} m
    where m.user_id = ${userId} and m.channel = 'text' and m.purpose = 'news')`;
  const { rows } = await db.execute<ShopNews & Record<string, unknown>>(sql`
    select b.id as "businessId", b.name as shop, b.slug, coalesce(${choice('mail')}, false) as mail,
      coalesce(${choice('text')}, ${general}, false) as text,
      coalesce(${choice('mail')}, ${choice('text')}, ${general}) is not null as "isAsked"
    from ${businesses} b where ${isGuestOf(userId)} order by lower(b.name), b.id`);
  return rows;
}

/** Whether a shop knows this guest. */
export async function isKnownTo(db: Db, businessId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${businesses} b where b.id = ${businessId} and ${isGuestOf(userId)}`,
  );
  return rows.length === 1;
}

/** Birthday (month and day) that a shop may use: its own record, or the profile of a guest who agreed to its news. */
export const birthdayOf = (businessId: number) => sql`coalesce(
  (select s.birthday from ${guestStatuses} s where s.business_id = ${businessId} and s.user_id = u.id),
  (select to_char(d.dob, 'MM-DD') from ${clientDetails} d where d.user_id = u.id and (u.email is null
    or exists (select from ${newsChoices} c
      where c.business_id = ${businessId} and c.user_id = u.id and c.is_allowed))))`;
