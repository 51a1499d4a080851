/** Whether a class comes again and is joined on several dates in a row. */
export const isRepeated = ({ service_group: group }: { service_group: { group_type: string } | null }): boolean =>
  group?.group_type === 'repeated';
