import type { Page } from '@playwright/test';
import { desk, phone, type Scene, type Story, stay } from '../film.ts';
import { bookingOf, chooseTime, seePolicy } from './booking.ts';

/** The next Wednesday, when the demo's studio is full: `YYYY-MM-DD`. */
function wednesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Appointment' }).or(page.getByRole('dialog'));
const waiting = (page: Page) => page.getByRole('button', { name: /^Accept/ });

const money = (text: string): Scene => ({
  text,
  act: async (stage) => {
    await stage.press(stage.page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Money' }));
    await stage.page.getByRole('heading', { name: 'Paid ahead' }).waitFor();
    await stage.settle();
    await stage.press(stage.page.getByText('30 days', { exact: true }));
  },
});

const openAppointment: Scene = {
  text: 'Open an appointment to see who’s coming, what for, and what’s left to pay.',
  act: async (stage) => {
    await stage.press(stage.page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name: /am|pm/ }).nth(2));
    await panel(stage.page)
      .getByRole('button', { name: /^(Accept|Propose|Complete)/ })
      .first()
      .waitFor();
  },
};

/** A morning at the desk. */
const deskFilm: Story = {
  viewport: desk,
  as: 'owner',
  from: `/business/?date=${wednesday()}`,
  scenes: [
    { text: 'The whole day at a glance: one column for each chair.', act: stay },
    {
      text: 'Requests wait at the side. One tap answers them.',
      act: (stage) => stage.press(waiting(stage.page).first()),
    },
    openAppointment,
    {
      text: 'The week view shows where you still have room.',
      act: async (stage) => {
        await stage.open(`/business/?date=${wednesday()}&view=week`);
        await stage.scroll(200);
      },
    },
    money('And the money is where it should be: taken, booked, still to come.'),
  ],
};

/** The same on a phone. */
const businessApp: Story = {
  viewport: phone,
  as: 'owner',
  from: `/business/?date=${wednesday()}`,
  scenes: [
    { text: 'The day, one chair at a time.', act: (stage) => stage.scroll(260) },
    {
      text: 'What waits for you comes first.',
      act: (stage) =>
        stage.press(
          stage.page.getByRole('link', { name: /^See all/ }).or(stage.page.getByRole('button', { name: /^See all/ })),
        ),
    },
    {
      text: 'Accept between two guests.',
      act: (stage) => stage.press(waiting(stage.page).first()),
    },
    {
      text: 'Every guest, with visits and notes.',
      act: async (stage) => {
        await stage.open('/business/guests');
        await stage.press(stage.page.getByRole('main').getByRole('listitem').getByRole('link').nth(2));
      },
    },
    money('The takings, before you have put the broom away.'),
  ],
};

/** A week at one studio, at the desk and on the guest site. */
const week: Story = {
  viewport: desk,
  as: 'guest',
  from: '/fern-and-fold',
  scenes: [
    { text: 'Monday. The page is open, though the studio is shut.', act: (stage) => stage.scroll(520) },
    {
      text: 'Tuesday. Niamh finds a time that suits.',
      act: async (stage) => {
        await stage.press(stage.page.getByRole('button', { name: 'Add Wash & blow-dry to the cart', exact: true }));
        await stage.press(stage.page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }));
        await bookingOf(stage.page).waitFor();
        await stage.settle();
      },
    },
    chooseTime,
    seePolicy,
    {
      text: 'Wednesday. At the desk, the day has filled itself.',
      act: (stage) => stage.open(`/business/?date=${wednesday()}`),
    },
    {
      text: 'Thursday. A guest asks for another time, and gets an answer in one tap.',
      act: (stage) => stage.press(waiting(stage.page).first()),
    },
    money('Friday. What came in, and what is paid ahead.'),
    {
      text: 'Sunday. Closed, and nothing to do.',
      act: (stage) => stage.open('/business/hours'),
    },
  ],
};

export const deskFilms = { desk: deskFilm, 'business-app': businessApp, week };
