import { CountdownRing } from '@thyme/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** '6 days 4 h', '17 h 42 min', '23 min 20 s', '9 s'. */
export function leftWords(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) {
    const days = Math.floor(left / DAY);
    return `${days} ${days === 1 ? 'day' : 'days'} ${Math.floor((left % DAY) / HOUR)} h`;
  }
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  if (left >= MINUTE) return `${Math.floor(left / MINUTE)} min ${left % MINUTE} s`;
  return `${left} s`;
}

const unixNow = () => Math.floor(Date.now() / 1000);

/** Seconds until a moment, counting down in the browser. */
function useLeft(until: number): number {
  const [now, setNow] = useState(unixNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(unixNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, until - now);
}

interface CountdownProps {
  /** Unix seconds. */
  until: number;
  /** The full duration in seconds. */
  total: number;
  tone?: 'green' | 'clay';
  children: (left: string) => ReactNode;
  /** Called when it reaches zero. */
  onEnd?: () => void;
}

/** A ring that empties, with the remaining time in words. Changes are not announced to screen readers. */
export function Countdown({ until, total, tone = 'green', children, onEnd }: CountdownProps) {
  const left = useLeft(until);
  const ended = useRef(left === 0);
  useEffect(() => {
    if (left > 0 || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [left, onEnd]);
  return (
    <p className="flex items-center gap-3">
      <CountdownRing left={left} total={total} tone={tone} />
      <span className="figures">{children(leftWords(left))}</span>
    </p>
  );
}
