import { useQueryClient } from '@tanstack/react-query';
import { useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { EmptyState } from '@thyme/ui';
import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeskSendMessageDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { reportFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { ConversationList } from './conversation-list.tsx';
import { GuestCard } from './guest-card.tsx';
import { type RenderWish, ThreadPanel } from './thread-panel.tsx';
import { useConversation } from './use-conversation.ts';

/** Messages being sent. Kept by the page, so that they survive switching to another guest. */
function useDeskOutgoing() {
  const { business } = useDesk();
  const client = useQueryClient();
  const [address] = useSearchParams();
  const appt = Number(address.get('appt')) || null;
  return useOutgoing(
    useCallback(
      async ({ key, thread, body, pictureIds }) => {
        const message = { business: business.id, guest: Number(thread), body, appt, pictures: [...pictureIds], key };
        return (await run(DeskSendMessageDocument, message)).desk_send_message;
      },
      [business.id, appt],
    ),
    useCallback(() => client.invalidateQueries({ queryKey: deskKey(business.id, 'messages') }), [client, business.id]),
    useCallback((error: unknown) => void reportFailure({ api: 'desk_send_message', error }), []),
  );
}

/** List, conversation and guest side by side; one at a time on a phone. */
export function ConversationsPage({ guest, wish }: { guest: number | null; wish: RenderWish }) {
  const outgoing = useDeskOutgoing();
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 nav:grid-cols-[19rem_minmax(0,1fr)] wide:grid-cols-[21rem_minmax(0,1fr)_17rem]">
      <div className={clsx(guest !== null && 'max-nav:hidden')}>
        <ConversationList openGuest={guest} />
      </div>
      {guest === null ? (
        <EmptyState className="max-nav:hidden" level={2} title="Choose a conversation">
          Its messages will appear here.
        </EmptyState>
      ) : (
        <>
          <div className="flex h-[calc(100dvh-5.5rem)] min-h-100 min-w-0 flex-col overflow-hidden border border-line bg-paper max-md:-mx-4 md:rounded-md nav:h-[calc(100dvh-11.5rem)]">
            <ThreadPanel
              key={guest}
              guest={guest}
              outgoing={outgoing}
              text={texts[guest] ?? ''}
              onText={(text) => setTexts((all) => ({ ...all, [guest]: text }))}
              wish={wish}
            />
          </div>
          <div className="max-wide:hidden">
            <AboutGuest guest={guest} />
          </div>
        </>
      )}
    </div>
  );
}

function AboutGuest({ guest }: { guest: number }) {
  const { conversation } = useConversation(guest);
  return conversation?.is_guest ? <GuestCard guest={conversation.guest_id} name={conversation.guest_name} /> : null;
}
