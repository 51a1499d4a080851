import { useQueryClient } from '@tanstack/react-query';
import { useOutgoing } from '@thyme/site/conversations/use-outgoing.ts';
import { Card, EmptyState } from '@thyme/ui';
import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { SendMessageDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { reportFailure } from '../../lib/report.ts';
import { ConversationList } from './conversation-list.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { MESSAGES_KEY, nameOf, useConversations, useLiveMessages, type Wanted } from './use-conversations.ts';

interface MessagesScreenProps {
  wanted: Wanted | null;
  /** The appointment that the guest opened the conversation from. */
  appointment: number | null;
}

/** List and conversation side by side; on a phone one after the other. */
export function MessagesScreen({ wanted, appointment }: MessagesScreenProps) {
  useLiveMessages();
  const client = useQueryClient();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { data: list } = useConversations();
  const outgoing = useOutgoing(
    useCallback(
      async ({ key, thread, body, pictureIds }) => {
        const message = { business: Number(thread), body, appt: appointment, pictures: [...pictureIds], key };
        return (await run(SendMessageDocument, message)).send_message;
      },
      [appointment],
    ),
    useCallback(() => client.invalidateQueries({ queryKey: MESSAGES_KEY }), [client]),
    useCallback((error: unknown) => void reportFailure({ api: 'send_message', error }), []),
  );
  const open = wanted && list?.find(({ id, shop }) => ('id' in wanted ? id === wanted.id : shop.slug === wanted.shop));
  const name = wanted && nameOf(wanted);
  return (
    <Card look="raised" padding="none" className="overflow-hidden max-md:-mx-4 max-md:rounded-none">
      <div className="grid grid-cols-[minmax(0,1fr)] md:h-[calc(100dvh-17rem)] md:max-h-[44rem] md:min-h-110 md:grid-cols-[20rem_minmax(0,1fr)]">
        <div
          className={clsx('thin-scroll min-h-0 overflow-y-auto md:border-r md:border-line', wanted && 'max-md:hidden')}
        >
          <ConversationList openShop={open?.shop.slug ?? null} />
        </div>
        <div
          className={clsx(
            'flex min-h-0 min-w-0 flex-col max-md:h-[calc(100dvh-13.5rem)] max-md:min-h-110',
            !wanted && 'max-md:hidden',
          )}
        >
          {wanted && name ? (
            <ThreadPanel
              key={name}
              wanted={wanted}
              outgoing={outgoing}
              text={texts[name] ?? ''}
              onText={(text) => setTexts((all) => ({ ...all, [name]: text }))}
            />
          ) : (
            <EmptyState className="m-auto" level={2} title="Choose a conversation">
              Pick a shop to read and write messages.
            </EmptyState>
          )}
        </div>
      </div>
    </Card>
  );
}
