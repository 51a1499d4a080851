import { chromium } from '@playwright/test';
const base = 'http://localhost:3173';
const [,, which, widthsArg] = process.argv;
const widths = (widthsArg ?? '390,768,1024,1440').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, locale: 'en-IE', timezoneId: 'Europe/Dublin' });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto(base + '/business/login');
await page.getByLabel(/email/i).first().fill('owner@fern-and-fold.example');
await page.getByLabel('Password', { exact: true }).fill('Quiet-hour-1!');
await page.getByRole('button', { name: /log in/i }).first().click();
await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 30000 });
await context.storageState({ path: '/tmp/shots-books/state.json' });
const pages = which.split(',');
for (const name of pages) {
  const [path, label = path.replaceAll(/[/?=&]/g, '_')] = name.split('|');
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await page.goto(base + (path.startsWith('/') ? path : '/business/' + path));
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(500);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) console.log('OVERFLOW', path, width, wide);
    await page.screenshot({ path: `/tmp/shots-books/${label}-${width}.png`, fullPage: true });
  }
  console.log('done', path);
}
await browser.close();
