import pg from 'pg';

/** The address of the shop with the most services: the heaviest page of its kind. */
export async function heaviestShop(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      'select b.slug from businesses b join services s on s.business_id = b.id group by b.id, b.slug order by count(*) desc, b.slug limit 1',
    );
    if (!rows[0]) throw new Error('The marketplace has no shop.');
    return rows[0].slug;
  } finally {
    await client.end();
  }
}
