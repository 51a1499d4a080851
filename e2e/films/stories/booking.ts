import type { Page } from '@playwright/test';
import type { Scene } from '../film.ts';

export const cartNext = (page: Page) =>
  page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' });
export const bookingOf = (page: Page) => page.getByRole('dialog', { name: /^Book at / });
const freeDays = (page: Page) => page.getByRole('button', { name: /, free in the / });
export const timesOf = (page: Page) => page.getByRole('group', { name: /^Times on / }).getByRole('radio');

/** Looks for something near a place, from the first page. */
export const find = (what: string, where: string): Scene => ({
  text: 'Say what you would like, and where.',
  act: async (stage) => {
    const main = stage.page.getByRole('main');
    await stage.type(main.getByRole('combobox', { name: 'What' }), what);
    await stage.type(main.getByRole('combobox', { name: 'Where' }), where);
    await main.getByRole('combobox', { name: 'Where' }).press('Escape');
    await main.getByRole('combobox', { name: 'Where' }).press('Enter');
    await stage.page.getByRole('article').first().waitFor();
    await stage.settle();
  },
});

export const seeTimes: Scene = {
  text: 'Every card shows the first times that are really free.',
  act: (stage) => stage.scroll(320),
};

export const openShop: Scene = {
  text: 'Prices, durations and policy, all on one page.',
  act: async (stage) => {
    await stage.press(stage.page.getByRole('article').first().getByRole('heading').getByRole('link'));
    await stage.page.getByRole('heading', { level: 1 }).waitFor();
    await stage.settle();
    await stage.scroll(560);
  },
};

export const chooseTime: Scene = {
  text: 'Choose a day and a time. Anything already taken is greyed out.',
  act: async (stage) => {
    await stage.press(freeDays(stage.page).nth(2));
    await stage.press(timesOf(stage.page).nth(1));
  },
};

export const seePolicy: Scene = {
  text: 'See what you pay now, what you pay on the day, and when you can cancel for free.',
  act: async (stage) => {
    await stage.press(bookingOf(stage.page).getByRole('button', { name: 'Next' }));
    await stage.page.getByRole('heading', { name: 'Confirm Appointment' }).waitFor();
  },
};
