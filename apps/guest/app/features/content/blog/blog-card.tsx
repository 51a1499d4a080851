import { BLOG_EXCERPT, PROMO_EXCERPT, plainText, proseExcerpt } from '@thyme/domain/text';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogCardFragment } from '../../../generated/graphql.ts';
import { irishDay } from '../../../lib/view/dates.ts';
import { Photo } from '../../../lib/view/photo.tsx';

export const postPath = (slug: string) => `/system/blog/${slug}`;

export function BlogFacts({ post, className }: { post: BlogCardFragment; className?: string }) {
  return (
    <p className={clsx('text-sm text-ink-soft', className)}>
      <span className="font-semibold text-thyme-700">{post.topic}</span> · {irishDay(post.created_at)} ·{' '}
      {post.reading_minutes} min
    </p>
  );
}

interface BlogCardProps {
  post: BlogCardFragment;
  /** The heading's level on the page. */
  level?: 2 | 3;
  /** Without its text. */
  short?: boolean;
  first?: boolean;
}

export function BlogCard({ post, level = 2, short = false, first = false }: BlogCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative">
      {post.picture && (
        <Photo
          photo={post.picture}
          alt={post.image_alt_text}
          first={first}
          sizes="(min-width: 68rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-[8/5] w-full rounded-lg"
        />
      )}
      <BlogFacts post={post} className="mt-4" />
      <Heading className="display-22 mt-1.5 text-balance">
        <Link to={postPath(post.slug)} className="no-underline group-hover:text-thyme-700 after:absolute after:inset-0">
          {post.title}
        </Link>
      </Heading>
      {!short && <p className="mt-2 text-pretty text-ink-soft">{proseExcerpt(post.excerpt, BLOG_EXCERPT).text}</p>}
    </article>
  );
}

/** One post at length: its first 300 characters, and a link to the rest. */
export function BlogPromo({ post }: { post: BlogCardFragment & { description: string } }) {
  return (
    <section aria-labelledby="promo" className="wrap">
      <div className="grid overflow-hidden rounded-lg bg-card shadow-soft lg:grid-cols-[1.2fr_1fr]">
        {post.picture && (
          <Photo
            photo={post.picture}
            alt={post.image_alt_text}
            sizes="(min-width: 68rem) 48rem, 100vw"
            className="size-full min-h-60"
          />
        )}
        <div className="p-7 md:p-12">
          <BlogFacts post={post} />
          <h2 id="promo" className="display-36 mt-3 text-balance">
            {post.title}
          </h2>
          <p className="mt-4 text-pretty text-ink-soft">
            {proseExcerpt(plainText(post.description), PROMO_EXCERPT).text}
          </p>
          <Link
            to={postPath(post.slug)}
            className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
          >
            See More <span className="sr-only">about {post.title}</span>{' '}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
        </div>
      </div>
    </section>
  );
}
