import { render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ShopGallery } from './shop-gallery.tsx';
import { joinPictures } from './shop-pictures.ts';

const pictures = (total: number, drawn = false) =>
  Array.from({ length: total }, (_, index) => ({
    image: `/uploads/shops/${index}.webp`,
    alt: `Picture of room ${index + 1}`,
    width: 1200,
    height: 800,
    tint: '#dfe5da',
    drawn,
  }));

function show(total: number, drawn = false) {
  const element = <ShopGallery name="Fern & Fold" pictures={pictures(total, drawn)} />;
  const router = createMemoryRouter([{ path: '/:shop', element }], { initialEntries: ['/fern-and-fold'] });
  render(<RouterProvider router={router} />);
  return router;
}
const opened = () => screen.findByRole('dialog', { name: 'All pictures of Fern & Fold' });
const closed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();
const allLink = (total: number) => screen.getByRole('link', { name: `All ${total} pictures` });
const caption = (dialog: HTMLElement) => dialog.querySelector('[aria-live]')?.textContent;

// The test DOM has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

describe('the pictures of a shop', () => {
  it('[SHOP-060] open in a gallery that says which picture of how many it shows', async () => {
    show(9);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(allLink(9));
    const dialog = (await opened()) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(caption(dialog)).toBe('Picture 1 of 9. Picture of room 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(caption(dialog)).toBe('Picture 2 of 9. Picture of room 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Picture 7' }));
    expect(caption(dialog)).toBe('Picture 7 of 9. Picture of room 7');
  });

  it('[SHOP-060] open where they were clicked, few as they may be', async () => {
    show(2);
    await userEvent.click(screen.getByRole('link', { name: 'Picture of room 2' }));
    expect(caption(await opened())).toBe('Picture 2 of 2. Picture of room 2');
  });

  it('[SHOP-061] follow the arrow keys, Home and End, and stop at both ends', async () => {
    show(5);
    await userEvent.click(allLink(5));
    const dialog = await opened();
    dialog.focus();
    within(dialog).getByRole('button', { name: 'Close the pictures' }).focus();
    for (const [key, number] of [
      ['{ArrowLeft}', 1],
      ['{ArrowRight}', 2],
      ['{End}', 5],
      ['{ArrowRight}', 5],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      expect(caption(dialog), key).toContain(`Picture ${number} of 5.`);
    }
  });

  it('[SHOP-061] close by their button and by Back, and return the focus', async () => {
    const router = show(5);
    const link = allLink(5);
    await userEvent.click(link);
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Close the pictures' }));
    await closed();
    expect(document.activeElement).toBe(link);
    await userEvent.click(link);
    await opened();
    await router.navigate(-1);
    await closed();
    expect(document.activeElement).toBe(link);
    expect(router.state.location.pathname).toBe('/fern-and-fold');
  });

  it('[SHOP-062] link to the pictures themselves, for browsers without JavaScript', () => {
    show(5);
    expect(screen.getByRole('link', { name: 'Picture of room 3' }).getAttribute('href')).toBe(
      '/uploads/shops/2.webp?w=1600',
    );
    expect(allLink(5).getAttribute('href')).toBe('#pictures');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('[SHOP-063] are called illustrations only where they are drawn: %s', async (drawn, notes) => {
    show(3, drawn);
    await userEvent.click(allLink(3));
    expect(within(await opened()).queryAllByText('Illustrations, not photographs')).toHaveLength(notes);
  });

  it('[SHOP-060] are the banner first, then the other photos, each once', () => {
    const all = pictures(5);
    const joined = joinPictures(all.slice(0, 2).reverse(), all);
    expect(joined.map(({ image }) => image.at(-6))).toEqual(['1', '0', '2', '3', '4']);
  });
});
