import { fillReply } from '@thyme/domain/conversations';
import { countSegments, plainText } from '@thyme/domain/messages';
import { formatDayTime } from '@thyme/domain/time';
import { Composer } from '@thyme/site/conversations/composer.tsx';
import { ThreadView } from '@thyme/site/conversations/thread-view.tsx';
import { useMarkRead } from '@thyme/site/conversations/use-mark-read.ts';
import { stillOutgoing, type useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { Avatar, Button, ErrorState, IconButton, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { ArrowLeft, CalendarDays, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { DeskReadConversationDocument } from '../../generated/graphql.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import type { DeskConversation } from './operations.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useConversation } from './use-conversation.ts';

interface ThreadPanelProps {
  guest: number;
  outgoing: ReturnType<typeof useOutgoing>;
  text: string;
  onText: (text: string) => void;
}

/** The conversation with one guest. */
export function ThreadPanel({ guest, outgoing, text, onText }: ThreadPanelProps) {
  const { business } = useDesk();
  const { now } = useShopNow();
  const query = useConversation(guest);
  const { conversation, messages, events, isError, refetch } = query;
  const id = conversation?.id ?? null;
  useMarkRead(messages, (last) =>
    id === null ? Promise.resolve() : run(DeskReadConversationDocument, { business: business.id, id, last }),
  );
  if (!conversation)
    return isError ? (
      <ErrorState
        size="page"
        level={2}
        title="We couldn’t load this conversation"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The guest may have closed their account.
      </ErrorState>
    ) : (
      <SkeletonGroup label="Loading the conversation">
        <div className="p-5">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="mt-6 h-60" />
        </div>
      </SkeletonGroup>
    );
  const own = outgoing.all.filter(({ thread }) => thread === String(guest));
  return (
    <>
      <Head conversation={conversation} />
      {messages.length === 0 && own.length === 0 && (
        <p className="p-5 text-center text-ink-soft">
          Nothing written yet. Your first message starts the conversation.
        </p>
      )}
      <ThreadView
        other={conversation.guest_name}
        messages={messages}
        events={events}
        outgoing={stillOutgoing(own, messages)}
        now={now}
        zone={business.zone}
        authorizedFetch={authorizedFetch}
        look="desk"
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
          key={guest}
          label={`Write to ${conversation.first_name}`}
          text={text}
          onText={onText}
          businessId={business.id}
          authorizedFetch={authorizedFetch}
          uploadAddress="/desk/messages/pictures"
          hint={<HowItArrives conversation={conversation} text={text} shop={business.name} />}
          onSend={({ body, pictureIds }) => {
            outgoing.add({ thread: String(guest), body, pictureIds, after: messages.at(-1)?.id ?? 0 });
            onText('');
          }}
        >
          <SavedReplies
            onPick={(body) => {
              const filled = fillReply(body, { 'first name': conversation.first_name, shop: business.name });
              onText(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
            }}
          />
        </Composer>
      )}
    </>
  );
}

function Head({ conversation }: { conversation: DeskConversation }) {
  const { guest_name: name, mobile, is_guest: isGuest, guest_id: guest, appointment } = conversation;
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
      <IconButton label="All conversations" asChild className="nav:hidden">
        <Link to="/messages">
          <ArrowLeft aria-hidden="true" />
        </Link>
      </IconButton>
      <Avatar name={name} size={38} />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="truncate font-semibold">
          {isGuest ? (
            <Link to={`/guests/${guest}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {!isGuest && <p className="text-sm text-ink-soft">Hasn’t booked with you yet</p>}
        {appointment && (
          <Link
            to={`/?date=${new Date(appointment.starts * 1000).toISOString().slice(0, 10)}&appt=${appointment.id}`}
            className="inline-flex items-center gap-1.5 text-sm text-thyme-700"
          >
            <CalendarDays aria-hidden="true" className="size-4" />
            {formatDayTime(appointment.starts)}
          </Link>
        )}
      </div>
      {mobile && (
        <IconButton label={`Call ${name}`} asChild>
          <a href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>
            <Phone aria-hidden="true" className="size-5" />
          </a>
        </IconButton>
      )}
      <ConversationMenu conversation={conversation} />
    </header>
  );
}

const ARRIVES: Record<string, string> = {
  push: 'They see it in their account. If they haven’t read it in three minutes, their browser shows a notification.',
  mail: 'They see it in Thyme. If they haven’t read it in three minutes, we email it. Free of charge.',
  account: 'They see it in their account. They’ve turned off emails and texts.',
};

/** By which way the guest learns of it, and what that costs. */
function HowItArrives({ conversation, text, shop }: { conversation: DeskConversation; text: string; shop: string }) {
  const { reached_by: by, first_name: name, text_price: price } = conversation;
  if (by === 'nothing') return <p>There’s no account, email or mobile number to reach {name} by.</p>;
  if (by !== 'text') return <p>{ARRIVES[by]}</p>;
  const { parts } = countSegments(plainText(`${shop}: ${text}\nReply to this text to answer.`));
  return (
    <p className="figures">
      Sent as a text, {parts} {parts === 1 ? 'part' : 'parts'}, {parts * price} c.
    </p>
  );
}
