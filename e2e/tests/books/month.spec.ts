import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/appointments.ts';
import { expectDeskFits, namedGuestWithAppointment, openDesk, openPage, startAppointment } from '../support/desk.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Reads comma-separated values as RFC 4180 says. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let index = 0; index < body.length; index += 1) {
    const letter = body[index] ?? '';
    const row = rows.at(-1) ?? [];
    const last = row.length - 1;
    if (letter === '"' && isQuoted && body[index + 1] === '"') {
      row[last] += '"';
      index += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) row.push('');
    else if (letter === '\n' && !isQuoted) rows.push(['']);
    else if (letter !== '\r' || isQuoted) row[last] += letter;
  }
  return rows.filter((row) => row.length > 1);
}

const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
const figure = (text: string | null) => cents((text ?? '').replaceAll(/[€,]/g, '').replace('−', '-'));

async function download(page: Page, name: string): Promise<string[][]> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `CSV of ${name}`, exact: true }).click();
  return readCsv(await readFile(await (await started).path(), 'utf8'));
}

test.describe('the books of a month', () => {
  let guest: Awaited<ReturnType<typeof namedGuestWithAppointment>>;
  let name = '';
  const shared = sharedPage(async (page, request) => {
    guest = await namedGuestWithAppointment(request, 11);
    name = guest.name;
    await startAppointment(guest.appointment.id);
    const { id } = guest.appointment;
    const { desk_till: till } = await askAs<{ desk_till: { version: number; due: number } }>(
      request,
      guest.desk,
      'query ($id: Int!) { desk_till(id: $id) { version due } }',
      { id },
    );
    await askAs(
      request,
      guest.desk,
      `mutation ($id: Int!, $version: Int!, $total: Float!) {
        desk_checkout(id: $id, version: $version, tip: 4, cash: $total, total: $total) { status } }`,
      { id, version: till.version, total: till.due + 4 },
    );
    await openDesk(page, guest.desk, '/business/payments');
  });

  test('[BOOKS-002] a payment is found by the guest’s name, and opens to its invoice', async () => {
    const page = shared();
    await openPage(page, 'Money', 'Payments');
    await page.getByRole('searchbox').fill(name);
    const row = page.getByRole('table').getByRole('button', { name: new RegExp(name, 'i') });
    await expect(row).toHaveCount(1);
    await expect(page).toHaveURL(/search=/);
    await row.click();
    const sheet = page.getByRole('dialog', { name: 'Payment' });
    await expect(sheet.getByRole('list', { name: 'Ledger' }).getByText('Tip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  for (const path of ['payments', 'drawer', 'vat', 'exports', 'reports'])
    test(`${path} is accessible and fits`, async () => {
      const page = shared();
      await page.goto(`/business/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first()).toBeVisible();
      await expectDeskFits(page);
    });

  test('[BOOKSB-010] has payouts: every card payment has its place, and the file has the sums of the page', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    const places = page.getByRole('region', { name: 'Where your money is' });
    const amountOf = async (place: string) =>
      figure(await places.getByText(place, { exact: true }).locator('..').locator('dd').textContent());
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    // Guests of other tests may pay between the page and the file.
    await expect(async () => {
      await page.goto('/business/payouts');
      await expect(places.getByText('All card payments')).toBeVisible();
      const all = await amountOf('All card payments');
      const [paidOut, pending] = [await amountOf('Paid out'), await amountOf('Still to be paid out')];
      const kept = [await amountOf('Refunded to guests'), await amountOf('Disputed'), await amountOf('Thyme’s fee')];
      expect(paidOut).toBeGreaterThan(0);
      expect(kept.reduce((sum, one) => sum + one, paidOut + pending)).toBe(all);
      await page.goto(`/business/exports?from=2024-01-01&to=${tomorrow}`);
      const rows = (await download(page, 'Payouts and fees')).slice(1);
      const sumOf = (what: string) =>
        rows.filter((row) => row[1] === what).reduce((sum, row) => sum + cents(row[4]), 0);
      expect(sumOf('Card payment')).toBe(all);
      expect(-sumOf('Payout') - sumOf('Returned payout')).toBe(paidOut);
      expect(rows.reduce((sum, row) => sum + cents(row[4]), 0)).toBe(pending);
    }).toPass({ timeout: 60_000 });
  });

  test('[BOOKS-035] is closed by its owner: drawer, VAT figures, and files that balance', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/business/drawer');
    const enter = async (button: string, amount: string, reason?: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Amount').fill(amount);
      if (reason) await dialog.getByLabel('What for').fill(reason);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    await enter('Set the float', '150');
    await enter('Pay out', '12.50', 'Window cleaner');
    const drawer = page.getByRole('region', { name: 'Cash drawer' });
    await expect(drawer.getByText('Paid out: Window cleaner')).toBeVisible();
    const expected = figure(
      await drawer.getByText('Should be in the drawer').locator('..').locator('dd').textContent(),
    );
    await page.getByRole('button', { name: 'Close the day', exact: true }).click();
    const closing = page.getByRole('dialog', { name: 'Close the day?' });
    await closing.getByLabel('Cash counted in the drawer').fill(((expected - 200) / 100).toFixed(2));
    await expect(closing.getByText(/€2.00 short/)).toBeVisible();
    await closing.getByRole('button', { name: 'Close the day' }).click();
    await expect(drawer.getByText('€2.00 short')).toBeVisible();
    await openPage(page, 'Money', 'VAT');
    const total = page
      .getByRole('row', { name: /Total VAT|To declare by/ })
      .getByRole('cell')
      .last();
    const vat = figure(await total.textContent());
    await openPage(page, 'Money', 'Exports');
    const [head = [], ...journal] = await download(page, 'Journal');
    const at = (column: string) => head.indexOf(column);
    const balance = (rows: string[][]) =>
      rows.reduce((sum, row) => sum + cents(row[at('Debit')]) - cents(row[at('Credit')]), 0);
    for (const rows of Map.groupBy(journal, (row) => row[at('Journal')]).values()) expect(balance(rows)).toBe(0);
    expect(-balance(journal.filter((row) => row[at('Account')] === 'VAT'))).toBe(vat);
    expect(balance(journal.filter((row) => row[at('Account')] === 'Cash differences'))).toBe(200);
    const figures = (await download(page, 'VAT figures')).slice(1);
    expect(figures.reduce((sum, row) => sum + cents(row[3]), 0)).toBe(vat);
    const xero = (await download(page, 'Xero')).slice(1);
    for (const rows of Map.groupBy(xero, (row) => row[1]).values())
      expect(rows.reduce((sum, row) => sum + cents(row[5]), 0)).toBe(0);
    expect(-xero.filter((row) => row[3] === '820').reduce((sum, row) => sum + cents(row[5]), 0)).toBe(vat);
  });
});
