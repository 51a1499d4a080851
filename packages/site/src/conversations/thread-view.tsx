import { dateAt, formatTime, wallOf, type Zone } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { CalendarDays, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AuthorizedFetch } from '../authorized-fetch.ts';
import { PrivatePicture } from './private-picture.tsx';
import { byDay, dayWords, metaWords, type ShownEvent, type ShownMessage, withEvents } from './thread-words.ts';
import type { Outgoing } from './use-outgoing.ts';

export interface ThreadViewProps {
  /** The name of the other side. */
  other: string;
  messages: readonly ShownMessage[];
  /** Shown between the messages. */
  events?: readonly ShownEvent[];
  outgoing: readonly Outgoing[];
  now: number;
  zone: Zone;
  authorizedFetch: AuthorizedFetch;
  /** Own messages are dark on the guest site and pale on the desk. */
  look: 'guest' | 'desk';
  onTryAgain: (one: Outgoing) => void;
  onDrop: (one: Outgoing) => void;
  /** Loads earlier messages; null at the beginning of the conversation. */
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
}

/** Within this many pixels of the end, the view scrolls to new messages. */
const NEAR_END = 120;

/** The messages of a conversation, newest at the bottom; the view stays there as new ones arrive. */
export function ThreadView(props: ThreadViewProps) {
  const {
    other,
    messages,
    events = [],
    outgoing,
    now,
    zone,
    look,
    onOlder,
    isLoadingOlder,
    onTryAgain,
    onDrop,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const newest = `${messages.at(-1)?.id ?? 0}:${outgoing.length}`;
  // What appears below the messages takes room from them.
  useEffect(() => {
    const area = box.current;
    if (!area || typeof ResizeObserver === 'undefined') return;
    const sized = new ResizeObserver(() => {
      if (follows.current) area.scrollTop = area.scrollHeight;
    });
    sized.observe(area);
    return () => sized.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is what moves the view.
  useEffect(() => {
    const area = box.current;
    if (area && follows.current) area.scrollTop = area.scrollHeight;
  }, [newest]);
  const noteScroll = () => {
    const area = box.current;
    if (area) follows.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END;
  };
  const today = dateAt(zone, now);
  return (
    <section
      ref={box}
      onScroll={noteScroll}
      aria-label={`Messages with ${other}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
      tabIndex={0}
      className="thin-scroll min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-3px] focus-visible:focus-ring md:px-5"
    >
      {onOlder && (
        <p className="mb-4 text-center">
          <Button size="sm" variant="ghost" busy={isLoadingOlder} onClick={onOlder}>
            Show earlier messages
          </Button>
        </p>
      )}
      <div role="log" aria-live="polite" className="grid gap-5">
        {byDay(withEvents(messages, events), zone).map((day) => (
          <section key={day.date} aria-label={dayWords(day.date, today)} className="grid gap-3">
            <p aria-hidden="true" className="text-center text-sm text-ink-soft">
              {dayWords(day.date, today)}
            </p>
            {day.messages.map((entry) =>
              'words' in entry ? (
                <EventLine key={entry.key} event={entry} zone={zone} />
              ) : (
                <Bubble key={entry.id} message={entry} {...props} />
              ),
            )}
          </section>
        ))}
        {outgoing.length > 0 && (
          <ul aria-label="Being sent" className="grid gap-3">
            {outgoing.map((one) => (
              <li key={one.key} className="grid justify-items-end gap-1">
                <Words own look={look} body={one.body || pictureWords(one.pictureIds.length)} isPale />
                {one.problem === null ? (
                  <span className="text-sm text-ink-soft">Sending…</span>
                ) : (
                  <p role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-danger">
                    <CircleAlert aria-hidden="true" className="size-4.5" /> {one.problem}
                    <Button size="sm" variant="ghost" onClick={() => onTryAgain(one)}>
                      Try again
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => onDrop(one)}>
                      Delete
                    </Button>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function EventLine({ event: { words, at }, zone }: { event: ShownEvent; zone: Zone }) {
  return (
    <p className="flex items-center justify-center gap-2 text-center text-sm text-ink-soft figures">
      <CalendarDays aria-hidden="true" className="size-4 flex-none" />
      <span>
        {words} <span className="sr-only">at </span>
        <span aria-hidden="true">· </span>
        {formatTime(wallOf(zone, at))}
      </span>
    </p>
  );
}

const pictureWords = (count: number) => (count === 1 ? 'A picture' : `${count} pictures`);

function Bubble({ message, zone, other, look, authorizedFetch }: { message: ShownMessage } & ThreadViewProps) {
  const { own, body, pictures, author } = message;
  return (
    <article
      aria-label={`${own ? 'You' : author}, ${metaWords(message, zone)}`}
      className={`grid gap-1 ${own ? 'justify-items-end' : 'justify-items-start'}`}
    >
      {!own && look === 'guest' && <span className="text-sm text-ink-soft">{author}</span>}
      {body && <Words own={own} look={look} body={body} />}
      {pictures.map((picture) => (
        <PrivatePicture
          key={picture.id}
          {...picture}
          alt={`Picture from ${own ? 'you' : look === 'guest' ? author : other}`}
          authorizedFetch={authorizedFetch}
        />
      ))}
      <span className="text-sm text-ink-soft figures">{metaWords(message, zone)}</span>
    </article>
  );
}

interface WordsProps {
  own: boolean;
  look: 'guest' | 'desk';
  body: string;
  isPale?: boolean;
}

function Words({ own, look, body, isPale = false }: WordsProps) {
  const tone = own
    ? look === 'guest'
      ? 'bg-thyme-700 text-white rounded-br-[4px]'
      : 'bg-thyme-100 rounded-tr-[4px]'
    : look === 'guest'
      ? 'bg-sand rounded-bl-[4px]'
      : 'border border-line bg-card rounded-tl-[4px]';
  return (
    <p
      dir="auto"
      className={`max-w-[85%] rounded-md px-4 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere] ${tone} ${isPale ? 'opacity-75' : ''}`}
    >
      {body}
    </p>
  );
}
