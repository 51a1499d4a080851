import type { Locator, Page } from '@playwright/test';

/** Keeps what is on the screen now. */
type Keep = () => Promise<void>;

export interface Scene {
  /** What the captions say meanwhile. */
  text: string;
  act: (page: Page, keep: Keep) => Promise<void>;
}

export interface Story {
  viewport: { width: number; height: number };
  from: string;
  scenes: readonly Scene[];
}

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

const stay = async () => undefined;

async function type(field: Locator, text: string, keep: Keep): Promise<void> {
  for (const part of text.match(/.{1,3}/g) ?? []) {
    await field.pressSequentially(part);
    await keep();
  }
}

async function scroll(page: Page, by: number, keep: Keep): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, by / 6);
    await keep();
  }
}

const findMassage: readonly Scene[] = [
  { text: 'Find an hour for yourself.', act: stay },
  {
    text: 'Say what you would like.',
    act: async (page, keep) => {
      const what = page.getByRole('main').getByRole('combobox', { name: 'What' });
      await type(what, 'massage', keep);
      await page.getByRole('main').getByRole('option').first().waitFor();
      await keep();
    },
  },
  {
    text: 'And where.',
    act: async (page, keep) => {
      const where = page.getByRole('main').getByRole('combobox', { name: 'Where' });
      await type(where, 'Ranelagh', keep);
      await where.press('Escape');
    },
  },
  {
    text: 'Every card shows the first times that are really free.',
    act: async (page, keep) => {
      await page.getByRole('main').getByRole('combobox', { name: 'Where' }).press('Enter');
      await page.getByRole('article').first().waitFor();
      await keep();
      await scroll(page, 300, keep);
    },
  },
];

const openShop: Scene = {
  text: 'The shop has its prices, its minutes and its rules on one page.',
  act: async (page, keep) => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await keep();
    await scroll(page, 520, keep);
  },
};

const look: Scene = {
  text: 'Read what others say before you choose.',
  act: (page, keep) => scroll(page, 1_200, keep),
};

export const films: Readonly<Record<string, Story>> = {
  overview: { viewport: desk, from: '/', scenes: [...findMassage, openShop, look] },
  'guest-app': { viewport: phone, from: '/', scenes: [...findMassage, openShop] },
  'shop-page': {
    viewport: desk,
    from: '/fern-and-fold',
    scenes: [
      { text: 'Your own page: pictures, rating and opening hours.', act: stay },
      { text: 'Services with duration and price.', act: (page, keep) => scroll(page, 700, keep) },
      { text: 'Classes, courses and vouchers stand beside them.', act: (page, keep) => scroll(page, 900, keep) },
      { text: 'And what guests thought of it.', act: (page, keep) => scroll(page, 1_200, keep) },
    ],
  },
};
