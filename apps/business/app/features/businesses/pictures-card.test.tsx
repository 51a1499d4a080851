import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Profile } from './operations.ts';
import { orderWith, PicturesCard } from './pictures-card.tsx';

const picture = (id: number) => ({
  id,
  is_on_top: true,
  picture: { id, image: `/uploads/${id}.webp`, alt: `Picture ${id}`, width: 800, height: 500, tint: '#aabbcc' },
});
const done = { status: 1, message: 'Saved.', id: null, conflicts: [] };

function show() {
  const requests = serveGraphQL({ desk_order_pictures: () => done });
  showAtDesk(<PicturesCard profile={{ pictures: [1, 2, 3].map(picture) } as unknown as Profile} />);
  return requests;
}

describe('the order of the pictures', () => {
  it('[DECIDE-002] is set with the keyboard', async () => {
    const requests = show();
    await userEvent.click(screen.getByRole('button', { name: 'Move Picture 3 to the front' }));
    await waitFor(() => expect(sentTo(requests, 'desk_order_pictures')).toMatchObject([{ ids: [1, 3, 2] }]));
  });

  it('[DECIDE-002] is set by dragging', async () => {
    const requests = show();
    const [first, , third] = screen.getAllByRole('listitem');
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(third as HTMLElement, { dataTransfer });
    fireEvent.dragOver(first as HTMLElement, { dataTransfer });
    fireEvent.drop(first as HTMLElement, { dataTransfer });
    await waitFor(() => expect(sentTo(requests, 'desk_order_pictures')).toMatchObject([{ ids: [3, 1, 2] }]));
  });

  it('[DECIDE-002] keeps every picture once', () => {
    expect([orderWith([1, 2, 3], 1, 2), orderWith([1, 2, 3], 3, -1), orderWith([1, 2, 3], 2, 1)]).toEqual([
      [2, 3, 1],
      [3, 1, 2],
      [1, 2, 3],
    ]);
  });
});
