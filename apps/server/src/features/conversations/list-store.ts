import { businesses, conversationMessages, conversationPictures, conversations, users } from '@thyme/db/schema';
import { type MessageRoute, otherSide, type Side } from '@thyme/domain/conversations';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const thread = sql`m.business_id = ${conversations.businessId} and m.conversation_id = ${conversations.id}`;

/** The newest message of a conversation, as columns of its row. */
const last = {
  lastSide: sql<Side>`(select m.side from ${conversationMessages} m where ${thread} order by m.id desc limit 1)`,
  lastBody: sql<string>`(select m.body from ${conversationMessages} m where ${thread} order by m.id desc limit 1)`,
  lastPictures: sql<number>`(select count(*)::int from ${conversationPictures} p
    where p.business_id = ${conversations.businessId} and p.message_id =
      (select m.id from ${conversationMessages} m where ${thread} order by m.id desc limit 1))`,
};

/** The channel of the guest's newest message. */
const guestRoute = sql`(select m.route from ${conversationMessages} m
  where ${thread} and m.side = 'guest' order by m.id desc limit 1)`;

const isWritten = sql`exists (select from ${conversationMessages} m where ${thread})`;

/** How many messages of the other side are unread. */
const unreadOf = (side: Side) => {
  const read = side === 'guest' ? conversations.guestReadId : conversations.shopReadId;
  return sql<number>`(select count(*)::int from ${conversationMessages} m
    where ${thread} and m.side = ${otherSide(side)} and m.id > ${read})`;
};

export function listOfGuest(db: Db, userId: number, limit: number) {
  return db
    .select({
      id: conversations.id,
      lastAt: conversations.lastAt,
      ...last,
      unread: unreadOf('guest'),
      shop: {
        id: businesses.id,
        name: businesses.name,
        slug: businesses.slug,
        published: businesses.published,
        phone: businesses.phone,
        thumbnailId: businesses.thumbnailId,
      },
    })
    .from(conversations)
    .innerJoin(businesses, eq(businesses.id, conversations.businessId))
    .where(and(eq(conversations.userId, userId), isWritten))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit);
}

export type GuestListRow = Awaited<ReturnType<typeof listOfGuest>>[number];

export async function countUnreadOfGuest(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${unreadOf('guest')}), 0)::int` })
    .from(conversations)
    .innerJoin(businesses, eq(businesses.id, conversations.businessId))
    .where(eq(conversations.userId, userId));
  return row?.total ?? 0;
}

export interface DeskSearch {
  businessId: number;
  words: string;
  unreadOnly: boolean;
  /** Only those whose guest's last message came by this channel. */
  route: MessageRoute | null;
  limit: number;
  offset: number;
  /** Only these guests, as a subselect of ids. */
  within: SQL | undefined;
}

function matching(words: string): SQL | undefined {
  if (words === '') return undefined;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(unaccent(${users.firstName} || ' ' || ${users.lastName}) ilike unaccent(${like})
    or exists (select from ${conversationMessages} m where ${thread} and unaccent(m.body) ilike unaccent(${like})))`;
}

export function listOfShop(db: Db, search: DeskSearch) {
  const { businessId, words, unreadOnly, route, limit, offset, within } = search;
  const unread = unreadOf('shop');
  return db
    .select({
      id: conversations.id,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      lastAt: conversations.lastAt,
      ...last,
      unread,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(conversations)
    .innerJoin(users, and(eq(users.id, conversations.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(conversations.businessId, businessId),
        isWritten,
        matching(words),
        unreadOnly ? sql`${unread} > 0` : undefined,
        route ? sql`${guestRoute} = ${route}` : undefined,
        within && sql`${users.id} in ${within}`,
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit)
    .offset(offset);
}

export type DeskListRow = Awaited<ReturnType<typeof listOfShop>>[number];

/** How many conversations have messages that no one at the shop has read: the length of that filtered list. */
export async function countUnreadThreads(db: Db, businessId: number, within: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(users, and(eq(users.id, conversations.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(conversations.businessId, businessId),
        sql`${unreadOf('shop')} > 0`,
        within && sql`${users.id} in ${within}`,
      ),
    );
  return row?.total ?? 0;
}

/** How many messages, from guests that a member can access, no one at the shop has read. */
export async function countUnreadOfShop(db: Db, businessId: number, within: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${unreadOf('shop')}), 0)::int` })
    .from(conversations)
    .innerJoin(users, and(eq(users.id, conversations.userId), isNull(users.deletedAt)))
    .where(and(eq(conversations.businessId, businessId), within && sql`${users.id} in ${within}`));
  return row?.total ?? 0;
}
