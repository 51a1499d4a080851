import { Queries } from '@thyme/site/graphql/queries.tsx';
import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { keys, write } from '../../lib/session/storage.ts';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { ShopNews } from './shop-news.tsx';

const fern = { business_id: 3, shop: 'Fern & Fold', slug: 'fern-and-fold', mail: true, text: false };

function show(shops: object[], hasTexts = true) {
  const sent: Record<string, unknown>[] = [];
  serve(({ query, variables }) => {
    if (!query.includes('mutation')) return { my_shop_news: shops, my_message_choices: { has_texts: hasTexts } };
    sent.push(variables);
    return { save_shop_news: { status: 1, message: 'Saved.' } };
  });
  write(keys.guestToken, 'a token');
  render(
    <Queries>
      <MemoryRouter>
        <ShopNews />
      </MemoryRouter>
    </Queries>,
  );
  return sent;
}

describe('news from shops', () => {
  it('[CAMP-012] are chosen for each shop and channel', async () => {
    const sent = show([fern]);
    const mail = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email from Fern & Fold' });
    expect(mail.checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Text from Fern & Fold' }));
    await userEvent.click(mail);
    await waitFor(() =>
      expect(sent).toEqual([
        { business: 3, channel: 'text', allowed: true },
        { business: 3, channel: 'mail', allowed: false },
      ]),
    );
  });

  it('[GUESTC-004] of many shops show five at first', async () => {
    const many = Array.from({ length: 8 }, (_, id) => ({ ...fern, business_id: id, shop: `Shop ${id}`, mail: false }));
    show(many);
    await screen.findByRole('checkbox', { name: 'Email from Shop 4' });
    expect(screen.queryByRole('checkbox', { name: 'Email from Shop 5' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 8 shops' }));
    expect(screen.getByRole('checkbox', { name: 'Email from Shop 7' })).toBeTruthy();
  });

  it('[GUESTC-004] show every shop where a later one is switched on', async () => {
    const many = Array.from({ length: 8 }, (_, id) => ({
      ...fern,
      business_id: id,
      shop: `Shop ${id}`,
      mail: id === 7,
    }));
    show(many);
    expect(await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email from Shop 7' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('[CAMP-012] have nothing to choose before the first booking, and no texts where none are sent', async () => {
    show([]);
    expect(await screen.findByText('Once you’ve booked somewhere, you can choose here.')).toBeTruthy();
  });
});
