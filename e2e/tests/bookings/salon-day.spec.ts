import { test as base, expect } from '@playwright/test';
import { openDesk } from '../support/desk.ts';
import { withMotion } from '../support/motion.ts';
import {
  addAtTheChair,
  backToCalendar,
  closeDay,
  dragBeside,
  euro,
  markNoShow,
  moveByMistake,
  noteLate,
  openTill,
  takePayment,
  undoPayment,
  walkIn,
} from '../support/salon-day/acts.ts';
import {
  expectMoveTold,
  type Notebook,
  readAuditLog,
  readInvoices,
  readLedger,
  readMails,
  sumOf,
  takeOver,
} from '../support/salon-day/books.ts';
import { inTurns, MENU, openSalon, type Salon, type SalonGuest } from '../support/salon-day/salon.ts';

base.use(withMotion);

/** How the day's guests are called in the story. */
function rolesOf({ guests }: Salon) {
  const at = (person: string, nth: number) => guests.filter((guest) => guest.person === person).at(nth) as SalonGuest;
  return {
    moved: at('Aoife', -1),
    late: at('Bríd', -1),
    extended: at('Ciara', -1),
    beside: at('Donal', -1),
    mistaken: at('Bríd', -2),
    missing: at('Ciara', -2),
  };
}

const DISCOUNT = 815;
const TIP = 555;
const CASH = 2_000;

/** The morning's work over the API has a time limit of its own, so that the day at the desk has the whole of its. */
const test = base.extend<{ salon: Salon }>({
  salon: [async ({ request }, use) => use(await openSalon(request)), { timeout: 120_000 }],
});

