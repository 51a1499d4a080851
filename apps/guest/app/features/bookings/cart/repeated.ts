import { leastOccurrences } from '@thyme/domain/availability';

type Group = { group_type: string; single_visits: boolean } | null;

/** Whether a class repeats and is booked on several consecutive dates. */
export const isRepeated = ({
  service_group: group,
}: {
  service_group: Pick<NonNullable<Group>, 'group_type'> | null;
}) => group?.group_type === 'repeated';

/** Whether a repeated class may be joined on one date only. */
export const allowsSingle = ({ service_group: group }: { service_group: Group }): boolean =>
  group?.single_visits ?? false;

/** How many dates of a service a cart starts with. */
export const firstQuantity = (service: { service_group: Group }): number =>
  isRepeated(service) ? leastOccurrences({ allowsSingle: allowsSingle(service) }) : 1;
