import { fireEvent, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { DataExport } from './data-export.tsx';

describe('[ACCOUNT-051] the data export', () => {
  it.each([
    ['Download my data', '/account/export', 'thyme-my-data.json'],
    ['Download as a page', '/account/export?format=html', 'thyme-my-data.html'],
  ])('%s saves its file', async (label, address, name) => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      return new Response('data');
    });
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    showToGuest(<DataExport />);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(saved).toEqual([name]));
    expect(fetched).toEqual([address]);
    click.mockRestore();
  });
});
