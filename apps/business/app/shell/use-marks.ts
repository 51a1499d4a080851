import { useQuery } from '@tanstack/react-query';
import { DeskToAnswerDocument } from '../generated/graphql.ts';
import { useDesk } from '../lib/desk.ts';
import { run } from '../lib/graphql/client.ts';
import { useShopNow } from '../lib/time/use-shop-now.ts';
import { deskKey } from '../lib/use-act.ts';

/** Badge counts by page. */
export type Marks = Readonly<Record<string, { count: number; words: string }>>;

/**
 * Counts pending answers, unread messages and new notifications. Only the layout fetches (`asks`); other components read
 * the cache.
 */
export function useMarks({ asks }: { asks: boolean }): Marks {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'to-answer', today),
    queryFn: () => run(DeskToAnswerDocument, { business: business.id, today }),
    enabled: asks,
  });
  return {
    '/': {
      count:
        (data?.desk_calendar.to_answer.length ?? 0) +
        (data?.desk_decisions.length ?? 0) +
        (data?.desk_unanswered.length ?? 0),
      words: 'waiting for you',
    },
    '/messages': { count: data?.desk_unread_messages ?? 0, words: 'unread' },
    '/news': { count: data?.desk_notifications.unseen ?? 0, words: 'new' },
  };
}
