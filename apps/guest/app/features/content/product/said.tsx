import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { clsx } from 'clsx';
import type { SaidFragment } from '../../../generated/graphql.ts';

/** A quote with its author. */
export function Said({
  quote: { text, author, company, photo },
  className,
}: {
  quote: SaidFragment;
  className?: string;
}) {
  return (
    <figure className={clsx('border-l-2 border-thyme-300 pl-5', className)}>
      <blockquote className="display-22 text-pretty">“{text}”</blockquote>
      <figcaption className="mt-4 flex items-center gap-3 leading-snug">
        <Avatar name={author} src={`${photo.image}?w=96`} size={48} />
        <span>
          <b className="block font-semibold">{author}</b>
          <span className="text-sm text-ink-soft">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
