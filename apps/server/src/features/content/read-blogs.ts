import { offsetOf, type PageRequest, type Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import {
  type BlogRow,
  countBlogs,
  countBlogsByAuthor,
  findBlog,
  listBlogs,
  listLatestExcept,
  listRelated,
} from './blog-store.ts';

export type { BlogRow } from './blog-store.ts';

export function latestBlogs({ db, clock }: Services, topic: string | null, request: PageRequest): Promise<BlogRow[]> {
  return listBlogs(db, { now: clock.now(), topic }, request.count, offsetOf(request));
}

/** Posts in pages. `skip` leaves out the latest ones, for a page that shows them separately. */
export async function blogPage(
  { db, clock }: Services,
  { topic, skip }: { topic: string | null; skip: number },
  request: PageRequest,
): Promise<Paginated<BlogRow>> {
  const filter = { now: clock.now(), topic };
  const [data, all] = await Promise.all([
    listBlogs(db, filter, request.count, skip + offsetOf(request)),
    countBlogs(db, filter),
  ]);
  return { data, total: Math.max(0, all - skip), ...request };
}

export function readBlog({ db, clock }: Services, slug: string): Promise<BlogRow | null> {
  return findBlog(db, slug, clock.now());
}

const RELATED = 3;

/** The editor's choice, filled up with the latest of the same topic, then with the latest overall. */
export async function relatedBlogs({ db, clock }: Services, blog: BlogRow): Promise<BlogRow[]> {
  const now = clock.now();
  const chosen = (await listRelated(db, [blog.id], now)).map((row) => row.blog);
  if (chosen.length >= RELATED) return chosen;
  const sameTopic = await listLatestExcept(db, blog.id, { now, topic: blog.topic }, RELATED * 2);
  const latest = await listLatestExcept(db, blog.id, { now, topic: null }, RELATED * 2);
  const unique = new Map([...chosen, ...sameTopic, ...latest].map((candidate) => [candidate.id, candidate]));
  return [...unique.values()].slice(0, Math.max(RELATED, chosen.length));
}

/** Published posts by the author's name. */
export const countPostsByAuthor = ({ db, clock }: Services) => countBlogsByAuthor(db, clock.now());
