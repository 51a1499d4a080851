import { formatDayTime } from '@thyme/domain/time';
import { ThreadPanel as SharedPanel, ThreadMissing } from '@thyme/site/conversations/thread-panel.tsx';
import { useMarkRead } from '@thyme/site/conversations/use-mark-read.ts';
import type { useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { IconButton } from '@thyme/ui';
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
  const { conversation, messages, isError, refetch } = query;
  const id = conversation?.id ?? null;
  useMarkRead(messages, (last) =>
    id === null ? Promise.resolve() : runAsGuest(ReadConversationDocument, { id, last }),
  );
  if (!conversation)
    return (
      <ThreadMissing isError={isError} onTryAgain={() => void refetch()}>
        Nothing is lost.
      </ThreadMissing>
    );
  const { shop } = conversation;
  return (
    <>
      <Head conversation={conversation} />
      <SharedPanel
        thread={String(shop.id)}
        other={shop.name}
        pages={query}
        outgoing={outgoing}
        nothing={`Ask ${shop.name} anything about your appointment.`}
        silence={conversation.silence_words}
        now={now}
        zone={ownZone()}
        look="guest"
        authorizedFetch={authorizedFetch}
        label={`Write to ${shop.name}`}
        text={text}
        onText={onText}
        businessId={shop.id}
        uploadAddress="/account/messages/pictures"
        hint="To change or cancel your appointment, use the appointment itself, so the time is safe."
      />
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
        <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-1">
          <CalendarDays aria-hidden="true" className="size-5 text-thyme-700" />
          <span className="line-clamp-2 min-w-0 flex-1">
            <b className="font-semibold figures">{zoned(formatDayTime(appointment.starts), appointment.zone_label)}</b>{' '}
            <span className="text-ink-soft">{appointment.is_call ? 'Video call' : appointment.services}</span>
          </span>
          <Link
            to={`/profile/appointments?id=${appointment.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-thyme-700"
          >
            See appointment
          </Link>
        </p>
      )}
    </>
  );
}
