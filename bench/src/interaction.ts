import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/testing/chromium.ts';
import { SLOWED, type TraceEvent } from './blocked-time.ts';
import type { Bench, Figure } from './figure.ts';
import { startMarketplace } from './marketplace.ts';
import { slowestPress } from './press-time.ts';
import { heaviestShop } from './shops.ts';

/** Nobody presses again before having seen what the first press did. */
const LOOKED_MS = 500;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** From here on the page notes how long each press and key takes until the next painting. */
function watch(): void {
  const noted: number[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** One way to tell how long the slowest press of what is done takes, on a page at this many times less than its pace. */
interface Watch {
  slowed: number;
  slowest(page: Page, act: () => Promise<void>): Promise<number>;
}

/** The slowest press or key of what was done; 16 ms, the shortest that is told, where none was slower. */
async function byTheWall(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as { noted: number[] }).noted.splice(0));
  await act();
  // Entries are told after the painting that they end with.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.max(16, ...(window as unknown as { noted: number[] }).noted);
  });
}

const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The same by the processor's clock: a busy machine makes the first figure worthless and leaves this one alone. */
async function byTheProcessor(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return slowestPress(traceEvents);
}

async function open(browser: Browser, url: string, slowed: number): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function onShop(
  browser: Browser,
  url: string,
  { slowed, slowest }: Watch,
): Promise<[what: string, value: number][]> {
  const page = await open(browser, url, slowed);
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  const chosen = await slowest(page, async () => {
    await add.tap();
    await page.getByRole('button', { name: 'Next' }).first().waitFor();
  });
  await page.waitForTimeout(LOOKED_MS);
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

async function inSearch(
  browser: Browser,
  url: string,
  { slowed, slowest }: Watch,
): Promise<[what: string, value: number][]> {
  const page = await open(browser, url, slowed);
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
      const watches: [how: string, watch: Watch][] = [
        [`slowed ${SLOWED}×`, { slowed: SLOWED, slowest: byTheWall }],
        [
          `slowed ${SLOWED}×, by the processor's clock`,
          { slowed: 1, slowest: (page, act) => byTheProcessor(browser, page, act) },
        ],
      ];
      const figures: Figure[] = [];
      for (const [how, watch] of watches) {
        const measured = [
          ...(await onShop(browser, shop, watch)),
          ...(await inSearch(browser, `${address}/search-form`, watch)),
        ];
        for (const [what, value] of measured)
          figures.push({ what: `${what}, ${how}`, value, unit: 'ms', budget: 200, better: 'less' });
      }
      return figures;
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  },
};
