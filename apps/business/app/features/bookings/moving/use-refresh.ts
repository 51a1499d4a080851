import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../../../lib/desk.ts';
import { deskKey } from '../../../lib/use-act.ts';

/** Refetches everything of the business that is on screen. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { business } = useDesk();
  return () => client.invalidateQueries({ queryKey: deskKey(business.id) });
}
