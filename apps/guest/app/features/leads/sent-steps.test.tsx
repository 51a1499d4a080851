import { render, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { SentSteps, sentIn } from './sent-steps.tsx';

const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

describe('what was sent', () => {
  it('is read from the history, and nothing else is', () => {
    expect(sentIn({ message: 'Thank you!', call: true, at: 5 })).toEqual({ message: 'Thank you!', call: true, at: 5 });
    expect(sentIn({ message: 'Thank you!', at: 5 })).toMatchObject({ call: false });
    for (const other of [null, undefined, 'Thank you!', {}, { message: 1, at: 5 }, { message: 'No time' }]) {
      expect(sentIn(other)).toBeNull();
    }
  });

  it('is followed by a call only where one was requested', () => {
    const { rerender } = render(<SentSteps sent={{ message: '', call: true, at: 5 }} />);
    expect(titles()).toEqual(['Sent', 'Confirmed', 'We’ll ring']);
    rerender(<SentSteps sent={{ message: '', call: false, at: 5 }} />);
    expect(titles()).toEqual(['Sent', 'Confirmed', 'We’ll answer']);
  });
});
