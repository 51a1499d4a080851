import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { DeskReview } from './operations.ts';
import { ReviewsPage } from './reviews-page.tsx';

const review = (changes: Partial<DeskReview> = {}): DeskReview => ({
  id: 3,
  appt_id: 31,
  guest_id: 5,
  guest_name: 'Katie Nugent',
  service: 'Bond repair',
  person: 'Shauna',
  nth: 2,
  rating: 3,
  comment: 'I waited twenty minutes.',
  written: wallAt('2026-06-14', 600),
  reply: '',
  hidden: false,
  report: null,
  report_decided: null,
  decide_by: null,
  ...changes,
});
const done = { status: 1, message: 'Done.' };

async function show(reviews: DeskReview[], role = 'owner') {
  const requests = serveGraphQL({
    desk_reviews: () => ({
      counts: { all: reviews.length, unanswered: reviews.length, words: 0, low: 0 },
      rating_distribution: [{ rating_level: 3, number_of_rating: reviews.length }],
      reviews,
    }),
    desk_reply_review: () => done,
    desk_delete_reply: () => done,
    desk_report_review: () => done,
  });
  showAtDesk(<ReviewsPage />, { role });
  await screen.findByRole('button', { name: /Not answered/ });
  return requests;
}
const press = (name: string) => userEvent.click(screen.getByLabelText(name));

describe('reviews at the desk', () => {
  it('[REVIEW-002] are answered in place', async () => {
    const requests = await show([review()]);
    expect(screen.getByText('Bond repair, Shauna. 2nd appointment')).toBeTruthy();
    await press('Answer to Katie Nugent');
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Sorry about the wait.' } });
    fireEvent.click(screen.getByText('Answer', { selector: 'button' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_reply_review')).toMatchObject([{ id: 3, text: 'Sorry about the wait.' }]),
    );
  });

  it('[REVIEW-007] lead to a private message, unless the account was deleted', async () => {
    await show([review(), review({ id: 4, guest_id: null, guest_name: 'Derek' })]);
    const write = screen.getByRole('link', { name: 'Write privately to Katie Nugent' });
    expect(write.getAttribute('href')).toBe('/messages/5');
    expect(screen.queryByRole('link', { name: 'Write privately to Derek' })).toBeNull();
  });

  it('[REVIEW-004] are reported with a reason, and say when that is decided', async () => {
    const requests = await show([
      review(),
      review({ id: 4, guest_name: 'Derek', report: 'advertising', decide_by: wallAt('2026-06-18', 1_439) }),
    ]);
    expect(screen.getByText(/We’ll decide by Thursday 18 June 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report the review by Derek' })).toBeNull();
    await press('Report the review by Katie Nugent');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Report', { selector: 'button' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(dialog.getByLabelText(/private details/));
    fireEvent.click(dialog.getByText('Report', { selector: 'button' }));
    await waitFor(() => expect(sentTo(requests, 'desk_report_review')).toMatchObject([{ reason: 'private-details' }]));
  });

  it('[REVIEW-003] can be read by staff, who cannot answer', async () => {
    await show([review({ reply: 'Thank you.' })], 'staff');
    expect(screen.getByText('Thank you.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change|Delete|Report/ })).toBeNull();
  });

  it('shows an empty page with the next step', async () => {
    await show([]);
    expect(screen.getByText('Guests are asked for one after their appointment.')).toBeTruthy();
  });
});
