import { useEffect, useState } from 'react';

export const SLIDE_EVERY = 9000;
export const SLIDE_TAKES = 3000;

/** Rotates slides until a press stops them; never for people who prefer reduced motion. */
export function useSlides(count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    setPlaying(count > 1 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);

  // Each change restarts the timer, so a slide chosen by hand stays its full time.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_EVERY);
    return () => clearTimeout(timer);
  }, [playing, current, count]);

  // The next picture is fetched while this one is shown, and no sooner.
  useEffect(() => {
    setSeen((before) => new Set([...before, current, playing ? (current + 1) % count : current]));
  }, [current, playing, count]);

  const turn = (by: 1 | -1) => setCurrent((at) => (at + by + count) % count);
  return { current, playing, seen, turn, toggle: () => setPlaying((on) => !on), stop: () => setPlaying(false) };
}
