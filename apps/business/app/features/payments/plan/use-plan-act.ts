import { thisWindow } from '@thyme/site/this-window.ts';
import { useDesk } from '../../../lib/desk.ts';
import { useAct } from '../../../lib/use-act.ts';

interface PlanAnswer {
  status: number;
  message: string;
  payment_url?: string | null;
}

/** Runs what changes the plan. Where there is something to pay, the card page follows, on the guests' site. */
export function usePlanAct() {
  const { business } = useDesk();
  const { act, busy } = useAct();
  return {
    busy,
    perform: async (api: string, send: (businessId: number) => Promise<PlanAnswer>): Promise<boolean> => {
      let url: string | null | undefined;
      const isDone = await act(api, async () => {
        const answer = await send(business.id);
        url = answer.payment_url;
        return answer;
      });
      // The server sends a path of its own site, or the address of the card provider.
      if (isDone && url) thisWindow.goTo(new URL(url, window.location.origin).href);
      return isDone;
    },
  };
}
