import { expect, test } from 'vitest';
import { Button } from '../actions/button.tsx';
import { render, screen, userEvent } from '../testing.ts';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';

function Stage() {
  return (
    <>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Join Cancellation List" description="Friday is full." foot={<Button>Yes</Button>}>
          <input aria-label="Name" />
        </DialogContent>
      </Dialog>
    </>
  );
}

test('a dialog has a name, traps the focus and returns it to its trigger', async () => {
  const user = userEvent.setup();
  render(<Stage />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Join Cancellation List' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Friday is full.');
  for (let presses = 0; presses < 8; presses += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
