import { fillReply } from '@thyme/domain/conversations';
import { countSegments, plainText } from '@thyme/domain/messages';
import { formatDayTime } from '@thyme/domain/time';
import { ThreadPanel as SharedPanel, ThreadMissing } from '@thyme/site/conversations/thread-panel.tsx';
import { useMarkRead } from '@thyme/site/conversations/use-mark-read.ts';
import type { useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { Avatar, IconButton } from '@thyme/ui';
import { ArrowLeft, CalendarDays, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskReadConversationDocument } from '../../generated/graphql.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import type { DeskConversation } from './operations.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useConversation } from './use-conversation.ts';

interface ThreadPanelProps {
  guest: number;
  outgoing: ReturnType<typeof useOutgoing>;
  text: string;
  onText: (text: string) => void;
  wish: RenderWish;
}

/** What is shown below the messages about a guest's coming appointment; without a message once the shop has answered. */
export type RenderWish = (open: {
  message: { body: string; at: number } | null;
  appointment: NonNullable<DeskConversation['appointment']>;
  name: string;
}) => ReactNode;

/** The conversation with one guest. */
export function ThreadPanel({ guest, outgoing, text, onText, wish }: ThreadPanelProps) {
  const { business } = useDesk();
  const { now } = useShopNow();
  const query = useConversation(guest);
  const { conversation, messages, isError, refetch } = query;
  const id = conversation?.id ?? null;
  useMarkRead(messages, (last) =>
    id === null ? Promise.resolve() : run(DeskReadConversationDocument, { business: business.id, id, last }),
  );
  if (!conversation)
    return (
      <ThreadMissing size="page" isError={isError} onTryAgain={() => void refetch()}>
        The guest may have closed their account.
      </ThreadMissing>
    );
  const last = messages.at(-1);
  const { appointment, first_name: name } = conversation;
  return (
    <>
      <Head conversation={conversation} />
      <SharedPanel
        thread={String(guest)}
        other={conversation.guest_name}
        pages={query}
        outgoing={outgoing}
        nothing="Nothing written yet. Your first message starts the conversation."
        silence={conversation.silence_words}
        now={now}
        zone={business.zone}
        look="desk"
        authorizedFetch={authorizedFetch}
        label={`Write to ${conversation.first_name}`}
        text={text}
        onText={onText}
        businessId={business.id}
        uploadAddress="/desk/messages/pictures"
        above={appointment && wish({ message: last && !last.own ? last : null, appointment, name })}
        hint={<HowItArrives conversation={conversation} text={text} shop={business.name} />}
      >
        <SavedReplies
          onPick={(body) => {
            const filled = fillReply(body, { 'first name': conversation.first_name, shop: business.name });
            onText(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
          }}
        />
      </SharedPanel>
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

/** How the guest is notified, and what that costs. */
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
