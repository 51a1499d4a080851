import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { OtpField } from './otp-field.tsx';

function Stage({ onComplete, start = '' }: { onComplete?: (code: string) => void; start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <OtpField label="Code" length={4} value={code} onValueChange={setCode} onComplete={onComplete} />
      <output>{code}</output>
    </>
  );
}

const code = () => screen.getByRole('status').textContent;
const box = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 4` });

describe('OtpField', () => {
  test('typing moves to the next box and ignores letters', async () => {
    const user = userEvent.setup();
    const done = vi.fn();
    render(<Stage onComplete={done} />);
    await user.click(box(1));
    await user.keyboard('1x2');
    expect(code()).toBe('12');
    expect(document.activeElement).toBe(box(3));
    await user.keyboard('34');
    expect(done).toHaveBeenCalledExactlyOnceWith('1234');
  });

  test('pasting fills every box and ignores spaces', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    await user.click(box(1));
    await user.paste('48 15');
    expect(code()).toBe('4815');
    expect(document.activeElement).toBe(box(4));
  });

  test('Backspace deletes the digit, then the previous one', async () => {
    const user = userEvent.setup();
    render(<Stage start="481" />);
    await user.click(box(3));
    await user.keyboard('{Backspace}');
    expect(code()).toBe('48');
    await user.keyboard('{Backspace}');
    expect(code()).toBe('4');
    expect(document.activeElement).toBe(box(2));
  });

  test('typing over a digit replaces it', async () => {
    const user = userEvent.setup();
    render(<Stage start="4815" />);
    await user.click(box(2));
    await user.keyboard('9');
    expect(code()).toBe('4915');
    await user.keyboard('{ArrowLeft}{ArrowLeft}7');
    expect(code()).toBe('7915');
  });
});
