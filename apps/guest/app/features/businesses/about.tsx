import { DESCRIPTION_PREVIEW, excerpt } from '@thyme/domain/text';
import { clsx } from 'clsx';

export const ABOUT_SCROLLS_OVER = 200;

/** What the business says about itself: its description in short, then the whole text, which scrolls when it is long. */
export function About({ name, description, text }: { name: string; description: string; text: string }) {
  const scrolls = text.length > ABOUT_SCROLLS_OVER;
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Description text={description.trim()} />
      {paragraphs.length > 0 && (
        <section
          aria-label={`About ${name}`}
          tabIndex={scrolls ? 0 : undefined}
          data-scrolls={scrolls || undefined}
          className={clsx(
            'grid gap-4 text-lg',
            scrolls &&
              'thin-scroll max-h-36 overflow-y-auto pr-4 pb-8 [mask-image:linear-gradient(black_calc(100%-2.5rem),transparent)]',
          )}
        >
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

/** A long description opens without a script: this part of the page is not hydrated. */
function Description({ text }: { text: string }) {
  if (text === '') return null;
  const short = excerpt(text, DESCRIPTION_PREVIEW);
  const look = 'font-display text-xl text-pretty text-thyme-900';
  if (!short.isCut) return <p className={look}>{text}</p>;
  const toggle = 'font-sans text-base font-semibold text-thyme-700 underline decoration-thyme-300';
  return (
    <details className="group">
      <summary className={clsx(look, 'cursor-pointer list-none py-2.5 -my-2.5 [&::-webkit-details-marker]:hidden')}>
        <span className="group-open:hidden">
          {short.text} <span className={toggle}>more</span>
        </span>
        <span className="hidden group-open:inline">
          {text} <span className={toggle}>less</span>
        </span>
      </summary>
    </details>
  );
}
