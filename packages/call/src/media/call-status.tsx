import { useEffect, useState } from 'react';
import type { CallSnapshot, Quality } from './types.ts';

const QUALITY_WORDS: Record<Quality, string> = {
  good: 'Good connection',
  fair: 'Fair connection',
  poor: 'Poor connection',
};
const BARS: Record<Quality, number> = { good: 3, fair: 2, poor: 1 };

/** The duration of the call, and the connection quality. */
export function CallStatus({ since, quality }: Pick<CallSnapshot, 'since' | 'quality'>) {
  const seconds = useSecondsSince(since);
  if (since === null) return null;
  return (
    <span className="flex items-center gap-3 rounded-md bg-night-glass px-4 py-2.5 text-white">
      <time className="figures">{clock(seconds)}</time>
      {quality && (
        <span role="img" aria-label={QUALITY_WORDS[quality]} className="flex items-end gap-0.5">
          {[1, 2, 3].map((bar) => (
            <i
              key={bar}
              className={`w-1 rounded-xs ${bar <= BARS[quality] ? 'bg-thyme-300' : 'bg-white/25'}`}
              style={{ height: `${bar * 5 + 2}px` }}
            />
          ))}
        </span>
      )}
    </span>
  );
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsSince(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000));
}
