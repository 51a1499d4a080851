import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { showAtDesk } from './desk-page.fixtures.tsx';
import { pointerOnly, pressByKey } from './keyboard.fixtures.ts';

describe('the desk without a mouse', () => {
  it('[DESKC-001] every press in a test of the desk is made with the keyboard', async () => {
    const keys: string[] = [];
    const onKeyDown = ({ key }: { key: string }) => void keys.push(key);
    const pressed = vi.fn();
    showAtDesk(
      <>
        <button type="button" onKeyDown={onKeyDown} onClick={pressed}>
          Accept
        </button>
        <label>
          <input type="checkbox" onKeyDown={onKeyDown} onChange={pressed} /> Tell them
        </label>
      </>,
    );
    await userEvent.click(screen.getByText('Accept'));
    await userEvent.click(screen.getByText('Tell them'));
    expect(keys).toEqual(['Enter', ' ']);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('[DESKC-001] what only a pointer gets to is found', async () => {
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it is the mistake to be found.
    render(<div onClick={() => {}}>Row</div>);
    expect(pointerOnly()).toEqual(['<div>Row</div>']);
    await expect(pressByKey(screen.getByText('Row'))).rejects.toThrow('The keyboard does not get to <div>Row</div>');
    render(
      <button type="button" tabIndex={-1} onClick={() => {}}>
        Hidden from Tab
      </button>,
    );
    expect(pointerOnly()).toHaveLength(2);
    document.body.replaceChildren();
  });
});
