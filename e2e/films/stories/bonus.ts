import { desk, laptop, type Story, stay } from '../film.ts';
import { bookingOf, chooseTime, seePolicy } from './booking.ts';

const shopPage: Story = {
  viewport: laptop,
  from: '/fern-and-fold',
  scenes: [
    { text: 'Your own page: pictures, rating and opening hours.', act: stay },
    { text: 'Services with duration and price.', act: (stage) => stage.scroll(700) },
    { text: 'Classes, courses and vouchers, right beside them.', act: (stage) => stage.scroll(1_000) },
    { text: 'And what guests thought of it.', act: (stage) => stage.scroll(1_300) },
  ],
};

const time: Story = {
  viewport: desk,
  as: 'owner',
  from: '/business/?view=week',
  scenes: [
    { text: 'Take last week, all of it, on one page.', act: (stage) => stage.scroll(220) },
    {
      text: 'Mark every hour that was booked, kept and finished on time. That is your green week.',
      act: (stage) => stage.scroll(260),
    },
    {
      text: 'Then look at the hours you promised, and at those you really worked.',
      act: (stage) => stage.open('/business/hours'),
    },
    {
      text: 'Give yourself one break that nobody can book.',
      act: (stage) => stage.press(stage.page.getByText('Add a break').first()),
    },
  ],
};

const growth: Story = {
  viewport: desk,
  as: 'owner',
  from: '/business/services',
  scenes: [
    { text: 'Before you advertise: what could you sell in the gaps you have?', act: stay },
    { text: 'Something for 15, 30 and 45 minutes. A class for the quiet evening.', act: (stage) => stage.scroll(900) },
    { text: 'Vouchers, in amounts that buy a whole visit.', act: (stage) => stage.open('/business/vouchers') },
    {
      text: 'And ten people to write to: who came twice, and then stopped?',
      act: async (stage) => {
        await stage.open('/business/guests');
        await stage.scroll(400);
      },
    },
  ],
};

const boundaries: Story = {
  viewport: desk,
  as: 'owner',
  from: '/business/profile',
  scenes: [
    { text: 'A boundary is kind when it is there from the start: one deposit, one policy.', act: stay },
    { text: 'Say when you are open, and mean it.', act: (stage) => stage.open('/business/hours') },
    {
      text: 'Your page says the same to everyone, day and night.',
      act: async (stage) => {
        await stage.open('/willow-room');
        await stage.scroll(520);
      },
    },
  ],
};

/** What the page says to a guest before money moves. */
const policy: Story = {
  viewport: laptop,
  as: 'guest',
  from: '/willow-room',
  scenes: [
    {
      text: 'A guest chooses a service.',
      act: async (stage) => {
        await stage.press(stage.page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
        await stage.press(stage.page.getByRole('region', { name: 'My Cart' }).getByRole('button', { name: 'Next' }));
        await bookingOf(stage.page).waitFor();
        await stage.settle();
      },
    },
    chooseTime,
    { ...seePolicy, text: 'Your policy is one sentence, with the day and the hour, before anything is paid.' },
    {
      text: 'And anyone who wants to cancel sees first what they’ll get back.',
      act: async (stage) => {
        await stage.open('/profile/appointments');
        await stage.press(stage.page.getByRole('button', { name: /^Cancel/ }).first());
        await stage.page.getByRole('dialog').waitFor();
        await stage.settle();
      },
    },
  ],
};

const analytics: Story = {
  viewport: desk,
  as: 'owner',
  from: '/business/money',
  scenes: [
    { text: 'Monday, a cup of tea, and four numbers.', act: stay },
    {
      text: 'What came in, day by day.',
      act: (stage) => stage.press(stage.page.getByText('30 days', { exact: true })),
    },
    {
      text: 'The same figures as a table, for your spreadsheet.',
      act: (stage) => stage.press(stage.page.getByText('Show the table')),
    },
    { text: 'What guests have paid ahead, which you still owe them.', act: (stage) => stage.scroll(500) },
    { text: 'And vouchers that are still to be used.', act: (stage) => stage.open('/business/vouchers') },
  ],
};

export const bonusFilms = {
  'shop-page': shopPage,
  policy,
  'bonus-time': time,
  'bonus-growth': growth,
  'bonus-boundaries': boundaries,
  'bonus-analytics': analytics,
};
