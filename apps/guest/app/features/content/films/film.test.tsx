import { fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { Film } from './film.tsx';

describe('a hosted film', () => {
  const film = (active: boolean) => (
    <Film source={{ kind: 'hosted', id: 'dQw4w9WgXcQ' }} title="A week" active={active} />
  );

  it('requests nothing from its host before play is pressed, and is removed when its slide is', () => {
    const { rerender, container } = render(film(true));
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/may set cookies once you press play/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Play the film: ?A week$/ }));
    expect(container.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
    rerender(film(false));
    expect(container.querySelector('iframe')).toBeNull();
  });
});
