import { useQuery } from '@tanstack/react-query';
import { DeskToAnswerDocument } from '../generated/graphql.ts';
import { useDesk } from '../lib/desk.ts';
import { run } from '../lib/graphql/client.ts';
import { deskKey } from '../lib/use-act.ts';
import { useShopNow } from '../lib/use-shop-now.ts';

/** What asks to be looked at, by the page it stands on. */
export type Marks = Readonly<Record<string, { count: number; words: string }>>;

/**
 * How many appointments wait for an answer, what is unread, and how much is new. The layout asks; parts of a page show
 * what it knows.
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
