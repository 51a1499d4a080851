import { Breadcrumbs, Crumb } from '@thyme/ui';
import { data, Link } from 'react-router';
import { BlogCard, BlogFacts, postPath } from '../features/content/blog-card.tsx';
import { HtmlBody } from '../features/content/html-body.tsx';
import { blogPost } from '../features/content/system-operations.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/meta.ts';
import { Photo } from '../lib/photo.tsx';
import { crumbsData, StructuredData } from '../lib/structured-data.tsx';
import { useSite } from '../lib/use-site.ts';
import type { Route } from './+types/system-blog-post.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { blog } = await runOnServer(context, blogPost, { slug: params.slug.slice(0, 200) });
  if (!blog) throw data(null, { status: 404 });
  return blog;
}

export function meta({ matches, loaderData: post, error }: Route.MetaArgs) {
  if (!post) return describeFailed(matches, error);
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

export default function BlogPost({ loaderData: post }: Route.ComponentProps) {
  return (
    <>
      <PostData post={post} />
      <article className="wrap pt-6">
        <Breadcrumbs>
          <Crumb asChild>
            <Link to="/home">Home</Link>
          </Crumb>
          <Crumb asChild>
            <Link to="/system/blog">Blog</Link>
          </Crumb>
          <Crumb here>{post.title}</Crumb>
        </Breadcrumbs>
        <header className="mx-auto mt-6 max-w-190">
          <BlogFacts post={post} />
          <h1 className="display-64 mt-3 text-balance">{post.title}</h1>
          <p className="mt-4 text-ink-soft">By {post.author}</p>
        </header>
        {post.picture && (
          <Photo
            photo={post.picture}
            alt={post.image_alt_text}
            first
            sizes="(min-width: 80rem) 75rem, 100vw"
            className="mt-8 aspect-[16/9] w-full rounded-lg md:aspect-[5/2]"
          />
        )}
        <HtmlBody html={post.description} className="mx-auto mt-10 max-w-170 text-lg text-pretty" />
      </article>
      {post.related_blogs.length > 0 && (
        <section aria-labelledby="related" className="wrap py-18 md:py-28">
          <h2 id="related" className="display-48">
            Read on
          </h2>
          <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {post.related_blogs.map((related) => (
              <li key={related.id}>
                <BlogCard post={related} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PostData({ post }: { post: Route.ComponentProps['loaderData'] }) {
  const { publicUrl } = useSite();
  const article = {
    '@type': 'Article',
    headline: post.title,
    description: post.meta_description,
    author: { '@type': 'Person', name: post.author },
    datePublished: new Date(post.created_at * 1000).toISOString(),
    image: post.picture ? `${publicUrl}${post.picture.image}?w=1200` : undefined,
    mainEntityOfPage: `${publicUrl}${postPath(post.slug)}`,
  };
  const crumbs = crumbsData(publicUrl, [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/system/blog' },
    { name: post.title, path: postPath(post.slug) },
  ]);
  return <StructuredData data={{ '@graph': [article, crumbs] }} />;
}
