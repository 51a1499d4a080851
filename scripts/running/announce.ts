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

function rows({ settings, database, logins }: Announcement): [string, string][] {
  const list = logins.map(({ who, email, password }): [string, string] => [who, `${email}  password ${password}`]);
  list.push(['Data', settings.databaseUrl ? database.where : settings.dataDir]);
  if (!settings.databaseUrl && !database.where.startsWith(settings.dataDir)) list.push(['Database', database.where]);
  if (database.sharedWith.length > 0) {
    list.push([
      'Shared',
      `process ${database.sharedWith.join(', ')} uses the same data; DATA_DIR=… npm start gives this one its own`,
    ]);
  }
  list.push(['Stop', 'Ctrl-C']);
  return list;
}

/** The final lines: the address, the demo logins, where the data is, how to stop. */
export function announcement(of: Announcement): string {
  const list = rows(of);
  const width = Math.max(...list.map(([label]) => label.length));
  const lines = list.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`);
  return [`Thyme is ready at ${of.address} (${of.seconds.toFixed(1)} s)`, '', ...lines, ''].join('\n');
}
