import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '../lib/desk.ts';
import { listen } from '../lib/realtime.ts';
import { deskKey } from '../lib/use-act.ts';

/** Refreshes the desk's queries on realtime events about the business. */
export function DeskLive() {
  const client = useQueryClient();
  const { business } = useDesk();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: deskKey(business.id) });
    return listen({ channel: `desk.${business.id}`, event: 'desk', heard: refresh, missed: refresh });
  }, [client, business.id]);
  return null;
}
