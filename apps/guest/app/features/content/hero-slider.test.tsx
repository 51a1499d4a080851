import { act, fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroSlider } from './hero-slider.tsx';
import { SLIDE_EVERY } from './use-slides.ts';

const slide = (id: number, youtube_url: string | null) => ({
  id,
  title: `Slide ${id}`,
  sub_title: '',
  short_description: '',
  image_alt_text: '',
  youtube_url,
  picture: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;

it('[HOME-003] a film that somebody started is not slid away', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const { container } = render(<HeroSlider slides={[slide(1, 'file:overview'), slide(2, null)]} />);
  const film = container.querySelector('video');
  if (!film) throw new Error('There is no film.');
  fireEvent.play(film);
  act(() => void vi.advanceTimersByTime(SLIDE_EVERY * 2));
  expect(shown()).toBe('Slide 1');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  act(() => void vi.advanceTimersByTime(SLIDE_EVERY + 1));
  expect(shown()).toBe('Slide 2');
});
