import { render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { said } from '../../lib/testing/toasts.fixtures.ts';
import { Reviews } from './reviews.tsx';
import type { Review } from './shown-reviews.ts';

const PAGE = 50;
/** How many come with the shop's page. */
const FIRST = 16;

const reviewOf = (id: number): Review => ({
  id,
  rating: 5,
  comment: id % 10 === 0 ? '' : `Words ${id}`,
  created_at: 1_800_000_000 - id,
  user_info: { first_name: `Guest ${id}`, last_name: 'G' },
  reply: id === 2 ? { text: 'Thank you, <b>Guest</b>.' } : null,
});
const pageOf = (page: number, total: number) =>
  Array.from({ length: Math.max(0, Math.min(PAGE, total - (page - 1) * PAGE)) }, (_, index) =>
    reviewOf((page - 1) * PAGE + index + 1),
  );

interface Asked {
  business_id: number;
  page: number;
}

/** Returns pages as the server does; `moved` were written since the first page was read. */
function serveReviews(total: number, { moved = 0, fails = false } = {}): Asked[] {
  const asked: Asked[] = [];
  serve<Asked>(({ variables }) => {
    if (fails) throw new TypeError('Failed to fetch');
    asked.push(variables);
    const all = [...Array.from({ length: moved }, (_, index) => reviewOf(1_000 + index)), ...pageOf(1, total)];
    const rest = Array.from({ length: total - Math.min(total, PAGE) }, (_, index) => reviewOf(PAGE + index + 1));
    const from = (variables.page - 1) * PAGE;
    return { business_reviews: { total: total + moved, reviews: [...all, ...rest].slice(from, from + PAGE) } };
  });
  return asked;
}

const show = (total: number) =>
  render(
    <Reviews
      businessId={total}
      rating={4.9}
      list={{
        total,
        rating_distribution: [{ rating_level: 5, number_of_rating: total }],
        reviews: pageOf(1, total).slice(0, FIRST),
      }}
    />,
  );
const openAll = async (total: number) => {
  const button = await screen.findByText(/^Show all/);
  expect(button.textContent).toBe(`Show all ${total} reviews`);
  await userEvent.click(button);
  await screen.findByText(`${total} reviews`, { selector: 'h2' });
  return screen.getByRole('dialog', { name: `${total} reviews` });
};
// By text: queries by role take seconds with so many cards.
const cards = (dialog: HTMLElement) => [...within(dialog).getByLabelText('All reviews').children];
const readOn = (dialog: HTMLElement) =>
  within(dialog)
    .findByText('Show more reviews')
    .then((button) => userEvent.click(button));

describe('the reviews of a shop', () => {
  it('[CONST-038] become a scroller when over 8, and eight have no more to show', async () => {
    const few = show(8);
    expect((await screen.findByLabelText('Reviews')).hasAttribute('data-scrolls')).toBe(false);
    few.unmount();
    show(12);
    expect((await screen.findByLabelText('Reviews, scrolls sideways')).tabIndex).toBe(0);
    expect(await screen.findByLabelText('More reviews')).toBeTruthy();
  });

  it('[APPT-041] are signed with the first name and the last initial, also by an older server', async () => {
    const list = { total: 2, rating_distribution: [], reviews: [reviewOf(1), reviewOf(2)] };
    const [first, second] = list.reviews;
    if (first) first.user_info = { first_name: 'Niamh', last_name: 'Gallagher' };
    if (second) second.user_info = { first_name: 'Former guest', last_name: '' };
    render(<Reviews businessId={1} rating={5} list={list} />);
    expect(await screen.findByText('Niamh G.')).toBeTruthy();
    expect(screen.getByText('Former guest')).toBeTruthy();
  });

  it('can all be read page by page, also those without text, with the focus on the first new one', async () => {
    const asked = serveReviews(132);
    show(132);
    const dialog = await openAll(132);
    expect(cards(dialog)).toHaveLength(FIRST);
    expect(within(dialog).getByText('The newest 16 of 132').getAttribute('role')).toBe('status');
    await readOn(dialog);
    await within(dialog).findByText('The newest 50 of 132');
    expect(document.activeElement?.textContent).toContain('Words 17');
    await readOn(dialog);
    await within(dialog).findByText('The newest 100 of 132');
    expect(document.activeElement?.textContent).toContain('Words 51');
    await readOn(dialog);
    await within(dialog).findByText('All 132');
    expect(within(dialog).queryByText('Show more reviews')).toBeNull();
    expect(cards(dialog)).toHaveLength(132);
    expect(asked).toEqual([1, 2, 3].map((page) => ({ business_id: 132, page })));
  });

  it('come once each although new ones move the pages along', async () => {
    serveReviews(70, { moved: 3 });
    show(70);
    const dialog = await openAll(70);
    await readOn(dialog);
    await within(dialog).findByText('The newest 50 of 73');
    await readOn(dialog);
    await within(dialog).findByText('All 73');
    expect(new Set(cards(dialog).map(({ textContent }) => textContent)).size).toBe(73);
  });

  it('keep the button and show an error when loading more fails', async () => {
    serveReviews(60, { fails: true });
    show(60);
    const dialog = await openAll(60);
    await readOn(dialog);
    await vi.waitFor(() => expect(said).toHaveLength(1));
    serveReviews(60);
    await readOn(dialog);
    await within(dialog).findByText('The newest 50 of 60');
  });
});
