import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BlogCard, postPath } from '../../features/content/blog/blog-card.tsx';
import { PostAside, PostContents } from '../../features/content/blog/post-aside.tsx';
import { PostHead } from '../../features/content/blog/post-head.tsx';
import { HtmlBody } from '../../features/content/text/html-body.tsx';
import { crumbsData, organizationData, publishedBy } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/system-blog-post.ts';

export function BlogPostPage({ loaderData: { post, ebook, headings } }: Route.ComponentProps) {
  return (
    <>
      <PostData post={post} />
      <article className="wrap pt-4 md:pt-7">
        <PostHead post={post} />
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] justify-between gap-12 md:mt-14 lg:grid-cols-[minmax(0,43.75rem)_18.75rem] lg:gap-16">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
            <PostContents headings={headings} />
            <HtmlBody html={post.description} lede said className="text-lg text-pretty" />
          </div>
          <PostAside ebook={ebook} headings={headings} />
        </div>
      </article>
      {post.related_blogs.length > 0 && (
        <section aria-labelledby="related" className="wrap py-18 md:py-28 print:hidden">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
            <h2 id="related" className="display-48">
              Read on
            </h2>
            <Link
              to="/system/blog"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
            >
              All posts <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          </div>
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

function PostData({ post }: Pick<Route.ComponentProps['loaderData'], 'post'>) {
  const { publicUrl } = useSite();
  const article = {
    '@type': 'Article',
    headline: post.title,
    description: post.meta_description,
    author: { '@type': 'Person', name: post.author },
    publisher: publishedBy(publicUrl),
    datePublished: new Date(post.created_at * 1000).toISOString(),
    dateModified: new Date(post.created_at * 1000).toISOString(),
    image: post.picture ? `${publicUrl}${post.picture.image}?w=1200` : undefined,
    mainEntityOfPage: `${publicUrl}${postPath(post.slug)}`,
  };
  const crumbs = crumbsData(publicUrl, [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/system/blog' },
    { name: post.title, path: postPath(post.slug) },
  ]);
  return <StructuredData data={{ '@graph': [article, organizationData(publicUrl), crumbs] }} />;
}
