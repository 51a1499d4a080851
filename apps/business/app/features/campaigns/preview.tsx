import type { NewsChannel } from '@thyme/domain/messages';
import type { Preview as Shown } from './campaign-draft.ts';

/** The message as a guest sees it. */
export function Preview({ channel, preview, shop }: { channel: NewsChannel; preview: Shown; shop: string }) {
  return (
    <section
      aria-label="As your guest sees it"
      className="mx-auto w-full max-w-75 rounded-[2.25rem] border-8 border-thyme-900 bg-card px-4 py-6 shadow-soft [overflow-wrap:anywhere]"
    >
      {channel === 'mail' ? (
        <>
          <p className="text-sm text-ink-soft">{shop}</p>
          <p className="display-22 mt-1">{preview.subject || 'Your subject'}</p>
          <div className="mt-3 grid gap-3">
            {preview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-4 rounded-sm bg-clay-700 px-4 py-2.5 text-center font-semibold text-white">Book a time</p>
          <p className="mt-4 text-sm text-ink-soft">No more offers from {shop}</p>
        </>
      ) : (
        <p className="rounded-lg rounded-bl-xs bg-shine px-4 py-3 whitespace-pre-line">{preview.text}</p>
      )}
    </section>
  );
}
