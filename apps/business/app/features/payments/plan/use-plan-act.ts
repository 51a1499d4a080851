import { thisWindow } from '@thyme/site/this-window.ts';
import { useDesk } from '../../../lib/desk.ts';
import { useAct } from '../../../lib/use-act.ts';

interface PlanAnswer {
  status: number;
  message: string;
  payment_url?: string | null;
}

/** Runs a mutation on the plan. If something is to pay, redirects to the card page on the guest site. */
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
      // The server returns a path on its own site, or the URL of the card provider.
      if (isDone && url) thisWindow.goTo(new URL(url, window.location.origin).href);
      return isDone;
    },
  };
}
