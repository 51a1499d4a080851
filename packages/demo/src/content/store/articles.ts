import type { Executor } from '@thyme/db';
import { blogs, faqCategories, faqs, pages, relatedBlogs } from '@thyme/db/schema';
import type { Published } from '../parse/published.ts';
import type { Content } from '../read/index.ts';
import type { PictureShelf } from './pictures.ts';
import { type Change, syncRows } from './sync-rows.ts';

const DAY = 86_400;

/** Articles are published at eight in the morning of their date. */
const morningOf = (date: string) => Date.parse(`${date}T08:00:00Z`) / 1000;

function publishedAt(published: Published, today: string, first: number | undefined) {
  if ('date' in published) return morningOf(published.date);
  // "12 days ago" is relative to the first load, so that loading content again does not change the date.
  return first ?? morningOf(today) - published.daysAgo * DAY;
}

export async function storeBlog(db: Executor, { blog }: Content, shelf: PictureShelf, today: string) {
  const stored = await db.select({ slug: blogs.slug, publishedAt: blogs.publishedAt }).from(blogs);
  const first = new Map(stored.map((row) => [row.slug, row.publishedAt]));
  const rows = blog.map((post) => ({
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    description: post.description,
    author: post.author,
    topic: post.topic,
    pictureId: shelf.id(post.image),
    imageAltText: post.image_alt_text,
    metaTitle: post.meta_title,
    metaDescription: post.meta_description,
    metaKeywords: post.keywords.join(', '),
    readingMinutes: post.readingMinutes,
    published: true,
    publishedAt: publishedAt(post.published, today, first.get(post.slug)),
  }));
  const changes = await syncRows(db, { name: 'blogs', table: blogs, key: ['slug'], rows });
  return [...changes, ...(await storeRelated(db, blog))];
}

async function storeRelated(db: Executor, blog: Content['blog']): Promise<Change[]> {
  const ids = new Map(
    (await db.select({ id: blogs.id, slug: blogs.slug }).from(blogs)).map((row) => [row.slug, row.id]),
  );
  const idOf = (slug: string) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The article ${slug} was not stored`);
    return id;
  };
  const rows = blog.flatMap((post) =>
    post.related.map((other, position) => ({ blogId: idOf(post.slug), relatedId: idOf(other), position })),
  );
  return syncRows(db, { name: 'related_blogs', table: relatedBlogs, key: ['blogId', 'relatedId'], rows });
}

export async function storeFaq(db: Executor, { faq }: Content): Promise<Change[]> {
  const categories = faq.map(({ name, slug, position }) => ({ name, slug, position }));
  const changes = await syncRows(db, { name: 'faq_categories', table: faqCategories, key: ['slug'], rows: categories });
  const ids = new Map((await db.select().from(faqCategories)).map((row) => [row.slug, row.id]));
  const rows = faq.flatMap((category) =>
    category.faqs.map((entry, position) => ({ ...entry, categoryId: ids.get(category.slug) as number, position })),
  );
  return [...changes, ...(await syncRows(db, { name: 'faqs', table: faqs, key: ['slug'], rows }))];
}

export async function storePages(db: Executor, { pages: files }: Content): Promise<Change[]> {
  const rows = files.map((page) => ({
    slug: page.slug,
    title: page.title,
    body: page.body,
    metaDescription: page.meta_description,
    updatedAt: morningOf(page.updated),
  }));
  return syncRows(db, { name: 'pages', table: pages, key: ['slug'], rows, rewrite: true });
}
