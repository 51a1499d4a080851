import { useInfiniteQuery } from '@tanstack/react-query';
import { DeskConversationDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

export const threadKey = (business: number, guest: number) => deskKey(business, 'messages', 'thread', guest);

/** The conversation with a guest; earlier messages are further pages. */
export function useConversation(guest: number) {
  const { business } = useDesk();
  const query = useInfiniteQuery({
    queryKey: threadKey(business.id, guest),
    queryFn: async ({ pageParam: before }) =>
      (await run(DeskConversationDocument, { business: business.id, guest, before })).desk_conversation,
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_older, messages }) => (has_older ? (messages[0]?.id ?? null) : null),
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    conversation: pages[0] ?? null,
    messages: [...pages].reverse().flatMap(({ messages }) => messages),
    events: [...pages].reverse().flatMap(({ events }) => events),
  };
}
