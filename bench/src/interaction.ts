import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/testing/chromium.ts';
import type { Bench, Figure } from './figure.ts';
import { heaviestShop } from './heaviest-shop.ts';
import { startMarketplace } from './marketplace.ts';

/** A phone that is four times slower than this machine, as Lighthouse has it. */
const SLOWED = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** From here on the page notes how long each press and key takes until the next painting. */
function watch(): void {
  const noted: number[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest press or key of what was done; 16 ms, the shortest that is told, where none was slower. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as { noted: number[] }).noted.splice(0));
  await act();
  // Entries are told after the painting that they end with.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.max(16, ...(window as unknown as { noted: number[] }).noted);
  });
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function onShop(browser: Browser, url: string): Promise<[what: string, value: number][]> {
  const page = await open(browser, url);
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  const chosen = await slowest(page, async () => {
    await add.tap();
    await page.getByRole('button', { name: 'Next' }).first().waitFor();
  });
  const opened = await slowest(page, async () => {
    await page.getByRole('button', { name: 'Next' }).first().tap();
    await page.getByRole('dialog').waitFor();
  });
  await page.context().close();
  return [
    ['a service is chosen', chosen],
    ['the booking is opened', opened],
  ];
}

async function inSearch(browser: Browser, url: string): Promise<[what: string, value: number][]> {
  const page = await open(browser, url);
  const field = page.getByRole('main').getByRole('combobox', { name: 'What' });
  const typed = await slowest(page, async () => {
    await field.pressSequentially('massage');
    await page.getByRole('option').first().waitFor();
  });
  await page.context().close();
  return [['a word is typed into the search', typed]];
}

export const interaction: Bench = {
  name: 'interaction',
  async run(context) {
    const executablePath = await ensureChromium(context.log);
    const marketplace = await startMarketplace(context);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    try {
      const { address } = marketplace;
      const shop = `${address}/${await heaviestShop(marketplace.databaseUrl)}`;
      const measured = [...(await onShop(browser, shop)), ...(await inSearch(browser, `${address}/search-form`))];
      return measured.map(
        ([what, value]): Figure => ({
          what: `${what}, slowed ${SLOWED}×`,
          value,
          unit: 'ms',
          budget: 200,
          better: 'less',
        }),
      );
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  },
};
