import { clsx } from 'clsx';

export const ABOUT_SCROLLS_OVER = 200;

/** The business's description; a long text scrolls within its box. */
export function About({ name, text }: { name: string; text: string }) {
  const scrolls = text.length > ABOUT_SCROLLS_OVER;
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return (
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
  );
}
