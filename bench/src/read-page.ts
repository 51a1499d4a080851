import { connect, type Socket } from 'node:net';

/**
 * Reads a page completely, compressed as for a browser. Anything but a page is an error. Uses bare connections: on a
 * machine that also runs the server, HTTP clients took more processor time than the server's responses.
 */
export async function readPage(address: string, path: string): Promise<void> {
  const waiting = idle.get(address) ?? [];
  idle.set(address, waiting);
  const socket = waiting.pop() ?? (await open(address, waiting));
  await exchange(socket, address, path);
  socket.unref();
  waiting.push(socket);
}

/** Idle connections, by the server's address. */
const idle = new Map<string, Socket[]>();

async function open(address: string, waiting: Socket[]): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('close', () => {
    const at = waiting.indexOf(socket);
    if (at !== -1) waiting.splice(at, 1);
  });
  // The reader handles errors; an idle connection needs no handler.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve();
    });
  });
  return socket;
}

function exchange(socket: Socket, address: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    let missing = Number.POSITIVE_INFINITY;
    const end = (problem?: string) => {
      socket.off('data', take).off('close', lost);
      if (!problem) return resolve();
      socket.destroy();
      reject(new Error(`${path} ${problem}.`));
    };
    const lost = () => end('was not answered to its end');
    const take = (piece: Buffer) => {
      if (missing !== Number.POSITIVE_INFINITY) missing -= piece.length;
      else {
        head = Buffer.concat([head, piece]);
        const body = head.indexOf('\r\n\r\n') + 4;
        if (body < 4) return;
        const { status, length } = readHead(head.toString('latin1', 0, body));
        if (status !== 200) return end(`answered ${status}`);
        if (Number.isNaN(length)) return end('does not say how long it is');
        missing = length - (head.length - body);
      }
      if (missing === 0) end();
      if (missing < 0) end('is longer than it says');
    };
    socket.ref().on('data', take).on('close', lost);
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\naccept-encoding: ${AS_BROWSERS_DO}\r\n\r\n`,
    );
  });
}

/** The accepted encodings of Chromium, Firefox and others. */
const AS_BROWSERS_DO = 'gzip, deflate, br, zstd';

function readHead(head: string): { status: number; length: number } {
  const [, length = 'none'] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
  return { status: Number(head.slice(9, 12)), length: Number(length) };
}
