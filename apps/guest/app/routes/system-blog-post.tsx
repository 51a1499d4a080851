import { data } from 'react-router';
import { postPath } from '../features/content/blog/blog-card.tsx';
import { headingsOf } from '../features/content/text/outline.ts';
import { BlogPostDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BlogPostPage } from '../pages/information/blog-post-page.tsx';
import type { Route } from './+types/system-blog-post.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { blog: post, ebook } = await runOnServer(context, BlogPostDocument, { slug: params.slug.slice(0, 200) });
  if (!post) throw data(null, { status: 404 });
  return { post, ebook, headings: headingsOf(post.description) };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { post } = loaderData;
  return [
    ...describePage(matches, {
      title: post.meta_title || post.title,
      description: post.meta_description || post.excerpt,
      path: postPath(post.slug),
      image: post.picture ? { path: `/og/blog/${post.slug}.png`, alt: post.title } : undefined,
    }),
    ...(post.meta_keywords ? [{ name: 'keywords', content: post.meta_keywords }] : []),
  ];
}

export default BlogPostPage;
