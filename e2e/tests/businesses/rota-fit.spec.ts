import { expect, type Locator, test } from '@playwright/test';
import { ownerToken } from '../support/appointments.ts';
import { openDesk } from '../support/desk.ts';

/** Hours that are written over more than one line for a stretch, or run out of their cell. */
const misfits = (hours: Locator) =>
  hours.evaluateAll((all) =>
    all.flatMap((one) => {
      const { clientWidth, scrollWidth } = one;
      const lines = [...one.children].map((stretch) => stretch.getClientRects().length);
      return scrollWidth > clientWidth + 1 || lines.some((count) => count !== 1) ? [one.textContent] : [];
    }),
  );

for (const width of [390, 1024, 1440])
  test(`[ROTA-042] at ${width} pixels the hours of a day stand in one line of their cell`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, await ownerToken(request, 'fern-and-fold'), '/business/team');
    const week = page.getByRole('region', { name: 'Who works when' });
    await expect(week.getByText('8:30–5').first()).toBeVisible();
    expect(await misfits(week.locator('td [style*="font-size"]'))).toEqual([]);
    await page.getByRole('link', { name: 'Shauna' }).first().click();
    const rota = page.getByRole('region', { name: 'Rota' });
    // Other tests may have changed her hours; whatever they are, they fit.
    await expect(rota.locator('button [style*="font-size"]').first()).toBeVisible();
    expect(await misfits(rota.locator('button [style*="font-size"]'))).toEqual([]);
  });
