import { render, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ShopGallery } from './shop-gallery.tsx';

const photos = (total: number) =>
  Array.from({ length: total }, (_, index) => ({
    image: `/uploads/shops/${index}.webp`,
    alt: `Picture ${index}`,
    width: 1200,
    height: 800,
    tint: '#dfe5da',
  }));
const allOf = () => screen.queryByRole('dialog', { name: 'All pictures of Fern & Fold' });
const openAll = () => userEvent.click(screen.getByRole('button', { name: 'All 5 pictures' }));

// Dialogs that stand over the page are unknown to the page in these tests.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the pictures of a shop', () => {
  it('are all in a dialog that is made when somebody asks for it, and gone when it is closed', async () => {
    render(<ShopGallery name="Fern & Fold" photos={photos(5)} />);
    expect(allOf()).toBeNull();
    await openAll();
    const dialog = allOf() as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the pictures' }));
    expect(allOf()).toBeNull();
    await openAll();
    expect(allOf()).toBeTruthy();
  });

  it('need no dialog where all are on the page', () => {
    render(<ShopGallery name="Fern & Fold" photos={photos(4)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
