import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Reads a page to its end, packed as browsers ask for it. Anything but a page is an error. */
export function readPage(address: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}.`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
