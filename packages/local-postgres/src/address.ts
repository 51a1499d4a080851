import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';

/** The smallest limit of a socket path on any system: 104 bytes with the terminator. */
const LONGEST_PATH = 103;

/**
 * The host part of the connection URL. A local socket has less overhead than TCP and is reachable only by users who may
 * read the data; TCP is used where there are no sockets, or where the path is too long.
 */
export function addressOf(home: Home, port: number, database: string): string {
  const socket = join(home.cluster, `.s.PGSQL.${port}`);
  const isUsable = Buffer.byteLength(socket) <= LONGEST_PATH && existsSync(socket);
  return `127.0.0.1:${port}/${database}${isUsable ? `?host=${encodeURIComponent(home.cluster)}` : ''}`;
}
