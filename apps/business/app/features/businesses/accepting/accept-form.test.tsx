import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Profile } from '../operations.ts';
import { AcceptForm } from './accept-form.tsx';

const profile = (more: Partial<Profile>) =>
  ({ accept_who: 'nobody', new_only_paid: false, video_vetting: false, ...more }) as Profile;
const outcomeOf = (title: string) => {
  const row = screen.getByText(title).closest('li');
  return ['Never', 'You decide', 'Accepted'].find((words) => row?.textContent?.includes(words));
};

describe('who is accepted automatically', () => {
  it('[ANSWER-001] shows what each rule does, and saves the choice', async () => {
    const requests = serveGraphQL({
      desk_accept_preview: ({ who }) => ({ requests: 47, accepted: who === 'known' ? 41 : 0 }),
      desk_save_acceptance: () => ({ status: 1, message: 'Saved.', id: 7, conflicts: [] }),
    });
    showAtDesk(<AcceptForm profile={profile({})} />);
    expect(outcomeOf('Guests who came before')).toBe('You decide');
    await userEvent.click(screen.getByRole('radio', { name: 'Guests you know' }));
    expect(outcomeOf('Guests who came before')).toBe('Accepted');
    expect(outcomeOf('Other new guests')).toBe('You decide');
    expect(outcomeOf('Guests you’ve blocked')).toBe('Never');
    expect(await screen.findByText('41 of 47 bookings')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_acceptance')).toEqual([{ business: 7, who: 'known', newOnlyPaid: false }]),
    );
  });

  it('[ANSWER-001] keeps bookings of new guests pending until their deposit is paid', async () => {
    serveGraphQL({ desk_accept_preview: () => ({ requests: 0, accepted: 0 }) });
    showAtDesk(<AcceptForm profile={profile({ accept_who: 'everybody', video_vetting: true })} />);
    expect(outcomeOf('Other new guests')).toBe('Accepted');
    await userEvent.click(screen.getByRole('checkbox', { name: 'New guests only if they’ve paid a deposit' }));
    expect(outcomeOf('Other new guests')).toBe('You decide');
    expect(outcomeOf('New guests who’ve paid a deposit')).toBe('Accepted');
    expect(outcomeOf('New guests with a video call first')).toBe('You decide');
    expect(await screen.findByText('Nobody has booked online in the last 30 days yet.')).toBeTruthy();
  });
});
