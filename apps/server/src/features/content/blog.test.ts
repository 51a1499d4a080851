import { blogs, contentBlocks, relatedBlogs } from '@thyme/db/schema';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertPicture, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
let ids: number[];
const DAY = 86_400;

beforeAll(async () => {
  api = await bootApi();
  const now = api.clock.now();
  const { id: pictureId } = await insertPicture(api.db, { folder: 'blog', name: 'bench' });
  const rows = await api.db
    .insert(blogs)
    .values(
      Array.from({ length: 14 }, (_none, index) => ({
        slug: `post-${index}`,
        title: `Post ${index}`,
        description: `<p>Body ${index}</p><iframe src="https://evil.example"></iframe>`,
        topic: index % 2 ? 'owners' : 'guests',
        pictureId,
        imageAltText: 'A bench',
        metaTitle: 'Meta',
        metaDescription: 'Described',
        metaKeywords: 'one, two',
        publishedAt: now - index * DAY,
      })),
    )
    .returning({ id: blogs.id });
  ids = rows.map((row) => row.id);
  await api.db.insert(blogs).values([
    { slug: 'tomorrow', title: 'Tomorrow', description: '', publishedAt: now + DAY },
    { slug: 'draft', title: 'Draft', description: '', published: false, publishedAt: now - DAY },
  ]);
});
afterAll(() => api.close());

interface Listed {
  slug: string;
}
const slugsOf = (list: Listed[]) => list.map((blog) => blog.slug);

describe('blogs', () => {
  it('[API-019] are the published ones, latest first', async () => {
    const { blogs: all } = await api.ask<{ blogs: Listed[] }>('{ blogs { slug } }');
    expect(slugsOf(all)).toEqual(Array.from({ length: 14 }, (_none, index) => `post-${index}`));
  });

  it('are paginated by six, with the total', async () => {
    const query =
      'query($page: Int) { blog_list(page: $page) { data { slug } paginatorInfo { total count currentPage lastPage hasMorePages } } }';
    const page = async (number: number) =>
      (await api.ask<{ blog_list: { data: Listed[]; paginatorInfo: object } }>(query, { page: number })).blog_list;
    expect((await page(1)).paginatorInfo).toEqual({
      total: 14,
      count: 6,
      currentPage: 1,
      lastPage: 3,
      hasMorePages: true,
    });
    expect(slugsOf((await page(3)).data)).toEqual(['post-12', 'post-13']);
    expect((await page(3)).paginatorInfo).toEqual({
      total: 14,
      count: 2,
      currentPage: 3,
      lastPage: 3,
      hasMorePages: false,
    });
    expect((await page(9)).data).toEqual([]);
  });

  it('[CONTENT-084] leave out the latest for a page that shows it separately', async () => {
    const query = '{ blog_list(skip: 1) { data { slug } paginatorInfo { total lastPage } } }';
    const { blog_list: list } = await api.ask<{ blog_list: { data: Listed[]; paginatorInfo: object } }>(query);
    expect(slugsOf(list.data)).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5', 'post-6']);
    expect(list.paginatorInfo).toEqual({ total: 13, lastPage: 3 });
  });

  it('are filtered by topic', async () => {
    const { blogs: some } = await api.ask<{ blogs: Listed[] }>('{ blogs(topic: "owners", count: 2) { slug } }');
    expect(slugsOf(some)).toEqual(['post-1', 'post-3']);
  });
});

describe('a blog', () => {
  const query = `query($slug: String!) { blog(slug: $slug) {
    id title image image_alt_text description slug meta_title meta_description meta_keywords created_at related_blogs { slug } } }`;
  const read = async (slug: string) =>
    (await api.ask<{ blog: { related_blogs: Listed[] } | null }>(query, { slug })).blog;

  it('[API-020] [CONTENT-010] has its fields, its HTML sanitized, and its related blogs', async () => {
    await api.db.insert(relatedBlogs).values([
      { blogId: Number(ids[0]), relatedId: Number(ids[9]), position: 1 },
      { blogId: Number(ids[0]), relatedId: Number(ids[5]), position: 0 },
      { blogId: Number(ids[0]), relatedId: Number(ids[7]), position: 2 },
    ]);
    expect(await read('post-0')).toEqual({
      id: ids[0],
      title: 'Post 0',
      image: '/uploads/blog/bench.webp',
      image_alt_text: 'A bench',
      description: '<p>Body 0</p>',
      slug: 'post-0',
      meta_title: 'Meta',
      meta_description: 'Described',
      meta_keywords: 'one, two',
      created_at: api.clock.now(),
      related_blogs: [{ slug: 'post-5' }, { slug: 'post-9' }, { slug: 'post-7' }],
    });
  });

  it('fills up its related blogs from its topic, never with itself', async () => {
    expect(slugsOf((await read('post-3'))?.related_blogs ?? [])).toEqual(['post-1', 'post-5', 'post-7']);
  });

  it('has its author’s portrait and number of published posts', async () => {
    const photo = { src: '/uploads/content/avatar-orla.webp', width: 480, height: 480, tint: '#efe2cc' };
    const orla = { name: 'Orla', about: 'Writes', photo, photo_alt_text: 'Drawing of Orla' };
    await api.db.insert(contentBlocks).values({ key: 'authors', body: [orla] });
    await api.db
      .update(blogs)
      .set({ author: 'Orla' })
      .where(inArray(blogs.slug, ['post-1', 'post-2', 'tomorrow']));
    expect(
      await api.ask(
        '{ known: blog(slug: "post-1") { writer { name picture { image } } } other: blog(slug: "post-3") { writer { name } } authors { name about number_of_posts } }',
      ),
    ).toEqual({
      known: { writer: { name: 'Orla', picture: { image: photo.src } } },
      other: { writer: null },
      authors: [{ name: 'Orla', about: 'Writes', number_of_posts: 2 }],
    });
  });

  it('does not exist before its date, as a draft, or under another name', async () => {
    for (const slug of ['tomorrow', 'draft', 'none']) expect(await read(slug)).toBeNull();
    api.clock.advance(DAY);
    expect(await read('tomorrow')).not.toBeNull();
  });
});
