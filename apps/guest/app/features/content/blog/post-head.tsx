import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { clsx } from 'clsx';
import { ArrowLeft, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogPostQuery } from '../../../generated/graphql.ts';
import { sharePage } from '../../../lib/page/share-page.ts';
import { irishDay } from '../../../lib/view/dates.ts';
import { Photo } from '../../../lib/view/photo.tsx';

type Post = NonNullable<BlogPostQuery['blog']>;

const minutes = (number: number) => (number === 1 ? '1 minute' : `${number} minutes`);

/** Title, who wrote it and when, and the cover. */
export function PostHead({ post }: { post: Post }) {
  const ready = useHydrated();
  return (
    <header>
      <Link
        to="/system/blog"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" /> Blog
      </Link>
      <h1 className="display-64 mt-3 max-w-240 text-balance">{post.title}</h1>
      <div className="mt-5 flex items-center gap-3.5 leading-snug">
        <Avatar name={post.author} src={post.writer && `${post.writer.picture.image}?w=96`} size={48} />
        <p>
          <b className="block font-semibold">{post.author}</b>
          <span className="text-sm text-ink-soft">
            {irishDay(post.created_at)}, {minutes(post.reading_minutes)}
            <span className="max-md:hidden"> · {post.topic}</span>
          </span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void sharePage(post.title)}
          className={clsx('ml-auto print:hidden', !ready && 'invisible')}
        >
          <Share2 aria-hidden="true" /> Share
        </Button>
      </div>
      {post.picture && (
        <Photo
          photo={post.picture}
          alt={post.image_alt_text}
          first
          sizes="(min-width: 80rem) 75rem, 100vw"
          className="mt-8 aspect-[4/3] w-full rounded-lg object-[50%_80%] md:aspect-[2/1] md:rounded-[32px]"
        />
      )}
    </header>
  );
}
