import { offsetOf, type PageRequest, type Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { type BlogRow, countBlogs, findBlog, listBlogs, listLatestExcept, listRelated } from './blog-store.ts';
import { type FaqCategoryRow, type FaqRow, listFaqCategories, listFaqs } from './store.ts';

export interface FaqCategoryWithFaqs extends FaqCategoryRow {
  faqs: FaqRow[];
}

/** Categories with the questions that hold every word; a search leaves out categories without a hit. */
export async function searchFaqs({ db }: Services, keyword: string): Promise<FaqCategoryWithFaqs[]> {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, 8);
  const [categories, faqs] = await Promise.all([listFaqCategories(db), listFaqs(db, words)]);
  const byCategory = Map.groupBy(faqs, (faq) => faq.categoryId);
  const filled = categories.map((category) => ({ ...category, faqs: byCategory.get(category.id) ?? [] }));
  return words.length === 0 ? filled : filled.filter((category) => category.faqs.length > 0);
}

export function latestBlogs({ db, clock }: Services, topic: string | null, request: PageRequest): Promise<BlogRow[]> {
  return listBlogs(db, { now: clock.now(), topic }, request.count, offsetOf(request));
}

export async function blogPage(
  services: Services,
  topic: string | null,
  request: PageRequest,
): Promise<Paginated<BlogRow>> {
  const [data, total] = await Promise.all([
    latestBlogs(services, topic, request),
    countBlogs(services.db, { now: services.clock.now(), topic }),
  ]);
  return { data, total, ...request };
}

export function readBlog({ db, clock }: Services, slug: string): Promise<BlogRow | null> {
  return findBlog(db, slug, clock.now());
}

const RELATED = 3;

/** The editor's choice, filled up with the latest of the same topic, then with the latest of all. */
export async function relatedBlogs({ db, clock }: Services, blog: BlogRow): Promise<BlogRow[]> {
  const now = clock.now();
  const chosen = (await listRelated(db, [blog.id], now)).map((row) => row.blog);
  if (chosen.length >= RELATED) return chosen;
  const sameTopic = await listLatestExcept(db, blog.id, { now, topic: blog.topic }, RELATED * 2);
  const latest = await listLatestExcept(db, blog.id, { now, topic: null }, RELATED * 2);
  const unique = new Map([...chosen, ...sameTopic, ...latest].map((candidate) => [candidate.id, candidate]));
  return [...unique.values()].slice(0, Math.max(RELATED, chosen.length));
}
