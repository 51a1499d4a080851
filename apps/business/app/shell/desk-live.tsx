import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '../lib/desk.ts';
import { lookAgain } from '../lib/look-again.ts';
import { listen } from '../lib/realtime.ts';
import { deskKey } from '../lib/use-act.ts';

/** Refetches what others change while the desk is open. */
export function DeskLive() {
  const client = useQueryClient();
  const { business } = useDesk();
  useEffect(() => {
    const look = () => lookAgain(client, deskKey(business.id));
    const channel = `desk.${business.id}`;
    const stop = listen({ channel, event: 'desk', onEvent: look, missed: look });
    const lookAtMessages = () => {
      lookAgain(client, deskKey(business.id, 'messages'));
      lookAgain(client, deskKey(business.id, 'to-answer'));
    };
    const stopMessages = listen({ channel, event: 'desk-messages', onEvent: lookAtMessages });
    return () => {
      stop();
      stopMessages();
    };
  }, [client, business.id]);
  return null;
}
