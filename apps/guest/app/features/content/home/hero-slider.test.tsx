import { act, fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FilmSource, filmSource } from '../films/films.ts';
import { HeroSlider } from './hero-slider.tsx';
import { SLIDE_EVERY } from './use-slides.ts';

const slide = (id: number, film: FilmSource | null) => ({
  id,
  title: `Slide ${id}`,
  sub_title: '',
  short_description: '',
  image_alt_text: '',
  film,
  picture: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;

it('[HOME-003] [HOME-004] a started film keeps its slide, and pauses when another slide is chosen', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  render(<HeroSlider slides={[slide(1, filmSource('file:overview')), slide(2, null)]} />);
  fireEvent.click(screen.getByRole('button', { name: /^Play the film: ?Slide 1$/ }));
  expect(play).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(SLIDE_EVERY * 2));
  expect(shown()).toBe('Slide 1');
  expect(pause).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  act(() => void vi.advanceTimersByTime(SLIDE_EVERY + 1));
  expect(shown()).toBe('Slide 2');
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(play).toHaveBeenCalledOnce();
});
