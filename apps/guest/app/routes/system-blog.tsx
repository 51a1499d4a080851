import { data } from 'react-router';
import { BlogListPageDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BlogPage, listPath } from '../pages/information/blog-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/system-blog.ts';

export const handle = { searchParams: ['topic', 'page'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const topic = searchParams.get('topic') || null;
  const requested = Number(searchParams.get('page') ?? 1);
  const page = Number.isInteger(requested) && requested > 0 && requested < 1_000 ? requested : 1;
  const answer = await runOnServer(context, BlogListPageDocument, { page, topic });
  if (answer.blog_list.data.length === 0 && (page > 1 || topic !== null)) throw data(null, { status: 404 });
  const topics = [...new Set(answer.topics.map((post) => post.topic))].sort();
  return { list: answer.blog_list, latest: answer.latest[0] ?? null, topics, topic, page };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { page, topic } = loaderData;
  return describePage(matches, {
    title: ['Blog', topic, page > 1 && `page ${page}`].filter(Boolean).join(', '),
    description: 'Short, useful pieces about time, money and manners in a small business.',
    path: listPath(page, topic),
  });
}

export default BlogPage;
