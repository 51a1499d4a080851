import pg from 'pg';

/**
 * Runs a step of the first set-up once in the life of a database, and writes down that it was done. Instances that
 * start together wait for one another; a step that fails leaves no mark and is tried again next time.
 */
export async function onceInDatabase(url: string, step: string, work: () => Promise<void>): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thyme-set-up',
    options: '-c client_min_messages=warning',
  });
  // A connection lost while idle also fails the next query, which says so better.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('thyme-set-up'))`);
    await client.query(
      'create table if not exists set_up_steps (step text primary key, done_at timestamptz not null default now())',
    );
    const { rowCount } = await client.query('select 1 from set_up_steps where step = $1', [step]);
    if (rowCount) return false;
    await work();
    await client.query('insert into set_up_steps (step) values ($1)', [step]);
    return true;
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}
