import { proseExcerpt, TESTIMONIAL_LIMIT } from '@thyme/domain/text';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { useId } from 'react';
import type { OpinionFragment } from '../../generated/graphql.ts';
import { SlideRow, threeAbreast } from '../../lib/view/slide-row.tsx';

/** What owners say, three at a time on a desk, two on a tablet, one on a phone. */
export function Testimonials({ opinions }: { opinions: readonly OpinionFragment[] }) {
  return (
    <SlideRow
      label="Testimonials"
      slideClassName={threeAbreast}
      head={<h2 className="display-48">From people with their hands full</h2>}
    >
      {opinions.map((opinion) => (
        <Testimonial key={opinion.id} opinion={opinion} />
      ))}
    </SlideRow>
  );
}

function Testimonial({ opinion: { name, position, description, picture } }: { opinion: OpinionFragment }) {
  const said = proseExcerpt(description, TESTIMONIAL_LIMIT);
  const whole = useId();
  return (
    <figure className="group relative flex h-full flex-col gap-6 rounded-lg bg-card p-7 shadow-soft">
      <blockquote className="flex-1 text-lg text-pretty">
        {said.text}{' '}
        {said.isCut && (
          <button
            type="button"
            aria-describedby={whole}
            className="peer min-h-6 font-semibold text-thyme-700 underline decoration-thyme-300"
          >
            Read more
          </button>
        )}
        {said.isCut && (
          <span
            role="tooltip"
            id={whole}
            className="pointer-events-none invisible absolute inset-0 z-10 overflow-hidden rounded-lg bg-thyme-900 p-7 text-base text-white opacity-0 transition-opacity peer-hover:visible peer-hover:opacity-100 peer-focus:visible peer-focus:opacity-100"
          >
            {description}
          </span>
        )}
      </blockquote>
      <figcaption className="flex items-center gap-3.5 border-t border-line pt-5 leading-snug">
        <Avatar name={name} src={picture ? `${picture.image}?w=96` : null} size={48} />
        <span>
          <b className="block font-semibold">{name}</b>
          <span className="text-sm text-ink-soft">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
