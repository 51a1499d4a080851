import { formatTime } from '@thyme/domain/time';
import { Check } from 'lucide-react';

/** What the form's page passes to the confirmation page. */
export interface Sent {
  message: string;
  /** The visitor asked for a call back. */
  call: boolean;
  /** When, in unix seconds. */
  at: number;
}

/** Reads it from the history's state, which may hold anything. */
export function sentIn(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null) return null;
  const { message, call, at } = state as Partial<Record<keyof Sent, unknown>>;
  if (typeof message !== 'string' || typeof at !== 'number') return null;
  return { message, call: call === true, at };
}

/** '4:12 pm' by the reader's own clock. */
const clockOf = (at: number) => formatTime(at - new Date(at * 1000).getTimezoneOffset() * 60);

/** What has happened and what comes next. */
export function SentSteps({ sent }: { sent: Sent }) {
  const steps = [
    { title: 'Sent', words: `Today, ${clockOf(sent.at)}` },
    { title: 'Confirmed', words: 'By email, within a minute' },
    { title: sent.call ? 'We’ll ring' : 'We’ll answer', words: 'Within one working day' },
  ];
  return (
    <ol aria-label="What happens now" className="mt-10 grid w-full max-w-190 grid-cols-3 md:mt-16">
      {steps.map(({ title, words }, index) => (
        <li
          key={title}
          className="relative grid content-start justify-items-center gap-0.5 text-center not-first:before:absolute not-first:before:top-4.5 not-first:before:right-1/2 not-first:before:h-0.5 not-first:before:w-full not-first:before:bg-line"
        >
          {index === 0 ? (
            <span className="relative z-10 mb-2.5 grid size-9 place-items-center rounded-full bg-thyme-700 text-white">
              <Check aria-hidden="true" className="size-4.5" />
            </span>
          ) : (
            <span
              aria-hidden="true"
              className="relative z-10 mb-2.5 grid size-9 place-items-center rounded-full border border-line-strong bg-paper text-sm font-semibold figures"
            >
              {index + 1}
            </span>
          )}
          <b className="font-semibold">{title}</b>
          <span className="px-1 text-sm text-balance text-ink-soft">{words}</span>
        </li>
      ))}
    </ol>
  );
}
