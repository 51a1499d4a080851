import type pg from 'pg';
import { type FunctionFile, readFunctionFiles } from './function-files.ts';
import { readRecord, recordFile } from './function-record.ts';

interface Options {
  /** Applies unchanged files too: a migration may have dropped a trigger together with its table or column. */
  all: boolean;
  files?: readonly FunctionFile[];
}

/** Brings functions and triggers to what `functions/*.sql` says, inside the caller's transaction. */
export async function applyFunctions(client: pg.Client, options: Options): Promise<void> {
  const files = options.files ?? readFunctionFiles();
  const record = await readRecord(client);
  const changed = files.filter(({ name, hash }) => options.all || record.get(name)?.hash !== hash);
  const removed = [...record.values()].filter(({ name }) => files.every((file) => file.name !== name));
  for (const file of changed) await apply(client, file);
  const defined = new Set(files.flatMap(({ objects }) => objects));
  const earlier = [...changed.flatMap(({ name }) => record.get(name) ?? []), ...removed];
  await dropObjects(
    client,
    earlier.flatMap(({ objects }) => objects).filter((object) => !defined.has(object)),
  );
  for (const { name } of removed) await client.query('delete from drizzle.function_files where name = $1', [name]);
}

const functionNames = (objects: readonly string[]) =>
  objects.filter((object) => object.startsWith('function ')).map((object) => object.slice('function '.length));

interface Signature {
  oid: number;
  name: string;
  text: string;
}

async function signaturesOf(client: pg.Client, names: readonly string[]): Promise<Signature[]> {
  const { rows } = await client.query<Signature>(
    `select oid::int8::float8 as oid, proname as name, oid::regprocedure::text as text
      from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [names],
  );
  return rows;
}

async function dropFunctions(client: pg.Client, signatures: readonly Signature[]): Promise<void> {
  if (signatures.length > 0) await client.query(`drop function ${signatures.map(({ text }) => text).join(', ')}`);
}

async function dropObjects(client: pg.Client, objects: readonly string[]): Promise<void> {
  // Triggers first: a function that a trigger calls cannot be dropped.
  for (const object of objects)
    if (object.startsWith('trigger ')) await client.query(object.replace('trigger ', 'drop trigger if exists '));
  await dropFunctions(client, await signaturesOf(client, functionNames(objects)));
}

const inFile = (file: FunctionFile, error: unknown) =>
  new Error(`functions/${file.name}: ${(error as Error).message}`, { cause: error });

/** PostgreSQL does not replace a function by one with another return type, or other parameter names. */
const cannotReplace = (error: unknown) => (error as { code?: string }).code === '42P13';

async function run(client: pg.Client, file: FunctionFile, earlier: readonly Signature[]): Promise<void> {
  await client.query('savepoint file');
  try {
    await client.query(file.sql);
  } catch (error) {
    if (!cannotReplace(error)) throw error;
    await client.query('rollback to savepoint file');
    await dropFunctions(client, earlier);
    await client.query(file.sql);
  }
  await client.query('release savepoint file');
}

async function apply(client: pg.Client, file: FunctionFile): Promise<void> {
  const names = functionNames(file.objects);
  const earlier = await signaturesOf(client, names);
  await run(client, file, earlier).catch((error: unknown) => {
    throw inFile(file, error);
  });
  // A function with other parameters does not replace the earlier one, which would stay beside it.
  const now = await signaturesOf(client, names);
  const isEarlier = ({ oid }: Signature) => earlier.some((one) => one.oid === oid);
  const added = now.filter((one) => !isEarlier(one));
  await dropFunctions(
    client,
    now.filter((one) => isEarlier(one) && added.some(({ name }) => name === one.name)),
  );
  await recordFile(client, file);
}
