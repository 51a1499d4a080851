import pg from 'pg';

/** The address of the shop with the most services: the heaviest page of its kind. */
export async function heaviestShop(databaseUrl: string): Promise<string> {
  const [heaviest] = await byServices(databaseUrl);
  if (!heaviest) throw new Error('The marketplace has no shop.');
  return heaviest;
}

/** The address of one that half of the shops have more services than, and half have fewer. */
export async function typicalShop(databaseUrl: string): Promise<string> {
  const slugs = await byServices(databaseUrl);
  const middle = slugs[Math.floor(slugs.length / 2)];
  if (!middle) throw new Error('The marketplace has no shop.');
  return middle;
}

async function byServices(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      'select b.slug from businesses b join services s on s.business_id = b.id where b.published group by b.id, b.slug order by count(*) desc, b.slug',
    );
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}
