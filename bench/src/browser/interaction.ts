import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/testing/chromium.ts';
import { startMarketplace } from '../marketplace.ts';
import type { Bench, Figure } from '../measuring/figure.ts';
import { heaviestShop } from '../shops.ts';
import { slowestInteraction } from './interaction-time.ts';
import { SLOWDOWN, type TraceEvent } from './trace-event.ts';

/** The pause of a person between two interactions. */
const PAUSE_MS = 500;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Records, from here on, how long each input takes until the next paint. */
function watch(): void {
  const recorded: number[] = [];
  Object.assign(window, { recorded });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** One way to measure the slowest interaction of an action, with the processor throttled by this factor. */
interface Watch {
  throttle: number;
  slowest(page: Page, act: () => Promise<void>): Promise<number>;
}

/** Wall time of the slowest interaction; 16 ms, the shortest that the browser reports, where none was slower. */
async function inWallTime(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as { recorded: number[] }).recorded.splice(0));
  await act();
  // The browser reports an entry after the paint that ends it.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.max(16, ...(window as unknown as { recorded: number[] }).recorded);
  });
}

const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The same in processor time, which other programs do not disturb. */
async function inProcessorTime(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return slowestInteraction(traceEvents);
}

async function open(browser: Browser, url: string, throttle: number): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function onShop(
  browser: Browser,
  url: string,
  { throttle, slowest }: Watch,
): Promise<[what: string, value: number][]> {
  const page = await open(browser, url, throttle);
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  const chosen = await slowest(page, async () => {
    await add.tap();
    await page.getByRole('button', { name: 'Next' }).first().waitFor();
  });
  await page.waitForTimeout(PAUSE_MS);
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
  { throttle, slowest }: Watch,
): Promise<[what: string, value: number][]> {
  const page = await open(browser, url, throttle);
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
        [`slowed ${SLOWDOWN}×`, { throttle: SLOWDOWN, slowest: inWallTime }],
        [
          `slowed ${SLOWDOWN}×, in processor time`,
          { throttle: 1, slowest: (page, act) => inProcessorTime(browser, page, act) },
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
