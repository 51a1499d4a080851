import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fireEvent, render, screen, userEvent } from '../testing.ts';
import { Button } from './button.tsx';

/** Works until the window says that the work is done. */
function Worker() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const done = () => setBusy(false);
    window.addEventListener('work-done', done);
    return () => window.removeEventListener('work-done', done);
  }, []);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Confirm
    </Button>
  );
}

describe('Button', () => {
  test('while busy it says so and cannot be pressed', async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Confirm
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Please wait...' });
    expect(button.disabled).toBe(true);
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  test('gives the focus back when its work is over', async () => {
    const user = userEvent.setup();
    render(<Worker />);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    // Browsers drop the focus of a button that becomes disabled; jsdom leaves it.
    (document.activeElement as HTMLElement).blur();
    fireEvent(window, new Event('work-done'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }));
  });

  test('does not send a form unless told to, and lends its looks to a link', () => {
    render(
      <>
        <Button>Add</Button>
        <Button asChild>
          <a href="/login">Log In</a>
        </Button>
      </>,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).type).toBe('button');
    expect(screen.getByRole('link', { name: 'Log In' }).className).toContain('bg-thyme-700');
  });
});
