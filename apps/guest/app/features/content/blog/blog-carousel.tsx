import { PROMO_EXCERPT, plainText, proseExcerpt } from '@thyme/domain/text';
import { Link } from 'react-router';
import type { BlogCardFragment } from '../../../generated/graphql.ts';
import { SlideRow, threeAbreast } from '../../../lib/view/slide-row.tsx';
import { BlogCard, postPath } from './blog-card.tsx';

type Post = BlogCardFragment & { description: string };

/** Posts side by side: three, two under 1024 px, one under 600 px. */
export function BlogCarousel({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="wrap">
      <SlideRow
        label="From the blog"
        slideClassName={threeAbreast}
        head={<h2 className="display-48">From the blog</h2>}
      >
        {posts.map((post) => (
          <div key={post.id}>
            <BlogCard post={post} level={3} short />
            <p className="mt-2 text-pretty text-ink-soft">
              {proseExcerpt(plainText(post.description), PROMO_EXCERPT).text}
            </p>
            <Link to={postPath(post.slug)} className="inline-flex min-h-11 items-center font-semibold text-thyme-700">
              See More <span className="sr-only">about {post.title}</span>
            </Link>
          </div>
        ))}
      </SlideRow>
    </div>
  );
}
