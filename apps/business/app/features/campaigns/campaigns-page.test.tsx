import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { addressNow, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

const segment = { kind: 'away', weeks: 8, least: 1, month: null, id: null, unused: null };
const draft = {
  id: 4,
  name: 'It’s been a while',
  state: 'draft',
  channel: 'mail',
  subject: 'Come by, {first name}',
  body: 'Hi {first name},\n\nsee you at {shop}.',
  send_at: null as number | null,
  started: null as number | null,
  ended: null as number | null,
  waiting: 0,
  sent: 0,
  failed: 0,
  cost: 0,
  bookings: 0,
  booking_guests: 0,
  booked: 0 as number | null,
  segment,
  skipped: [] as object[],
};
const STARTED = Date.UTC(2026, 5, 2, 10) / 1000;
const sent = {
  ...draft,
  id: 5,
  name: 'The new gloss',
  state: 'sent',
  segment: { ...segment, kind: 'service', id: 12, weeks: 6, least: null },
  send_at: STARTED,
  started: STARTED,
  ended: STARTED + 60,
  sent: 41,
  bookings: 6,
  booking_guests: 5,
  booked: 312,
  skipped: [{ reason: 'not-asked', guests: 9 }],
};
const audience = {
  matched: 212,
  channels: [
    {
      channel: 'mail',
      reached: 148,
      refused: [
        { reason: 'said-no', guests: 41 },
        { reason: 'not-asked', guests: 23 },
      ],
    },
    { channel: 'text', reached: 96, refused: [{ reason: 'not-asked', guests: 116 }] },
  ],
};
const done = (message: string) => ({ status: 1, message, id: 4, conflicts: [] });

function show(open: string | undefined, campaigns: object[], answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const requests = serveGraphQL({
    desk_campaigns: () => ({
      campaigns,
      choices: {
        services: [
          { id: 12, name: 'Gloss' },
          { id: 13, name: 'Cut' },
        ],
        vouchers: [],
        packages: [{ id: 3, name: 'Five blow-dries' }],
      },
      text_price: 0.07,
      text_limit: 10,
      spent: 4,
      quiet_from: 21,
      quiet_until: 8,
      has_texts: true,
      is_demo: true,
    }),
    desk_audience: () => audience,
    desk_save_campaign: () => done('Saved.'),
    desk_send_campaign: () => done('On its way to 148 guests.'),
    desk_cancel_campaign: () => done('Stopped. Nobody else gets it.'),
    desk_remove_campaign: () => ({ ...done('The draft is deleted.'), id: null }),
    desk_test_campaign: () => ({ status: 1, message: 'Sent to bea@willow.example.' }),
    ...answers,
  });
  showAtDesk(
    <CampaignsPage
      open={open}
      from={null}
      head={(title, actions) => (
        <header>
          <h1>{title}</h1>
          {actions}
        </header>
      )}
    />,
    { address: open === undefined ? '/campaigns' : `/campaigns/${open}` },
  );
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of campaigns', () => {
  it('[CAMP-016] shows each segment, how many guests it reached, and the results', async () => {
    show(undefined, [draft, sent]);
    const row = within(await screen.findByRole('link', { name: /The new gloss/ }));
    expect(row.getByText('Had Gloss, 6 weeks ago or more')).toBeTruthy();
    expect(row.getByText('41 guests reached')).toBeTruthy();
    expect(row.getByText('6 bookings')).toBeTruthy();
    expect(row.getByText('worth €312.00')).toBeTruthy();
    expect(within(screen.getByRole('link', { name: /been a while/ })).getByText('Draft')).toBeTruthy();
  });

  it('[CAMP-016] suggests writing the first one', async () => {
    show(undefined, []);
    expect(await screen.findByRole('heading', { name: 'Write to your guests' })).toBeTruthy();
  });
});

