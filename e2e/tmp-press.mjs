import { chromium } from '@playwright/test';
const BASE = process.env.BASE, SHOP = '/the-copper-comb';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
let lost = 0; const N = Number(process.env.N ?? 40);
for (let i = 0; i < N; i++) {
  const context = await browser.newContext({ viewport: { width: i % 2 ? 390 : 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 + (i % 6) });
  await cdp.send('Network.enable');
  if (i % 3 === 0) await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 60, downloadThroughput: 60_000, uploadThroughput: 60_000 });
  await page.goto(BASE + SHOP, { waitUntil: 'commit' });
  const wait = Math.random() * 1500;
  await page.waitForTimeout(wait);
  const button = page.locator('#services').getByRole('button', { name: /^Add/ }).first();
  const state = await page.evaluate(() => [document.readyState, globalThis.earlyInput?.length ?? 'none']).catch(() => '?');
  await button.click({ timeout: 30_000 });
  let ok = true;
  try { await page.locator('#services').getByText('In cart').first().waitFor({ timeout: 15_000 }); } catch { ok = false; }
  if (!ok || !page.url().endsWith(SHOP)) { lost++; console.log('LOST', i, Math.round(wait), JSON.stringify(state), page.url()); }
  await context.close();
}
console.log(`lost ${lost} of ${N}`);
await browser.close();
