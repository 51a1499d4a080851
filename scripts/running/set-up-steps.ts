import pg from 'pg';

/** Runs `work` unless the step is recorded in this database, and records it afterwards. */
export type Once = (step: string, work: () => Promise<void>) => Promise<void>;

/**
 * Set-up steps, each run once in the life of a database, which stores the list. Instances that start together wait for
 * one another; a failed step is not recorded and runs again next time.
 */
export async function setUp(url: string, steps: (once: Once) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thyme-set-up',
    options: '-c client_min_messages=warning',
  });
  // A connection lost while idle also fails the next query, with a better message.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('thyme-set-up'))`);
    await client.query(
      'create table if not exists set_up_steps (step text primary key, done_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ step: string }>('select step from set_up_steps');
    const done = new Set(rows.map(({ step }) => step));
    await steps(async (step, work) => {
      if (done.has(step)) return;
      await work();
      await client.query('insert into set_up_steps (step) values ($1)', [step]);
    });
  } finally {
    // Ending the connection releases the lock in any case.
    await client.end();
  }
}
