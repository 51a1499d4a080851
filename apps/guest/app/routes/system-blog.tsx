import { data } from 'react-router';
import { BlogListPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BlogPage, lead, listPath } from '../pages/information/blog-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/system-blog.ts';

export const handle = { searchParams: ['topic', 'page'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const topic = searchParams.get('topic') || null;
  const requested = Number(searchParams.get('page') ?? 1);
  const page = Number.isInteger(requested) && requested > 0 && requested < 1_000 ? requested : 1;
  // The list of all posts follows the latest one, which the first page shows by itself.
  const skip = topic === null ? 1 : 0;
  const answer = await runOnServer(context, BlogListPageDocument, { page, topic, skip });
  if (answer.blog_list.data.length === 0 && (page > 1 || topic !== null)) throw data(null, { status: 404 });
  const topics = [...new Set(answer.topics.map((post) => post.topic))].sort();
  const total = answer.blog_list.paginatorInfo.total + (answer.latest.length > 0 ? skip : 0);
  return { list: answer.blog_list, total, latest: answer.latest[0] ?? null, topics, topic, page };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { page, topic } = loaderData;
  return describePage(matches, {
    title: ['Blog', topic, page > 1 && `page ${page}`].filter(Boolean).join(', '),
    description: listDescription(page, topic),
    path: listPath(page, topic),
  });
}

/** Each list of the blog has its own, so that search engines do not take them for copies. */
function listDescription(page: number, topic: string | null): string {
  const about =
    topic === null
      ? lead
      : `Posts under “${topic}”: short, useful reads for anyone who runs or visits a small business.`;
  return page > 1 ? `${about} Page ${page}.` : `${about} Each takes five minutes to read.`;
}

export default BlogPage;
