import { expect, type Page } from '@playwright/test';
import { appointmentPanel, deskMenu, openPage } from '../desk.ts';
import type { Cents, SalonGuest } from './salon.ts';

export const euro = (amount: Cents) => `€${(amount / 100).toFixed(2)}`;
const firstName = ({ name }: SalonGuest) => name.split(' ')[0] ?? '';
const panel = appointmentPanel;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' }).last();
const blockOf = (page: Page, { id }: SalonGuest) => calendar(page).locator(`a[href*="appt=${id}"]`).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Move / });
const movedBar = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' });

async function openAppointment(page: Page, guest: SalonGuest): Promise<void> {
  await blockOf(page, guest).click();
  await expect(panel(page).getByRole('link', { name: guest.name })).toBeVisible();
}

/** Drags a block into the column of another block, at the same height, and tells the guest by mail. */
export async function dragBeside(page: Page, guest: SalonGuest, other: SalonGuest): Promise<void> {
  await blockOf(page, guest).scrollIntoViewIfNeeded();
  const [from, to] = [await blockOf(page, guest).boundingBox(), await blockOf(page, other).boundingBox()];
  if (!from || !to) throw new Error('The blocks are not on the screen.');
  await page.mouse.move(from.x + 30, from.y + 12);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y + 14, { steps: 5 });
  await page.mouse.move(to.x + 30, from.y + 12, { steps: 5 });
  await expect(page.locator('[data-landing]')).toBeVisible();
  await page.mouse.up();
  await sheet(page).getByRole('radio', { name: /Email/ }).check();
  await sheet(page)
    .getByRole('button', { name: `Move and tell ${firstName(guest)}` })
    .click();
  await expect(movedBar(page)).toBeVisible();
}

/** Moves an appointment to a person's chair where it clashes, and undoes that. */
export async function moveByMistake(page: Page, guest: SalonGuest, chairId: number): Promise<void> {
  await openAppointment(page, guest);
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
  // By value: the option also says what the person charges, as soon as that is known.
  await sheet(page).getByLabel('Person').selectOption(String(chairId));
  await sheet(page)
    .getByRole('button', { name: /^(Move|Book anyway) and tell/ })
    .click();
  await movedBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(movedBar(page)).toBeHidden();
}

export async function noteLate(page: Page, guest: SalonGuest): Promise<void> {
  await openAppointment(page, guest);
  await panel(page).getByRole('button', { name: 'Running late' }).click();
  const dialog = page.getByRole('dialog', { name: 'Running late' });
  await dialog.getByRole('button', { name: '20 min' }).click();
  await dialog.getByRole('radio', { name: new RegExp(`^${firstName(guest)}`) }).click();
  await dialog.getByRole('button', { name: 'Mark as 20 minutes late' }).click();
  await expect(panel(page).getByRole('button', { name: '20 min late' })).toBeVisible();
  await seat(page);
}

async function seat(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'In the chair' }).click();
  await expect(panel(page).getByRole('button', { name: 'Not here yet' })).toBeVisible();
}

/** Marks a guest as arrived and adds a service. */
export async function addAtTheChair(page: Page, guest: SalonGuest, service: string, due: Cents): Promise<void> {
  await openAppointment(page, guest);
  await seat(page);
  await panel(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await panel(page).getByRole('searchbox', { name: 'Add a service' }).fill(service);
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${service} €`) })
    .click();
  await panel(page)
    .getByRole('button', { name: `Save, ${euro(due)} to take` })
    .click();
  await expect(panel(page).getByRole('link', { name: `Check out, ${euro(due)}` })).toBeVisible();
}

/** Starts a walk-in; returns the appointment. */
export async function walkIn(page: Page, person: string, service: string): Promise<number> {
  await press(page, 'Walk-in');
  const free = page
    .getByRole('dialog', { name: 'Who can take them?' })
    .getByRole('listitem')
    .filter({ has: page.getByText(person, { exact: true }) });
  await expect(free.getByText('Now', { exact: true })).toBeVisible();
  await free.getByRole('button', { name: new RegExp(service) }).click();
  await expect(panel(page).getByText('In the chair', { exact: true })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('appt'));
}

export async function markNoShow(page: Page, guest: SalonGuest): Promise<void> {
  await openAppointment(page, guest);
  await panel(page).getByRole('button', { name: 'No-show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as a no-show' }).click();
  await expect(panel(page).getByRole('button', { name: `${firstName(guest)} turned up after all` })).toBeVisible();
}

/** Goes from the open appointment to its bill. */
export async function openTill(page: Page): Promise<void> {
  await panel(page)
    .getByRole('link', { name: /^Check out, / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /’s bill$/ })).toBeVisible();
}

export const backToCalendar = (page: Page) => deskMenu(page).getByRole('link', { name: 'Calendar' }).click();

export interface Bill {
  discount?: Cents;
  tip?: Cents;
  /** The part of the total paid in cash; the card reader takes the rest. */
  cash?: Cents;
  total: Cents;
}

/** Takes the amount that the open till shows, by the given methods. */
export async function takePayment(page: Page, { discount = 0, tip = 0, cash = 0, total }: Bill): Promise<void> {
  if (discount > 0) {
    await press(page, 'Discount');
    await page.getByLabel('Amount off').fill((discount / 100).toFixed(2));
    await page.getByLabel('Reason').fill('Waited twenty minutes');
    await press(page, 'Give discount');
  }
  if (tip > 0) {
    await press(page, 'Other');
    await page.getByRole('textbox', { name: 'Tip' }).fill((tip / 100).toFixed(2));
  }
  if (cash > 0) {
    await press(page, 'Cash');
    await page.getByLabel('Cash taken').fill((cash / 100).toFixed(2));
  }
  const card = total - cash;
  await press(page, card > 0 ? `Take ${euro(card)} by card and finish` : `Take ${euro(cash)} in cash and finish`);
  await expect(page.getByRole('heading', { name: `Paid, ${euro(total)}` })).toBeVisible();
}

/** Undoes the payment that was just taken. */
export async function undoPayment(page: Page, due: Cents): Promise<void> {
  await press(page, 'Undo, take it again');
  await expect(page.getByRole('button', { name: `Take ${euro(due)} by card and finish` })).toBeVisible();
}

export interface Drawer {
  cash: Cents;
  card: Cents;
  tips: Cents;
}

/** Closes the day with no open bills, and compares its figures with the expected ones. */
export async function closeDay(page: Page, { cash, card, tips }: Drawer): Promise<void> {
  await openPage(page, 'Money');
  const end = page.getByRole('region', { name: 'End of day' });
  const figure = (name: string) => end.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await expect(figure('Cash')).toHaveText(euro(cash));
  await expect(figure('Card reader')).toHaveText(euro(card));
  await expect(figure('Tips')).toHaveText(euro(tips));
  await expect(figure('Refunded')).toHaveText(euro(0));
  await expect(end.getByText('No open bills.')).toBeVisible();
  await press(page, 'Close the day');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
  await expect(end.getByText(/^Closed by Maeve Joyce/)).toBeVisible();
}
