import { beforeEach, describe, expect, test, vi } from 'vitest';
import { act, fireEvent, render, screen } from '../testing.ts';
import { Toaster, toast, toastSettings } from './toasts.tsx';

/** The bar's animation is the timer. jsdom does not run animations, so the tests end it with an event. */
const bar = (alert: HTMLElement) => alert.querySelector<HTMLElement>('.Toastify__progress-bar');
const container = () => document.querySelector('.Toastify__toast-container--top-right');

async function show(message: string): Promise<HTMLElement> {
  act(() => toast.success(message));
  const words = await screen.findByText(message);
  const box = words.closest<HTMLElement>('.Toastify__toast') as HTMLElement;
  // Ends the entry animation, which starts the timer.
  fireEvent.animationEnd(box);
  return box;
}

/** Ends the exit animation, which removes the toast. An effect starts it, so the first event may come too early. */
async function endExit(box: HTMLElement) {
  await vi.waitFor(() => {
    fireEvent.animationEnd(box);
    expect(box.isConnected).toBe(false);
  });
}

/** React listens for the prefixed event name in environments such as jsdom that lack the standard one. */
function endClock(box: HTMLElement) {
  for (const name of ['animationend', 'webkitAnimationEnd'])
    fireEvent(bar(box) as HTMLElement, new Event(name, { bubbles: true }));
}

beforeEach(() => {
  // Toasts pause while the window is in the background, which is always the case in jsdom.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

describe('toasts', () => {
  test('[CONST-028] close by themselves after 5000 ms', async () => {
    render(<Toaster />);
    const box = await show('Added to cart!');
    expect(toastSettings.autoClose).toBe(5000);
    expect(bar(box)?.style.animationDuration).toBe('5000ms');
    endClock(box);
    await endExit(box);
    expect(screen.queryByText('Added to cart!')).toBeNull();
  });

  test('[ERR-060] appear top right with a running bar, pause on hover, close on click and can be dragged', async () => {
    render(<Toaster />);
    const box = await show('Removed from the cart!');
    expect(container()?.contains(box)).toBe(true);
    expect(bar(box)?.style.animationPlayState).toBe('running');

    fireEvent.mouseEnter(box);
    expect(bar(box)?.style.animationPlayState).toBe('paused');
    fireEvent.mouseLeave(box);
    expect(bar(box)?.style.animationPlayState).toBe('running');

    fireEvent.pointerDown(box, { clientX: 10, pointerType: 'mouse', button: 0 });
    fireEvent.pointerMove(document, { clientX: 60 });
    expect(box.style.transform).toContain('translate3d(50px');
    fireEvent.pointerUp(document);

    fireEvent.click(box);
    await endExit(box);
    expect(screen.queryByText('Removed from the cart!')).toBeNull();
  });

  test('[ERR-062] the same message again is one toast with a count, and its timer restarts', async () => {
    render(<Toaster />);
    const box = await show('Added to cart!');
    const first = bar(box);
    act(() => toast.success('Added to cart!'));
    act(() => toast.success('Added to cart!'));
    await screen.findByText('×3');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(bar(screen.getByRole('alert'))).not.toBe(first);
    act(() => toast.success('Removed from the cart!'));
    await screen.findByText('Removed from the cart!');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  test('[ERR-062] a message repeated while its toast fades out is shown again', async () => {
    render(<Toaster />);
    const box = await show('Saved.');
    fireEvent.click(box);
    act(() => toast.success('Saved.'));
    await endExit(box);
    expect((await screen.findByText('Saved.')).isConnected).toBe(true);
  });

  test('[ERR-062] a success replaces an information toast', async () => {
    render(<Toaster />);
    act(() => toast.info('Please login first!'));
    const information = (await screen.findByText('Please login first!')).closest<HTMLElement>('.Toastify__toast');
    fireEvent.animationEnd(information as HTMLElement);
    await show('Login successful!');
    await endExit(information as HTMLElement);
    expect(screen.queryByText('Please login first!')).toBeNull();
    expect(screen.getByText('Login successful!')).toBeTruthy();
  });

  test('each kind has its own style and can be closed with its close button', async () => {
    render(<Toaster />);
    act(() => toast.error('Internal server error!'));
    const box = (await screen.findByText('Internal server error!')).closest<HTMLElement>(
      '.Toastify__toast',
    ) as HTMLElement;
    expect(box.className).toContain('Toastify__toast--error');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await endExit(box);
    expect(screen.queryByText('Internal server error!')).toBeNull();
  });
});
