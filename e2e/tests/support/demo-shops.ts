import { type APIRequestContext, expect } from '@playwright/test';
import { withDatabase } from './calls.ts';

const AT_ONCE = 10;
let known: Promise<readonly string[]> | undefined;

/** The fifty newest ones, as a fresh marketplace lists them. */
function demoSlugs(): Promise<readonly string[]> {
  known ??= withDatabase(async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select b.slug from businesses b join business_members m on m.business_id = b.id and m.role = 'owner'
       join users u on u.id = m.user_id where u.email = 'owner@' || b.slug || '.example'
       order by b.published_at desc, b.id desc limit 50`,
    );
    return rows.map(({ slug }) => slug);
  });
  return known;
}

/**
 * Shops of the demo marketplace, newest first. By name, because other tests open shops meanwhile, and the list of the
 * newest ones would have fewer and fewer of the demo.
 */
export async function readDemoShops<Shop>(request: APIRequestContext, fields: string): Promise<Shop[]> {
  const slugs = await demoSlugs();
  const query = `query ($slug: String!) { business(slug: $slug) { ${fields} } }`;
  const shops: Shop[] = [];
  for (let at = 0; at < slugs.length; at += AT_ONCE) {
    const data = slugs.slice(at, at + AT_ONCE).map((slug) => ({ query, variables: { slug } }));
    const response = await request.post('/graphql', { data });
    const answers = (await response.json()) as { data: { business: Shop | null }; errors?: object[] }[];
    for (const answer of answers) {
      expect(answer.errors).toBeUndefined();
      if (answer.data.business) shops.push(answer.data.business);
    }
  }
  return shops;
}
