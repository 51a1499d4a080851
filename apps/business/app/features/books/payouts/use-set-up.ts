import { thisWindow } from '@thyme/site/this-window.ts';
import { DeskSetUpPayoutsDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';

/** Opens the provider's form for the bank account. Its URL works only once, so it is fetched on demand. */
export function useSetUp() {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const setUp = async () => {
    let url: string | null = null;
    await act('desk_set_up_payouts', async () => {
      ({ url } = (await run(DeskSetUpPayoutsDocument, { business: business.id })).desk_set_up_payouts);
      return { status: 1, message: '' };
    });
    if (url !== null) thisWindow.goTo(new URL(url, window.location.origin).href);
  };
  return { setUp, isBusy: busy !== null };
}
