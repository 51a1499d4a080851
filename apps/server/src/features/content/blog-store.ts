import { blogs, relatedBlogs } from '@thyme/db/schema';
import { and, asc, count, desc, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type BlogRow = typeof blogs.$inferSelect;

export interface BlogFilter {
  /** Posts dated later are not published yet. */
  now: number;
  topic: string | null;
}

function isOut({ now, topic }: BlogFilter): SQL | undefined {
  return and(
    eq(blogs.published, true),
    lte(blogs.publishedAt, now),
    topic === null ? undefined : eq(blogs.topic, topic),
  );
}

export function listBlogs(db: Db, filter: BlogFilter, limit: number, offset: number): Promise<BlogRow[]> {
  return db
    .select()
    .from(blogs)
    .where(isOut(filter))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(limit)
    .offset(offset);
}

export async function countBlogs(db: Db, filter: BlogFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(blogs).where(isOut(filter));
  return row?.total ?? 0;
}

export async function countBlogsByAuthor(db: Db, now: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ author: blogs.author, total: count() })
    .from(blogs)
    .where(isOut({ now, topic: null }))
    .groupBy(blogs.author);
  return new Map(rows.map(({ author, total }) => [author, total]));
}

export async function findBlog(db: Db, slug: string, now: number): Promise<BlogRow | null> {
  const [row] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isOut({ now, topic: null })));
  return row ?? null;
}

export async function listRelated(
  db: Db,
  blogIds: readonly number[],
  now: number,
): Promise<{ blogId: number; blog: BlogRow }[]> {
  const rows = await db
    .select({ blogId: relatedBlogs.blogId, blog: blogs })
    .from(relatedBlogs)
    .innerJoin(blogs, eq(blogs.id, relatedBlogs.relatedId))
    .where(and(inArray(relatedBlogs.blogId, [...blogIds]), isOut({ now, topic: null })))
    .orderBy(asc(relatedBlogs.position), desc(blogs.publishedAt));
  return rows;
}

export function listLatestExcept(db: Db, id: number, filter: BlogFilter, limit: number): Promise<BlogRow[]> {
  return db
    .select()
    .from(blogs)
    .where(and(isOut(filter), ne(blogs.id, id)))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(limit);
}
