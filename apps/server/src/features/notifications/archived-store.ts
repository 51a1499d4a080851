import { listArchived } from '@thyme/db/partitions';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Notifications of archived months: no list shows them, but they still contain personal data. */
async function eachMonth<Result>(db: Db, work: (month: SQL) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of await listArchived(db, 'notifications'))
    results.push(await work(sql`archive.${sql.identifier(name)}`));
  return results;
}

/** Deletes a person's notifications, and their name from shops' notifications about them. */
export async function eraseArchived(db: Db, userId: number, { name, former }: { name: string; former: string }) {
  await eachMonth(db, async (month) => {
    await db.execute(sql`delete from ${month} where recipient_id = ${userId}`);
    await db.execute(sql`update ${month} set sender_id = null, title = replace(title, ${name}, ${former}),
      message = replace(message, ${name}, ${former}) where sender_id = ${userId}`);
  });
}

/** For the merge of two guests: shops' notifications about one are about the other. */
export async function moveArchived(db: Db, from: number, to: number): Promise<void> {
  await eachMonth(db, async (month) => {
    await db.execute(sql`update ${month} set sender_id = ${to} where sender_id = ${from}`);
    await db.execute(sql`delete from ${month} where recipient_id = ${from}`);
  });
}

export interface ArchivedNotification extends Record<string, unknown> {
  title: string;
  message: string;
  created_at: number;
}

/** Oldest first. */
export async function listArchivedReceived(db: Db, userId: number): Promise<ArchivedNotification[]> {
  const months = await eachMonth(db, (month) =>
    db.execute<ArchivedNotification>(sql`select title, message, floor(extract(epoch from created_at))::float8 as created_at
      from ${month} where recipient_id = ${userId} order by id`),
  );
  return months.flatMap(({ rows }) => rows);
}
