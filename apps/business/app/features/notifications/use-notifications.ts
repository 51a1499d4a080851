import { useQuery } from '@tanstack/react-query';
import { DeskNotificationsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

/** The shop's notifications, refetched when the desk receives an event. */
export function useNotifications() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'news'),
    queryFn: async () => (await run(DeskNotificationsDocument, { business: business.id })).desk_notifications,
  });
}
