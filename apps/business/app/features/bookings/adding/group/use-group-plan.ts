import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskGroupPlanDocument } from '../../../../generated/graphql.ts';
import { useDesk } from '../../../../lib/desk.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { deskKey } from '../../../../lib/use-act.ts';
import { type GroupDraft, groupBooking, isComplete } from './group-draft.ts';

/** Who would serve whom and when, what it costs, and the clashes; undefined until services and time are chosen. */
export function useGroupPlan(draft: GroupDraft) {
  const { business } = useDesk();
  const { guestId, services, group } = groupBooking(draft);
  // Addresses and a link for the deposit change nothing about the plan, and an incomplete address would be refused.
  const { emails: _emails, deposit_link: _link, ...asked } = group;
  const wanted = { business: business.id, guest: guestId, services, group: asked };
  const { data, isPlaceholderData } = useQuery({
    queryKey: deskKey(business.id, 'group-plan', JSON.stringify(wanted)),
    queryFn: async () => (await run(DeskGroupPlanDocument, wanted)).desk_group_plan,
    enabled: isComplete(draft.rows) && draft.time !== null,
    placeholderData: keepPreviousData,
  });
  return { plan: draft.time === null ? undefined : data, isOld: isPlaceholderData };
}
