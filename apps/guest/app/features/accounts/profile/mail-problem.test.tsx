import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { MailProblem } from './mail-problem.tsx';

function open(kind: 'failed' | 'delayed' | null, social_login: string | null = null) {
  const asked = vi.fn();
  serve(() => {
    asked();
    const mail_problem = kind && { kind, address: 'orla@mail.example', since: 1_800_000_000 };
    return { profileInformation: { id: 7, social_login, mail_problem } };
  });
  showToGuest(<MailProblem />);
  return asked;
}

describe('[MAIL-012] mail that does not arrive', () => {
  it('is shown in the account, with a link to change the address', async () => {
    open('failed');
    expect((await screen.findByText(/We couldn’t deliver our last email to/)).textContent).toContain(
      'orla@mail.example',
    );
    const way = screen.getByRole('link', { name: 'Change my email address' });
    expect(way.getAttribute('href')).toBe('/profile/update-email');
  });
  it('has no such link where a provider has the address', async () => {
    open('failed', 'google');
    await screen.findByText(/We couldn’t deliver/);
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('is shown as delayed while it is still retried', async () => {
    open('delayed');
    expect(await screen.findByText(/are delayed. We’re still trying/)).toBeTruthy();
  });
  it('is not mentioned when there is none', async () => {
    const asked = open(null);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(/email/)).toBeNull();
  });
});