describe('a draft', () => {
  it('[CAMP-002] counts who can be reached, and why others cannot', async () => {
    show('4', [draft]);
    const card = within(await screen.findByRole('region', { name: 'Who can you write to?' }));
    expect(await card.findByText(/said yes to news by mail/)).toBeTruthy();
    expect(card.getByText(/said no, left out/)).toBeTruthy();
    expect(card.getByText(/never asked, left out/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send to 148' })).toBeTruthy();
    expect(screen.getByText('148 emails')).toBeTruthy();
  });

  it('[CAMP-011] shows the message as a guest reads it, and a text with its link and price', async () => {
    show('4', [draft]);
    const phone = () => within(screen.getByRole('region', { name: 'As your guest sees it' }));
    expect(await screen.findByText('Come by, Niamh')).toBeTruthy();
    expect(phone().getByText('see you at Willow Room.')).toBeTruthy();
    expect(phone().getByText('No more offers from Willow Room')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
    expect(phone().getByText(/No more texts: http/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send to 96' })).toBeTruthy();
    // 96 texts of one part cost 6.72, and 6.00 are left of the limit.
    expect(screen.getByText(/You have €6.00 left of this month’s limit/)).toBeTruthy();
  });

  it('[CAMP-001] has the fields of the chosen segment', async () => {
    const requests = show('4', [draft]);
    await userEvent.click(await screen.findByRole('radio', { name: /Had a service/ }));
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Cut');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_audience').at(-1)).toMatchObject({ segment: { kind: 'service', id: 13 } }),
    );
    // The shop sells no vouchers.
    expect(screen.queryByRole('radio', { name: /Vouchers/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /Packages/ })).toBeTruthy();
  });

  it('[CAMP-016] is sent once, after a confirmation', async () => {
    const requests = show('4', [draft]);
    await press('Send to 148');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send it to 148 guests now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(toasts).toContain('success: On its way to 148 guests.'));
    expect(sentTo(requests, 'desk_send_campaign')).toEqual([{ business: 7, id: 4 }]);
    expect(sentTo(requests, 'desk_save_campaign')).toEqual([]);
  });

  it('[CAMP-016] is saved first if it was changed, and scheduled for a time', async () => {
    const requests = show('4', [draft]);
    await userEvent.type(await screen.findByLabelText('Subject'), '!');
    await userEvent.selectOptions(screen.getByLabelText('Send'), 'On a day');
    await press('Schedule for 148');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_send_campaign')).toEqual([{ business: 7, id: 4, date: '2026-06-17', time: 600 }]),
    );
    expect(sentTo(requests, 'desk_save_campaign')).toMatchObject([{ id: 4, subject: 'Come by, {first name}!' }]);
  });

  it('[CAMP-011] cannot be sent with an unknown placeholder', async () => {
    show('4', [draft]);
    const message = await screen.findByLabelText('Message');
    await userEvent.clear(message);
    expect(await screen.findByText('Please write the message.')).toBeTruthy();
    await userEvent.type(message, 'Hi {{name}');
    expect(screen.getByText('One of the words in {braces} isn’t one we can fill in.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send to/ }).disabled).toBe(true);
  });

  it('[CAMP-015] cannot be sent to an empty segment', async () => {
    show('4', [draft], {
      desk_audience: () => ({ matched: 0, channels: [{ channel: 'mail', reached: 0, refused: [] }] }),
    });
    expect(await screen.findByText('Nobody is in this group at the moment.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 0' }).disabled).toBe(true);
  });

  it('[CAMP-016] gets its own URL once it is saved', async () => {
    const requests = show('new', []);
    await press('Save draft');
    await waitFor(() => expect(addressNow()).toBe('/campaigns/4'));
    expect(sentTo(requests, 'desk_save_campaign')).toMatchObject([{ id: null, segment: { kind: 'away', weeks: 8 } }]);
  });

  it('[CAMP-011] can be sent to oneself as a test', async () => {
    show('4', [draft]);
    await press('Send me a test');
    await waitFor(() => expect(toasts).toContain('success: Sent to bea@willow.example.'));
  });
});

describe('a running campaign', () => {
  const sending = { ...sent, state: 'sending', ended: null, sent: 20, waiting: 21, failed: 1 };

  it('[CAMP-009] shows its progress, and can be stopped', async () => {
    const requests = show('5', [sending]);
    const bar = await screen.findByRole('progressbar', { name: 'Sent' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['21', '42']);
    expect(screen.getByText('Left out: never asked')).toBeTruthy();
    await press('Stop sending');
    await waitFor(() => expect(sentTo(requests, 'desk_cancel_campaign')).toEqual([{ business: 7, id: 5 }]));
  });

  it('[BOOKSC-004] shows how many it did not reach', async () => {
    show('5', [{ ...sent, sent: 39, failed: 2 }]);
    const facts = within(await screen.findByRole('region', { name: /Had Gloss/ }));
    expect(facts.getByText('Not delivered').nextElementSibling?.textContent).toBe('2');
    expect(screen.getByText(/5 of 39 guests booked/)).toBeTruthy();
  });

  it('[CAMP-010] shows results, without money for members who may not see it', async () => {
    show('5', [{ ...sent, booked: null }]);
    expect(await screen.findByText('5 of 41 guests booked within 14 days.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  });

  it('[CAMP-003] becomes a draft again if it is only scheduled', async () => {
    const scheduled = { ...draft, state: 'scheduled', send_at: STARTED };
    const requests = show('4', [scheduled]);
    expect(await screen.findByText(/Goes out on Tue 2 Jun, 10:00 am/)).toBeTruthy();
    await press('Edit');
    await waitFor(() => expect(sentTo(requests, 'desk_save_campaign')).toHaveLength(1));
  });

  it('shows a message if it does not exist', async () => {
    show('99', [draft]);
    expect(await screen.findByText('This campaign could not be found')).toBeTruthy();
  });
});