// Animations only cost time here; other tests look at them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[DAY-030] a salon’s day at its desk, after which ledger, invoices, audit log and mails agree', async ({
  page,
  request,
  salon,
}) => {
  test.setTimeout(240_000);
  const { moved, late, extended, beside, mistaken, missing } = rolesOf(salon);
  const notebook: Notebook = new Map();
  await openDesk(page, salon.token, `/business/?date=${salon.today}`);
  await expect(page.getByText('25 bookings').first()).toBeVisible();

  await test.step('one is moved to another person, one by mistake', async () => {
    await dragBeside(page, moved, beside);
    await moveByMistake(page, mistaken, salon.chairs.Aoife ?? 0);
  });

  await test.step('one never comes', async () => {
    await markNoShow(page, missing);
    notebook.set(missing.id, { worth: 0, tip: 0, cash: 0, card: 0 });
  });

  await test.step('one runs late, and pays by cash, not by card', async () => {
    await noteLate(page, late);
    await openTill(page);
    await takePayment(page, { total: late.price });
    await undoPayment(page, late.price);
    await takePayment(page, { cash: late.price, total: late.price });
    notebook.set(late.id, { worth: late.price, tip: 0, cash: late.price, card: 0 });
    await backToCalendar(page);
  });

  await test.step('one wants more at the chair, with a discount and a tip on a bill that is split', async () => {
    const worth = extended.price + MENU.Gloss.price - DISCOUNT;
    await addAtTheChair(page, extended, 'Gloss', extended.price + MENU.Gloss.price);
    await openTill(page);
    await takePayment(page, { discount: DISCOUNT, tip: TIP, cash: CASH, total: worth + TIP });
    notebook.set(extended.id, { worth, tip: TIP, cash: CASH, card: worth + TIP - CASH });
    await backToCalendar(page);
  });

  await test.step('one walks in', async () => {
    const stranger = await walkIn(page, 'Aoife', 'Gloss');
    await openTill(page);
    await takePayment(page, { total: MENU.Gloss.price });
    notebook.set(stranger, { worth: MENU.Gloss.price, tip: 0, cash: 0, card: MENU.Gloss.price });
  });

  await test.step('the guest who was moved is told', () => expectMoveTold(salon, moved));
  const others = salon.guests.filter(({ id }) => !notebook.has(id));
  await test.step('everybody else pays', () =>
    inTurns(others, async ({ id, price }, nth) => {
      const way = nth % 3 === 0 ? 'cash' : 'card';
      await takeOver(request, salon, { id, way, amount: price });
      notebook.set(id, { worth: price, tip: 0, cash: 0, card: 0, [way]: price });
    }));

  const drawer = { cash: sumOf(notebook, 'cash'), card: sumOf(notebook, 'card'), tips: TIP };
  await test.step('the day is closed', () => closeDay(page, drawer));
  await test.step('the ledger says so', async () => {
    expect(await readLedger(salon)).toEqual(notebook);
  });

  await test.step('the invoices say so', async () => {
    const { books, numbers } = await readInvoices(request, salon);
    expect(books).toEqual(notebook);
    const counted = numbers.map((number) => Number(/\d+$/.exec(number)?.[0]));
    expect(counted).toEqual(counted.map((_number, index) => index + 1));
  });

  await test.step('the audit log says so', async () => {
    const log = await readAuditLog(request, salon);
    const of = (action: string) => log.filter((entry) => entry.action === action);
    const idsOf = (action: string) => of(action).map(({ subject_id }) => Number(subject_id));
    expect(idsOf('book')).toEqual(expect.arrayContaining(salon.guests.map(({ id }) => id)));
    expect(idsOf('move')).toEqual([moved.id, mistaken.id]);
    expect(idsOf('undo-move')).toEqual([mistaken.id]);
    expect(idsOf('running-late')).toEqual([late.id]);
    expect(idsOf('edit')).toEqual([extended.id]);
    expect(idsOf('no-show')).toEqual([missing.id]);
    expect(idsOf('walk-in')).toHaveLength(1);
    const paid = new Set([...notebook.keys()].filter((id) => id !== missing.id));
    expect(new Set(idsOf('checkout'))).toEqual(paid);
    expect(of('undo-checkout')).toMatchObject([{ subject_id: String(late.id), changes: { amount: late.price } }]);
    const taken = (way: string) => of('checkout').reduce((sum, { changes }) => sum + Number(changes[way] ?? 0), 0);
    expect(taken('cash')).toBe(drawer.cash);
    expect(taken('card') - late.price).toBe(drawer.card);
    expect(taken('tip')).toBe(TIP);
    expect(taken('discount')).toBe(DISCOUNT);
    expect(of('close-day')).toMatchObject([
      { subject_id: salon.today, changes: { cash: drawer.cash, card: drawer.card, tips: TIP, refunds: 0 } },
    ]);
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['Maeve Joyce']));
  });

  await test.step('the mails say so', async () => {
    const mails = await readMails(
      salon,
      salon.guests.map(({ email }) => email),
    );
    const to = (template: string) =>
      mails.filter((mail) => mail.template === template).map(({ recipient }) => recipient);
    expect(to('booking-confirmed').toSorted()).toEqual(salon.guests.map(({ email }) => email).toSorted());
    expect(to('booking-moved')).toEqual([moved.email]);
    expect(to('running-late')).toEqual([late.email]);
    // Everyone except the no-show has a receipt; the payment that was undone had one too.
    expect(to('till-receipt')).toHaveLength(salon.guests.length);
    expect(mails).toHaveLength(2 * salon.guests.length + 2);
    for (const guest of salon.guests) {
      const { worth, tip, cash, card } = notebook.get(guest.id) ?? { worth: 0, tip: 0, cash: 0, card: 0 };
      const receipts = mails.filter(
        ({ template, appointment }) => template === 'till-receipt' && appointment === guest.id,
      );
      expect(receipts, guest.name).toHaveLength(guest === missing ? 0 : guest === late ? 2 : 1);
      const last = receipts.at(-1);
      if (!last) continue;
      expect(last.recipient).toBe(guest.email);
      expect(last.subject).toBe(`Your receipt from ${salon.name}: ${euro(worth + tip)}`);
      for (const amount of [worth, tip, cash, card].filter((one) => one > 0)) expect(last.text).toContain(euro(amount));
    }
  });
});
