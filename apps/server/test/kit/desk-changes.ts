import type { TestApi } from './boot-api.ts';

/** The fields that tests select from every edit. */
export const changeOf =
  'status message id conflicts { appt_id is_class guest_name services starts reason choices nearest_times colleague }';

export interface ChangeWire {
  status: number;
  message: string;
  id: number | null;
  conflicts: {
    appt_id: number;
    is_class: boolean;
    guest_name: string;
    services: string[];
    starts: number;
    reason: string;
    choices: string[];
    nearest_times: number[];
    colleague: string | null;
  }[];
}

/** The fields for which an operation is refused. */
export async function validationOf(
  api: TestApi,
  query: string,
  variables: object,
  { token }: { token: string },
): Promise<string[]> {
  const { errors } = await api.run(query, variables, { token });
  return Object.keys(errors?.[0]?.extensions?.validation ?? {});
}
