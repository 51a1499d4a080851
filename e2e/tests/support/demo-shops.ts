import { withDatabase } from './calls.ts';

let known: Promise<ReadonlySet<number>> | undefined;

/** The shops of the demo marketplace. Other tests open shops of their own meanwhile, with hours and logins of their own. */
export function demoShops(): Promise<ReadonlySet<number>> {
  known ??= withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select b.id from businesses b join business_members m on m.business_id = b.id and m.role = 'owner'
       join users u on u.id = m.user_id where u.email = 'owner@' || b.slug || '.example'`,
    );
    return new Set(rows.map(({ id }) => id));
  });
  return known;
}
