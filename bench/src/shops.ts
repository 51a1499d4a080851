import pg from 'pg';

/** The address of the shop with the most services: the heaviest page of its kind. */
export async function heaviestShop(databaseUrl: string): Promise<string> {
  const [heaviest] = await byServices(databaseUrl);
  if (!heaviest) throw new Error('The marketplace has no shop.');
  return heaviest;
}

/** The addresses of the middle half of the shops, by how many services they have. */
export async function typicalShops(databaseUrl: string): Promise<string[]> {
  const slugs = await byServices(databaseUrl);
  return slugs.slice(Math.floor(slugs.length / 4), Math.ceil((slugs.length * 3) / 4));
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
