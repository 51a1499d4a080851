import { commands } from './data/commands.ts';
import { openDatabase } from './running/database.ts';
import { loadEnvironmentFile, Refusal, readSettings } from './running/settings.ts';

// npm run db -- <command>: works on DATABASE_URL, or on the built-in database, beside a running instance too.
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

async function run(): Promise<void> {
  if (!command) {
    const list = Object.entries(commands).map(([known, { says }]) => `  npm run db -- ${known.padEnd(11)} ${says}`);
    throw new Refusal(`${name ? `There is no command "${name}".` : 'Say what to do.'}\n${list.join('\n')}`);
  }
  loadEnvironmentFile();
  const database = await openDatabase(readSettings(), () => undefined);
  try {
    console.log(await command.run(database, args));
  } finally {
    await database.stop();
  }
}

run().catch((error: Error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
