import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fireEvent, render, screen, userEvent } from '../testing.ts';
import { Button } from './button.tsx';

/** Stays busy until a `work-done` event on the window. */
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
  test('announces the busy state and cannot be pressed while busy', async () => {
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

  test('restores the focus when it is no longer busy', async () => {
    const user = userEvent.setup();
    render(<Worker />);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    // Browsers blur a button that becomes disabled; jsdom does not.
    (document.activeElement as HTMLElement).blur();
    fireEvent(window, new Event('work-done'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }));
  });

  test('does not submit a form by default, and styles a link with `asChild`', () => {
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
