import type { Database } from './database.ts';
import type { Settings } from './settings.ts';

export interface Login {
  who: string;
  email: string;
  password: string;
}

export interface Announcement {
  settings: Settings;
  database: Database;
  address: string;
  logins: readonly Login[];
  seconds: number;
}

/** The lines people wait for: where to go, who to be, where the data is, how to stop. */
export function announcement({ settings, database, address, logins, seconds }: Announcement): string {
  const lines = [`Thyme is ready at ${address} (${seconds.toFixed(1)} s)`, ''];
  for (const { who, email, password } of logins) lines.push(`  ${who.padEnd(8)} ${email}  password ${password}`);
  lines.push(`  Data     ${settings.databaseUrl ? database.where : settings.dataDir}`);
  if (!settings.databaseUrl && !database.where.startsWith(settings.dataDir)) lines.push(`  Database ${database.where}`);
  if (database.sharedWith.length > 0) {
    lines.push(
      `  Shared   process ${database.sharedWith.join(', ')} uses the same data; DATA_DIR=… npm start gives this one its own`,
    );
  }
  lines.push('  Stop     Ctrl-C', '');
  return lines.join('\n');
}
