import { useEffect, useState } from 'react';
import { UnreadMessagesDocument } from '../../generated/graphql.ts';
import { run } from '../graphql/client.ts';
import { useMe } from './me.ts';
import { listen } from './realtime.ts';
import { keys, read } from './storage.ts';

/** The number of messages that the guest has not read, updated while the page is open. */
export function useUnreadMessages(): number {
  const detail = useMe()?.client_detail?.id;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (detail === undefined) return;
    let isGone = false;
    const look = async () => {
      if (!read(keys.guestToken)) return;
      try {
        const { my_unread_messages: unread } = await run(UnreadMessagesDocument, {}, { silent: true });
        if (!isGone) setCount(unread);
      } catch (error) {
        // Public pages do not need the number, so a failure is only logged.
        console.warn('The number of unread messages could not be loaded.', error);
      }
    };
    const ask = () => void look();
    ask();
    const channel = `client-detail.${detail}`;
    const stop = listen({ channel, event: 'message', onEvent: ask, missed: ask, joined: ask });
    return () => {
      isGone = true;
      stop();
    };
  }, [detail]);
  return count;
}
