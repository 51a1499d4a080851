import { type Browser, expect, test } from '@playwright/test';
import { expectAccessible, findingsOnScreens } from '../support/accessibility.ts';
import { askAs } from '../support/appointments.ts';
import { type GroupPart, groupPart } from '../support/group-part.ts';
import { hydrated, newGuest } from '../support/guests.ts';
import { expectTidy } from '../support/layout.ts';
import { CARDS, typeAddress, typeCard } from '../support/payments.ts';
import { sharedPage } from '../support/shared-page.ts';

/** The link in another browser, as if it was opened a second time. */
async function openedAgain(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  return page;
}

test.describe('the link of one guest of a group', () => {
  let booked: GroupPart;
  const shared = sharedPage(async (page, request) => {
    booked = await groupPart(request);
    await page.goto(booked.path);
    await hydrated(page);
  });

  test('[PARTY-002] says without a login who booked, what for, and what is due', async () => {
    const page = shared();
    await expect(page.getByRole('heading', { level: 1, name: `Your part at ${booked.shop.name}` })).toBeVisible();
    await expect(page.getByText(`Niamh booked Cian in at ${booked.shop.name}: Beard trim,`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the shop' })).toHaveAttribute('href', `/${booked.shop.slug}`);
    await expect(page.getByRole('status').filter({ hasText: 'Cian' })).toContainText(/€5\.00 to pay by .+/);
    await expect(page.getByRole('radio', { name: '€5.00 now, the rest on the day' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pay €5.00' })).toBeVisible();
    expect(await findingsOnScreens(page, 'your part')).toEqual([]);
    await expectTidy(page, page.getByRole('main'));
  });

  test('[PARTY-002] [PARTY-004] is paid by card after a login on the page, and offers no second payment', async ({
    request,
    browser,
  }) => {
    const page = shared();
    const cian = await newGuest(request, { first_name: 'Cian', last_name: 'Daly' });
    await page.getByRole('radio', { name: '€25.00, all of it' }).check();
    await page.getByRole('button', { name: 'Pay €25.00' }).click();
    await expect(page.getByRole('heading', { name: 'Who is paying?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await page.getByLabel('Email', { exact: true }).fill(cian.email);
    await page.getByLabel('Password', { exact: true }).fill(cian.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();

    await expect(page).toHaveURL(/\/revolut\/[^/]+\/25\.00\//);
    await typeAddress(page);
    await typeCard(page, CARDS.pays);
    await page.getByRole('button', { name: 'Pay €25.00' }).click();

    const thanks = { level: 1, name: `All paid, Cian. See you at ${booked.shop.name}` } as const;
    const pay = { name: /^Pay/ } as const;
    await expect(page.getByRole('heading', thanks)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', thanks)).toBeVisible();
    await expect(page.getByText('Paid, €25.00')).toBeVisible();
    await expect(page.getByRole('button', pay)).toHaveCount(0);
    expect(await findingsOnScreens(page, 'a paid part')).toEqual([]);

    const again = await openedAgain(browser, booked.path);
    await expect(again.getByRole('heading', thanks)).toBeVisible();
    await expect(again.getByRole('button', pay)).toHaveCount(0);
    await again.context().close();
  });

  test('[PARTY-002] says when the appointment is cancelled, and takes no money', async ({ request, browser }) => {
    const { shop, token, appointment, path } = await groupPart(request);
    await askAs(
      request,
      token,
      `mutation ($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled", whole_group: true) { status } }`,
      { id: appointment },
    );
    const page = await openedAgain(browser, path);
    await expect(page.getByRole('heading', { level: 1, name: 'This appointment has been cancelled' })).toBeVisible();
    await expect(page.getByText(`Niamh had booked Cian in at ${shop.name}: Beard trim,`)).toBeVisible();
    await expect(page.getByText(/^There’s nothing to pay\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.context().close();
  });
});
