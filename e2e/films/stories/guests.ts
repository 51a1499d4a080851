import type { Page } from '@playwright/test';
import { laptop, phone, type Story, stay } from '../film.ts';
import { bookingOf, cartNext, chooseTime, find, openShop, seePolicy, seeTimes } from './booking.ts';

const soonestOf = (page: Page) => page.getByRole('group', { name: 'Soonest, call included' }).getByRole('radio');

const address = { Region: 'Leinster', 'Address line 1': '26 Lennox Terrace', City: 'Dublin', 'Post code': 'D08 K2V9' };

/** A booking with a deposit, on a computer. */
const overview: Story = {
  viewport: laptop,
  as: 'guest',
  from: '/',
  scenes: [
    { text: 'Find an hour for yourself.', act: stay },
    find('massage', 'Ranelagh'),
    seeTimes,
    openShop,
    {
      text: 'Add what you want. The cart adds up the time and the price.',
      act: async (stage) => {
        await stage.press(stage.page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
        await stage.press(cartNext(stage.page));
        await bookingOf(stage.page).waitFor();
        await stage.settle();
      },
    },
    chooseTime,
    seePolicy,
    {
      text: 'Pay the deposit by card.',
      act: async (stage) => {
        const { page } = stage;
        await stage.press(bookingOf(page).getByRole('radio', { name: 'Card' }));
        await stage.press(bookingOf(page).getByRole('button', { name: /^Confirm and pay/ }));
        await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
        await stage.type(page.getByLabel('Card number'), '4242424242424242');
        await page.getByLabel('Expiry').fill('12 / 40');
        await page.getByLabel('CVC').fill('123');
        for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text);
        await stage.keep();
        await stage.press(page.getByRole('button', { name: /^Pay €/ }));
        await page.waitForURL(/payment-success/);
        await page.getByRole('region', { name: 'What you booked' }).waitFor();
        await stage.settle();
      },
    },
    { text: 'That’s it. You’ll find it in your account, and the details are in your email.', act: stay },
  ],
};

/** A booking without a deposit on a phone, moved afterwards. */
const guestApp: Story = {
  viewport: phone,
  as: 'guest',
  from: '/search?service=massage&where=The%20Liberties&dist=2',
  scenes: [
    { text: 'On the bus: who near you has an hour?', act: (stage) => stage.scroll(420) },
    {
      text: 'Open the shop, and add what you would like.',
      act: async (stage) => {
        const { page } = stage;
        await stage.press(page.getByRole('heading', { name: 'The Knot Shop' }).getByRole('link'));
        await page.getByRole('heading', { level: 1, name: 'The Knot Shop' }).waitFor();
        await stage.settle();
        await stage.press(page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
      },
    },
    {
      text: 'The cart is right under your thumb.',
      act: async (stage) => {
        await stage.press(stage.page.getByRole('button', { name: /^Open the cart/ }));
        await stage.press(stage.page.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Next' }));
        await stage.settle();
      },
    },
    chooseTime,
    seePolicy,
    {
      text: 'One press, and the hour is yours.',
      act: async (stage) => {
        await stage.press(bookingOf(stage.page).getByRole('button', { name: 'Confirm', exact: true }));
        await stage.page.waitForURL(/payment-success/);
        await stage.page.getByRole('region', { name: 'What you booked' }).waitFor();
        await stage.settle();
      },
    },
    {
      text: 'Your appointments, directions and the policy, all in one place.',
      act: async (stage) => {
        await stage.open('/profile/appointments');
        await stage.scroll(380);
      },
    },
  ],
};

/** A new guest has a video call with the studio first. */
const consultation: Story = {
  viewport: laptop,
  as: 'newcomer',
  from: '/fern-and-fold',
  scenes: [
    {
      text: 'A first visit. The guest chooses a service.',
      act: async (stage) => {
        await stage.press(stage.page.getByRole('button', { name: 'Add Cut & finish to the cart', exact: true }));
        await stage.press(cartNext(stage.page));
        await bookingOf(stage.page).waitFor();
        await stage.settle();
      },
    },
    {
      text: 'You want to meet first, so the page offers an appointment with a short call before it.',
      act: async (stage) => {
        await stage.page.getByRole('heading', { name: 'First, a quick hello' }).waitFor();
        await stage.press(soonestOf(stage.page).first());
      },
    },
    {
      text: 'The call always ends in good time, and only when you are there.',
      act: (stage) => stage.press(soonestOf(stage.page).last()),
    },
    {
      text: 'Both are confirmed together. The call opens in the browser, with nothing to install.',
      act: seePolicy.act,
    },
  ],
};

export const guestFilms = { overview, 'guest-app': guestApp, consultation };
