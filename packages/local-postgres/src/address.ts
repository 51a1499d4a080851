import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';

/** Systems keep the path of a socket in a field of fixed length: 104 bytes on the least of them, with its end. */
const LONGEST_PATH = 103;

/**
 * The part of a connection's address that says where. A local socket is asked and answered with less work than TCP and can
 * be reached by nobody who may not read the data; TCP serves where there is none, or where its path is too long.
 */
export function addressOf(home: Home, port: number, database: string): string {
  const socket = join(home.cluster, `.s.PGSQL.${port}`);
  const isUsable = Buffer.byteLength(socket) <= LONGEST_PATH && existsSync(socket);
  return `127.0.0.1:${port}/${database}${isUsable ? `?host=${encodeURIComponent(home.cluster)}` : ''}`;
}
