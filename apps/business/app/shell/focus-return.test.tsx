import { Dialog, DialogContent } from '@thyme/ui';
import { fireEvent, render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FocusReturn } from './focus-return.tsx';

function Page({ drawsAgain = false }) {
  const [isOpen, setOpen] = useState(false);
  const [nth, setNth] = useState(0);
  return (
    <>
      <FocusReturn />
      <ul>
        <li key={nth} data-entry-key="visit-5">
          <a href="#block" onKeyDown={({ key }) => key === 'm' && setOpen(true)}>
            Block {nth}
          </a>
        </li>
      </ul>
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent title="Move Niamh">
            <button type="button" onClick={() => drawsAgain && setNth(1)}>
              Move
            </button>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog without a trigger', () => {
  it('[DESKC-001] gives the focus back to where it was', async () => {
    render(<Page />);
    const block = screen.getByRole('link', { name: 'Block 0' });
    block.focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(block));
  });

  it('[DESKC-001] finds a block that was drawn again somewhere else', async () => {
    render(<Page drawsAgain />);
    screen.getByRole('link', { name: 'Block 0' }).focus();
    await userEvent.keyboard('m');
    fireEvent.click(await screen.findByText('Move', { selector: 'button' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Block 1'));
  });
});
