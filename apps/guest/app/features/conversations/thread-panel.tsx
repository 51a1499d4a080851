import { formatDayTime } from '@thyme/domain/time';
import { Composer } from '@thyme/site/conversations/composer.tsx';
import { ThreadView } from '@thyme/site/conversations/thread-view.tsx';
import { useMarkRead } from '@thyme/site/conversations/use-mark-read.ts';
import { stillOutgoing, type useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, ErrorState, IconButton, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { ArrowLeft, CalendarDays, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { ReadConversationDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { authorizedFetch } from '../../lib/session/authorized-fetch.ts';
import { Photo } from '../../lib/view/photo.tsx';
import { zoned } from '../../lib/view/zone-name.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import type { Conversation } from './operations.ts';
import { useConversation, type Wanted } from './use-conversations.ts';
import { ownZone } from './zone.ts';

interface ThreadPanelProps {
  wanted: Wanted;
  outgoing: ReturnType<typeof useOutgoing>;
  text: string;
  onText: (text: string) => void;
}

/** The conversation with one shop. */
export function ThreadPanel({ wanted, outgoing, text, onText }: ThreadPanelProps) {
  const now = useNow(Math.floor(Date.now() / 1000));
  const query = useConversation(wanted);
  const { conversation, messages, events, isError, refetch } = query;
  const id = conversation?.id ?? null;
  useMarkRead(messages, (last) =>
    id === null ? Promise.resolve() : runAsGuest(ReadConversationDocument, { id, last }),
  );
  if (!conversation)
    return isError ? (
      <ErrorState
        level={2}
        title="We couldn’t load this conversation"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Nothing is lost.
      </ErrorState>
    ) : (
      <SkeletonGroup label="Loading the conversation">
        <div className="p-5">
          <Skeleton height={48} />
          <Skeleton className="mt-6" height={240} />
        </div>
      </SkeletonGroup>
    );
  const { shop } = conversation;
  const thread = String(shop.id);
  const own = outgoing.all.filter((one) => one.thread === thread);
  return (
    <>
      <Head conversation={conversation} />
      {messages.length === 0 && own.length === 0 && (
        <p className="p-5 text-center text-ink-soft">Ask {shop.name} anything about your appointment.</p>
      )}
      <ThreadView
        other={shop.name}
        messages={messages}
        events={events}
        outgoing={stillOutgoing(own, messages)}
        now={now}
        zone={ownZone()}
        authorizedFetch={authorizedFetch}
        look="guest"
        onTryAgain={outgoing.tryAgain}
        onDrop={({ key }) => outgoing.drop(key)}
        onOlder={query.hasNextPage ? () => void query.fetchNextPage() : null}
        isLoadingOlder={query.isFetchingNextPage}
      />
      {conversation.silence_words ? (
        <div className="border-t border-line p-4">
          <Note tone="warn">{conversation.silence_words}</Note>
        </div>
      ) : (
        <Composer
          label={`Write to ${shop.name}`}
          text={text}
          onText={onText}
          businessId={shop.id}
          authorizedFetch={authorizedFetch}
          uploadAddress="/account/messages/pictures"
          hint="To change or cancel your appointment, use the appointment itself, so the time is safe."
          onSend={({ body, pictureIds }) => {
            outgoing.add({ thread, body, pictureIds, after: messages.at(-1)?.id ?? 0 });
            onText('');
          }}
        />
      )}
    </>
  );
}

function Head({ conversation }: { conversation: Conversation }) {
  const { shop, appointment } = conversation;
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line px-4 py-3">
        <IconButton label="All messages" asChild className="md:hidden">
          <Link to="/profile/messages">
            <ArrowLeft aria-hidden="true" />
          </Link>
        </IconButton>
        <span className="size-11 flex-none overflow-hidden rounded-full bg-sand">
          {shop.thumbnail_picture && <Photo photo={shop.thumbnail_picture} alt="" sizes="44px" className="size-full" />}
        </span>
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          {shop.published ? (
            <Link to={`/${shop.slug}`} className="text-ink no-underline hover:underline">
              {shop.name}
            </Link>
          ) : (
            shop.name
          )}
        </h2>
        {shop.phone && (
          <IconButton label={`Call ${shop.name}`} asChild>
            <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>
              <Phone aria-hidden="true" className="size-5" />
            </a>
          </IconButton>
        )}
        <ConversationMenu conversation={conversation} />
      </header>
      {appointment && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-2.5">
          <CalendarDays aria-hidden="true" className="size-5 text-thyme-700" />
          <span className="line-clamp-2 min-w-0 flex-1">
            <b className="font-semibold figures">{zoned(formatDayTime(appointment.starts), appointment.zone_label)}</b>{' '}
            <span className="text-ink-soft">{appointment.is_call ? 'Video call' : appointment.services}</span>
          </span>
          <Link to={`/profile/appointments?id=${appointment.id}`} className="font-semibold text-thyme-700">
            See appointment
          </Link>
        </p>
      )}
    </>
  );
}
