import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

const SHOP = '/the-copper-comb';
/** Marker after the services; the rest of the page, with the scripts, follows it. */
const LATER = 'id="location"';

/** Serves the site over a slow connection: the rest of the shop page is sent when `finish` is called. */
async function slowLine(site: string) {
  const rest = Promise.withResolvers<void>();
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url ?? '/', site), { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = request.url === SHOP ? body.indexOf(LATER) : 0;
    response.write(body.subarray(0, cut));
    if (cut > 0) await rest.promise;
    response.end(body.subarray(cut));
  };
  const server = createServer((request, response) => {
    forward(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, finish: rest.resolve, close: () => server.close() };
}

for (const width of [390, 1440])
  test(`[GUESTB-001] Add is not lost when it is pressed while the page is still arriving, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const line = await slowLine(baseURL ?? '');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${line.url}${SHOP}`, { waitUntil: 'commit' });
    await page.locator('#services').getByRole('button', { name: /^Add/ }).first().click();
    await expect(page.locator('#location')).not.toBeAttached();
    line.finish();
    await expect(page.locator('#services').getByText('In cart').first()).toBeVisible();
    await expect(page).toHaveURL(`${line.url}${SHOP}`);
    line.close();
  });
