import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OwnConversationDocument, OwnConversationsDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useMe } from '../../lib/session/me.ts';
import { listen } from '../../lib/session/realtime.ts';

export const MESSAGES_KEY = ['messages'];

/** Which conversation is open: one that exists, or one with a shop. */
export type Wanted = { id: number } | { shop: string };

export const nameOf = (wanted: Wanted): string => ('id' in wanted ? `id:${wanted.id}` : `shop:${wanted.shop}`);

export const useConversations = () =>
  useQuery({
    queryKey: [...MESSAGES_KEY, 'list'],
    queryFn: async () => (await runAsGuest(OwnConversationsDocument, {})).my_conversations,
    staleTime: 0,
  });

/** One conversation; earlier messages are further pages. */
export function useConversation(wanted: Wanted) {
  const which = 'id' in wanted ? { id: wanted.id, shop: null } : { id: null, shop: wanted.shop };
  const query = useInfiniteQuery({
    queryKey: [...MESSAGES_KEY, 'thread', nameOf(wanted)],
    queryFn: async ({ pageParam: before }) =>
      (await runAsGuest(OwnConversationDocument, { ...which, before })).my_conversation,
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_older, messages }) => (has_older ? (messages[0]?.id ?? null) : null),
    staleTime: 0,
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    conversation: pages[0] ?? null,
    messages: [...pages].reverse().flatMap(({ messages }) => messages),
    events: [...pages].reverse().flatMap(({ events }) => events),
  };
}

/** Shows new messages as they arrive while the page is open. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  const detail = useMe()?.client_detail?.id;
  useEffect(() => {
    if (detail === undefined) return;
    const look = () => void client.invalidateQueries({ queryKey: MESSAGES_KEY });
    const channel = `client-detail.${detail}`;
    return listen({ channel, event: 'message', onEvent: look, missed: look, joined: look });
  }, [client, detail]);
}
