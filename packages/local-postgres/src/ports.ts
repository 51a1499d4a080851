import { createServer } from 'node:net';

/** Whether a loopback port is free; 0 means any. Resolves to the port, or undefined if it is taken. */
export function freePort(wanted = 0): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(port));
    });
  });
}
