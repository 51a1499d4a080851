import { Queries } from '@thyme/site/graphql/queries.tsx';
import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { keys, write } from '../../lib/session/storage.ts';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import AskNews from './ask-news.tsx';

const fern = { business_id: 3, shop: 'Fern & Fold', slug: 'fern-and-fold', asked: false };

function show(shop: object, phone: object = { phone: '+353875550101', has_texts: true }) {
  const sent: Record<string, unknown>[] = [];
  let reads = 0;
  serve(({ query, variables }) => {
    if (!query.includes('mutation')) {
      reads += 1;
      return { my_shop_news: [shop], my_message_choices: phone };
    }
    sent.push(variables);
    return { save_shop_news: { status: 1, message: 'Saved.' } };
  });
  write(keys.guestToken, 'a token');
  render(
    <Queries>
      <MemoryRouter>
        <AskNews slug="fern-and-fold" />
      </MemoryRouter>
    </Queries>,
  );
  return { sent, reads: () => reads };
}

it('[REACH-079] one question, with nothing preselected, is answered with one press', async () => {
  const { sent } = show(fern);
  await screen.findByRole('heading', { name: 'Would you like news from Fern & Fold?' });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, by text' }));
  expect((await screen.findByRole('status')).textContent).toContain('Fern & Fold may send you news by text.');
  expect(sent).toEqual([{ business: 3, channel: 'text', allowed: true }]);
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
});

it('[REACH-079] a no is stored, so that it is not asked again', async () => {
  const { sent } = show(fern, { phone: null, has_texts: true });
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(sent).toEqual([{ business: 3, channel: 'mail', allowed: false }]));
  expect(screen.queryByRole('button', { name: 'Yes, by text' })).toBeNull();
});

it('[REACH-079] a guest who has chosen is not asked', async () => {
  const { reads } = show({ ...fern, asked: true });
  await waitFor(() => expect(reads()).toBe(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
