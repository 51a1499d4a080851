import { chromium } from '@playwright/test';
const base = 'http://localhost:3871';
const login = await (await fetch(`${base}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: 'mutation($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }', variables: { u: 'owner@fern-and-fold.example', p: 'Quiet-hour-1!' } }) })).json();
const token = login.data.desk_login.access_token;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.goto(`${base}/robots.txt`);
await page.evaluate((t) => localStorage.setItem('token', t), token);
const which = process.argv.slice(2);
for (const name of which) {
  for (const width of [1440, 390, 1024]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const t0 = Date.now();
    await page.goto(`${base}/business/${name}`);
    await page.waitForTimeout(2500);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(name, width, 'overflow', over, Date.now() - t0);
    await page.screenshot({ path: `/tmp/books-shots/${name.replace(/[^a-z]/g, '_')}-${width}.png`, fullPage: true });
  }
}
await browser.close();
