import { Queries } from '@thyme/site/graphql/queries.tsx';
import { render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ProfileTabs } from '../../features/accounts/profile/profile-tabs.tsx';
import { keys, write } from '../../lib/session/storage.ts';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { SecurityPage } from './security-page.tsx';

const niamh = {
  id: 1,
  first_name: 'Niamh',
  last_name: 'Gallagher',
  mobile: null,
  email: 'niamh@mail.example',
  email_verified: true,
  created_at: 1_700_000_000,
  photo: null,
  social_login: null as string | null,
  connected_logins: [] as string[],
  has_password: true,
  identify: 'x',
  google_calendar: false,
  client_detail: { id: 1, email_notification: true, marketing_notification: false },
};
const session = { device: 'Firefox on Windows', address: '10.0.0.1', created_at: 0, last_used_at: 0 };

function openAt(path: string, profile: Partial<typeof niamh> = {}) {
  const sent: Record<string, unknown>[] = [];
  serve(({ query, variables }) => {
    if (query.includes('mutation')) {
      sent.push(variables);
      return {
        guestProfileUpdate: { status: 1, message: '' },
        disconnect_login: { status: 1, message: 'Google is disconnected.' },
        send_email_confirmation: { status: 1, message: 'We’ve sent you a new link.' },
      };
    }
    if (query.includes('social_providers'))
      return {
        social_providers: ['google', 'apple'].map((provider) => ({
          provider,
          start_url: `/identity/${provider}/start`,
        })),
      };
    if (query.includes('active_sessions'))
      return {
        active_sessions: [
          { ...session, id: 1, current: true },
          { ...session, id: 2, device: 'Safari on iPhone', current: false },
        ],
      };
    if (query.includes('my_shop_news')) return { my_shop_news: [], my_message_choices: { has_texts: false } };
    if (query.includes('my_voucher'))
      return {
        appointments: { counts: { upcoming: 5 } },
        my_memberships: [],
        my_packages: [
          { sessions_left: 3, expiry_date: 4_000_000_000 },
          { sessions_left: 2, expiry_date: 9 },
        ],
        my_voucher: {
          data: [
            { mine: true, remaining: 132.5, business_info: { country: 'IE' } },
            { mine: true, remaining: 65, business_info: { country: 'IE' } },
            { mine: false, remaining: 50, business_info: { country: 'IE' } },
          ],
        },
      };
    return { profileInformation: { ...niamh, ...profile }, offboarding_question: null };
  });
  write(keys.guestToken, 'a token');
  render(
    <MemoryRouter initialEntries={[path]}>
      <Queries>
        <ProfileTabs />
        <Here />
        <Routes>
          <Route path="/profile/my-profile" element={<p>The profile</p>} />
          <Route path="*" element={<SecurityPage />} />
        </Routes>
      </Queries>
    </MemoryRouter>,
  );
  return sent;
}
const Here = () => <p data-testid="here">{useLocation().pathname}</p>;
const heading = (name: string) => screen.findByRole('heading', { name });

describe('Security & privacy', () => {
  it('[ACCOUNT-063] is one of five tabs', async () => {
    openAt('/profile/security');
    const tabs = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
    // The short name of a phone follows the long one.
    expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual([
      'My ProfileProfile',
      'My AppointmentsAppointments',
      'My VouchersVouchers',
      'My favoritesFavourites',
      'Security & privacySecurity',
    ]);
    expect(tabs.at(-1)?.getAttribute('aria-current')).toBe('page');
  });

  it('[ACCOUNT-063] has login, mails, sessions, data and deletion on one page', async () => {
    openAt('/profile/security');
    for (const name of [
      'How you log in',
      'What we send you',
      'Where you’re logged in',
      'Your data',
      'Delete my account',
    ])
      expect(await heading(name)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    expect(screen.getByText('Others see “Niamh G.”')).toBeTruthy();
    expect(screen.getByText(/niamh@mail\.example/).parentElement?.textContent).toBe('niamh@mail.example, confirmed');
  });

  it.each([
    ['/profile/change-password', 'Change Password', 'Old password'],
    ['/profile/update-email', 'Update Email', 'New email'],
  ])('[ACCOUNT-064] %s opens its section', async (path, title, field) => {
    openAt(path);
    expect(await heading(title)).toBeTruthy();
    expect(screen.getByLabelText(field)).toBeTruthy();
    const tab = screen.getByRole('link', { current: 'page' });
    expect(tab.getAttribute('href')).toBe('/profile/security');
  });

  it('[ACCOUNT-064] a section opens and closes at its own address', async () => {
    openAt('/profile/security');
    await userEvent.click(await screen.findByRole('link', { name: 'Change your password' }));
    expect(screen.getByTestId('here').textContent).toBe('/profile/change-password');
    expect(await screen.findByLabelText('Old password')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Close the form' }));
    expect(screen.getByTestId('here').textContent).toBe('/profile/security');
    expect(screen.queryByLabelText('Old password')).toBeNull();
  });

  it('[ACCOUNT-064] /profile/delete-account opens the steps, above the rest', async () => {
    openAt('/profile/delete-account');
    expect(await screen.findByLabelText('Deleting your account')).toBeTruthy();
    expect(await heading('How you log in')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Delete… my account' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
  });

  it('[ACCOUNT-065] a guest who logs in with Google has sessions and data too, and no password to change', async () => {
    openAt('/profile/security', { social_login: 'google', connected_logins: ['google'], has_password: false });
    expect(await screen.findByText('Safari on iPhone')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out on Safari on iPhone' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    expect(screen.getByText(/You log in with Google/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /your (password|email)/ })).toBeNull();
  });

  it('[ACCOUNT-031] [ACCOUNT-032] its addresses for password and email lead such a guest to the profile', async () => {
    openAt('/profile/change-password', { social_login: 'google', has_password: false });
    expect(await screen.findByText('The profile')).toBeTruthy();
  });

  it('[GIFT-004] social logins are connected and disconnected, and the dialog says how one logs in afterwards', async () => {
    const sent = openAt('/profile/security', { connected_logins: ['google'], has_password: false });
    expect(await screen.findByText('Connected, so you can log in with it')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Connect Facebook' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Connect Apple' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect Google' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Google?' });
    expect(within(dialog).getByText(/a code that we email to niamh@mail.example/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    await vi.waitFor(() => expect(sent).toEqual([{ provider: 'google' }]));
    await vi.waitFor(() => expect(toasts).toContain('success: Google is disconnected.'));
  });

  it('[ACCOUNT-066] news can be chosen apart from mail about bookings', async () => {
    const sent = openAt('/profile/security');
    const news = await screen.findByRole('switch', { name: 'News from Thyme' });
    expect(news.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('switch', { name: 'Your bookings' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(news);
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ marketing_notification: true }));
    expect(sent[0]).not.toHaveProperty('email_notification');
  });

  it('[ACCOUNT-067] deleting names what would be lost', async () => {
    openAt('/profile/security');
    expect(
      await screen.findByText(/^You have 5 upcoming appointments, 3 unused sessions and €197\.50 on vouchers\./),
    ).toBeTruthy();
  });

  it('[AUTH-080] an address that is not confirmed says so and can get its link again', async () => {
    openAt('/profile/security', { email_verified: false });
    expect((await screen.findByText(/niamh@mail\.example/)).parentElement?.textContent).toContain('not confirmed yet');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    await vi.waitFor(() => expect(toasts).toContain('success: We’ve sent you a new link.'));
  });
});
