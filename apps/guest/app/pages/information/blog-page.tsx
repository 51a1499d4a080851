import { BLOG_EXCERPT, proseExcerpt } from '@thyme/domain/text';
import { Badge, Pagination } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BlogCard, BlogFacts, postPath } from '../../features/content/blog/blog-card.tsx';
import { PageHead } from '../../features/content/text/page-head.tsx';
import type { BlogCardFragment } from '../../generated/graphql.ts';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/system-blog.ts';

export function listPath(page: number, topic: string | null): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/system/blog?${query}` : '/system/blog';
}

export const lead = 'Short, useful reads about time, money and manners for anyone running a small business.';

export function BlogPage({ loaderData: { list, total, latest, topics, topic, page } }: Route.ComponentProps) {
  const showsLatest = latest !== null && page === 1 && topic === null;
  return (
    <div className="pb-18 md:pb-28">
      <PageHead title="Blog" lead={lead} />
      {showsLatest && <Latest post={latest} />}
      <div className="wrap">
        <nav aria-label="Topics" className="mt-12 flex flex-wrap gap-2">
          {[null, ...topics].map((name) => (
            <Link
              key={name ?? 'All'}
              to={listPath(1, name)}
              aria-current={name === topic ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-sm border px-4 font-medium no-underline',
                name === topic
                  ? 'border-thyme-900 bg-thyme-900 text-white'
                  : 'border-line-strong bg-card hover:bg-sand',
              )}
            >
              {name ?? 'All'}
            </Link>
          ))}
        </nav>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
        <div className="mt-12 border-t border-line pt-6">
          <Pagination
            page={page}
            pages={list.paginatorInfo.lastPage}
            label="Pages of the blog"
            link={(number) => <Link to={listPath(number, topic)} />}
          />
          <p className="mt-3 flex flex-wrap items-center justify-center gap-x-6 text-center text-sm text-ink-soft">
            <span>{total === 1 ? '1 post' : `${total} posts`}</span>
            {latest && !showsLatest && (
              <Link to={postPath(latest.slug)} className="inline-flex min-h-11 items-center">
                Read the latest: {latest.title}
              </Link>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

function Latest({ post }: { post: BlogCardFragment }) {
  return (
    <section aria-label="The latest post" className="wrap grid items-center gap-8 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
      {post.picture && (
        <Photo
          photo={post.picture}
          alt={post.image_alt_text}
          first
          sizes="(min-width: 68rem) 40rem, 100vw"
          className="aspect-[8/5] w-full rounded-lg"
        />
      )}
      <div>
        <Badge>Latest</Badge>
        <BlogFacts post={post} className="mt-3" />
        <h2 className="display-36 mt-3 text-balance">{post.title}</h2>
        <p className="mt-4 text-lg text-pretty text-ink-soft">{proseExcerpt(post.excerpt, BLOG_EXCERPT).text}</p>
        <Link
          to={postPath(post.slug)}
          className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
        >
          Read the latest <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </div>
    </section>
  );
}
