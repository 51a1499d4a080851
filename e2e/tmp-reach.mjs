import { chromium } from '@playwright/test';
const base = 'http://localhost:4110';
const gql = async (query, variables, token) =>
  (await (await fetch(`${base}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify({ query, variables }) })).json());
const login = await gql('mutation ($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }', { u: 'owner@fern-and-fold.example', p: 'Quiet-hour-1!' });
const desk = login.data.desk_login.access_token;
const glogin = await gql('mutation ($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }', { u: 'niamh.gallagher@guest.example', p: 'Quiet-hour-1!' });
const guest = glogin.data?.login?.access_token;
console.log('desk', !!desk, 'guest', !!guest, JSON.stringify(glogin).slice(0, 200));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const only = process.argv.slice(2);
const pages = {
  waiting: { path: '/business/', wait: '#waiting-for-you, text=waiting for you' },
  reminders: { path: '/business/reminders', act: async (p) => p.getByRole('button', { name: /Time again\?/ }).click() },
  messages: { path: '/business/messages', act: async (p) => { const l = p.locator('a[href*="/messages/"]').first(); if (await l.count()) await l.click(); } },
  guestmessages: { path: '/profile/messages', guest: true, act: async (p) => { const l = p.locator('a[href*="/profile/messages/"]').first(); await l.waitFor(); await l.click(); } },
};
for (const [name, { path, act, guest: asGuest }] of Object.entries(pages)) {
  if (only.length && !only.includes(name)) continue;
  for (const width of [390, 768, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    page.on('console', (m) => m.type() === 'error' && console.log(name, width, m.text().slice(0, 200)));
    await page.goto(`${base}/robots.txt`);
    await page.evaluate(([k, v]) => localStorage.setItem(k, v), asGuest ? ['guest_token', guest] : ['token', desk]);
    await page.goto(`${base}${path}`);
    await page.waitForTimeout(3500);
    try { if (act) await act(page); } catch (e) { console.log(name, width, String(e).slice(0, 200)); }
    if (name === 'waiting' && width < 1440) { const b = page.getByRole('button', { name: /^See all/ }).first(); if (await b.count()) await b.click(); }
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/reach-shots/${name}-${width}.png`, fullPage: name !== 'waiting' });
    await page.close();
  }
}
await browser.close();
