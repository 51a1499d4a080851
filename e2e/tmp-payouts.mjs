import { chromium } from '@playwright/test';

const base = 'http://localhost:4230';
const login = async (email) => {
  const r = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: process.env.LOGIN, variables: { e: email, p: 'Quiet-hour-1!' } }),
  });
  const t = await r.text();
  const m = /"(?:access_)?token":"([^"]+)"/.exec(t);
  if (!m) throw new Error(t);
  return m[1];
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const token = await login('owner@fern-and-fold.example');
for (const [w, h] of [
  [1440, 900],
  [390, 844],
  [1024, 800],
]) {
  const page = await browser.newPage({ viewport: { width: w, height: h } });
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.goto(`${base}/robots.txt`);
  await page.evaluate((t) => localStorage.setItem('token', t), token);
  await page.goto(`${base}/business/payouts`);
  await page.getByRole('list', { name: 'Payouts' }).waitFor({ timeout: 120000 });
  await page
    .getByRole('list', { name: 'What’s in it' })
    .waitFor({ timeout: 60000 })
    .catch(() => console.log('no items'));
  await page.screenshot({ path: `/tmp/payouts-${w}.png`, fullPage: true });
  if (w === 1440) {
    await page.getByRole('button').filter({ hasText: 'Arrived' }).first().click();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/payouts-arrived.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
