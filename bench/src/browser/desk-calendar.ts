import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/testing/chromium.ts';
import { startMarketplace } from '../marketplace.ts';
import type { Bench, Figure } from '../measuring/figure.ts';
import { type FullDay, fillDay } from './full-day.ts';

const SHOP = 'fern-and-fold';
const PASSWORD = 'Quiet-hour-1!';
const SECONDS = 3;
const CHANGES = 10;
/** The middle of the people's columns on a screen of 1440 × 900 pixels. */
const MIDDLE = [600, 480] as const;

async function ask<Result>(address: string, token: string, query: string, variables: object = {}): Promise<Result> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Result; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

async function logIn(address: string): Promise<string> {
  const { desk_login } = await ask<{ desk_login: { access_token: string } }>(
    address,
    '',
    'mutation ($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }',
    { u: `owner@${SHOP}.example`, p: PASSWORD },
  );
  return desk_login.access_token;
}

async function openDay(context: BrowserContext, address: string, { date }: FullDay): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/business/?date=${date}`);
  await page.getByRole('region', { name: 'Calendar' }).getByRole('listitem').nth(400).waitFor({ state: 'attached' });
  return page;
}

/** Frames per second while something happens to the page. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  const counting = page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const start = performance.now();
        const count = () => {
          frames += 1;
          const elapsed = performance.now() - start;
          if (elapsed < seconds * 1000) requestAnimationFrame(count);
          else resolve((frames / elapsed) * 1000);
        };
        requestAnimationFrame(count);
      }),
    SECONDS,
  );
  await act();
  return counting;
}

const until = () => Date.now() + SECONDS * 1000;

async function scrolling(page: Page): Promise<void> {
  const end = until();
  await page.mouse.move(700, 500);
  for (let turn = 0; Date.now() < end; turn += 1) await page.mouse.wheel(0, turn % 40 < 20 ? 60 : -60);
}

/** Lifts the block in the middle of the screen; what follows is a drag over all columns. */
async function lift(page: Page): Promise<void> {
  await page.mouse.move(...MIDDLE);
  await page.mouse.down();
  await page.mouse.move(MIDDLE[0] + 20, MIDDLE[1] + 20, { steps: 4 });
  await page.locator('[data-landing]').waitFor();
}

async function dragging(page: Page): Promise<void> {
  const end = until();
  const [x, y] = MIDDLE;
  for (let turn = 0; Date.now() < end; turn += 1)
    await page.mouse.move(x + Math.sin(turn / 25) * 300, y + Math.sin(turn / 10) * 120);
}

async function putBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/**
 * Resolves when the page shows the text. Playwright's own wait looks through 480 blocks again and again, up to half a
 * second apart, and is most of what it would measure.
 */
function showing(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver((changes) => {
          const isThere = changes.some(({ addedNodes, target }) =>
            [...addedNodes, target].some((node) => node.nodeName !== 'BODY' && node.textContent?.includes(wanted)),
          );
          if (!isThere) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

/** How long until a second window shows a change that is made at the desk: the slowest of several. */
async function slowestChange(address: string, token: string, second: Page, { businessId, date }: FullDay) {
  const { desk_calendar } = await ask<{ desk_calendar: { chairs: { id: number; active: boolean }[] } }>(
    address,
    token,
    `{ desk_calendar(business_id: ${businessId}, from: "${date}", to: "${date}") { chairs { id active } } }`,
  );
  const chair = desk_calendar.chairs.find(({ active }) => active)?.id;
  const times: number[] = [];
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const note = `Change ${nth}`;
    const shown = showing(second, note);
    // The observer is in place once the page responds.
    await second.evaluate(() => undefined);
    const started = performance.now();
    await ask(
      address,
      token,
      `mutation ($b: Int!, $d: String!, $f: Int!, $t: Int!, $n: String, $c: [Int!]) {
        desk_block_time(business_id: $b, date: $d, from: $f, to: $t, note: $n, chair_ids: $c) { status message } }`,
      { b: businessId, d: date, f: 300 + nth * 15, t: 315 + nth * 15, n: note, c: [chair] },
    );
    await shown;
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

export const deskCalendar: Bench = {
  name: 'desk-calendar',
  async run(context) {
    const executablePath = await ensureChromium(context.log);
    const marketplace = await startMarketplace(context);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    try {
      const { address, databaseUrl } = marketplace;
      const day = await fillDay(databaseUrl, SHOP);
      const token = await logIn(address);
      const windows = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await windows.addInitScript((stored) => localStorage.setItem('token', stored), token);
      const [first, second] = [await openDay(windows, address, day), await openDay(windows, address, day)];
      const what = '12 people × 40 appointments';
      const frames = { unit: 'frames/s', budget: 55, better: 'more' } as const;
      await first.bringToFront();
      const scrolled = await framesWhile(first, () => scrolling(first));
      await lift(first);
      const dragged = await framesWhile(first, () => dragging(first));
      await putBack(first);
      const figures: Figure[] = [
        { what: `desk calendar, ${what}, scrolled`, value: scrolled, ...frames },
        { what: `desk calendar, ${what}, a block dragged`, value: dragged, ...frames },
      ];
      await second.bringToFront();
      const slowest = await slowestChange(address, token, second, day);
      figures.push({
        what: 'a change until a second window shows it, slowest of 10',
        value: slowest,
        unit: 'ms',
        budget: 1_000,
        better: 'less',
      });
      return figures;
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  },
};
