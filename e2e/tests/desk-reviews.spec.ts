import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { act, guestWithAppointment } from './support/appointments.ts';
import { expectDeskFits, openDesk, startAppointment } from './support/desk.ts';
import { openAs, toast } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

test.describe('reviews at the desk', () => {
  const words = `I waited twenty minutes ${randomUUID().slice(0, 6)}`;
  let slug: string;
  let token: string;
  const shared = sharedPage(async (page, request) => {
    const made = await guestWithAppointment(request, 17);
    token = made.token;
    slug = made.appointment.shop.slug;
    await startAppointment(made.appointment.id);
    await act(request, made.desk, 'mutation ($id: Int!) { desk_complete(id: $id) { status message } }', {
      id: made.appointment.id,
    });
    await act(
      request,
      token,
      'mutation ($id: Int!, $words: String) { add_review(appt_id: $id, rating: 3, comment: $words) { status message } }',
      { id: made.appointment.id, words },
    );
    await openDesk(page, made.desk, '/business/reviews');
  });
  const card = () => shared().getByRole('article').filter({ hasText: words });

  test('[REVIEW-002] an answer is written in place and shown on the shop page and to the guest', async ({
    request,
    browser,
  }) => {
    await card()
      .getByRole('button', { name: /^Answer to/ })
      .click();
    await card().getByLabel('Your answer').fill('Sorry about the wait, Orla.');
    await card().getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(toast(shared(), 'Your answer is on your page.')).toBeVisible();
    expect(await (await request.get(`/${slug}`)).text()).toContain('Sorry about the wait, Orla.');
    const page = await (await browser.newContext()).newPage();
    await openAs(page, token, '/profile/notification');
    await expect(page.getByText(/replied to your review/).first()).toBeVisible();
    await page.context().close();
  });

  test('[REVIEW-004] a report needs a reason and says until when it is decided', async () => {
    await card()
      .getByRole('button', { name: /^Report the review/ })
      .click();
    const dialog = shared().getByRole('dialog', { name: 'Report this review' });
    await expect(dialog.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
    await dialog.getByRole('radio', { name: /isn’t about a visit/ }).click();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(card().getByText('Reported, we’re looking at it')).toBeVisible();
  });

  test('the page fits a phone and a wide screen', async () => {
    await expectDeskFits(shared());
  });
});
