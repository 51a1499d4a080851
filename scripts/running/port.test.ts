import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reservePort } from './port.ts';

async function occupy(answer?: string): Promise<number> {
  const server =
    answer === undefined
      ? createSocket((socket) => socket.destroy())
      : createServer((_request, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a port that another program uses is refused with a free one to take instead', async () => {
  const port = await occupy();
  await expect(reservePort(port, '127.0.0.1')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use: another program listens there. Choose another: PORT=\\d+ npm start$`),
  );
});

test('a second instance reports that Thyme is already running', async () => {
  const port = await occupy('{"status":"ready"}');
  await expect(reservePort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use: Thyme already runs there.`);
});

test('the reserved port answers 503, cannot be taken, and is free once released', async () => {
  const port = await occupy();
  const next = port === 65_535 ? port - 1 : port + 1;
  const reservation = await reservePort(next, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${next}/`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Thyme is starting')]);
  await expect(reservePort(next, '127.0.0.1')).rejects.toThrow('Thyme already runs there');
  await reservation.release();
  await (await reservePort(next, '127.0.0.1')).release();
});

test('an address that this machine does not have is reported plainly', async () => {
  await expect(reservePort(4_199, '203.0.113.7')).rejects.toThrow(
    'Cannot listen on 203.0.113.7:4199 (EADDRNOTAVAIL): check HOST and PORT.',
  );
});
