import { spokenTime } from '@thyme/domain/time';
import { ClockField, type ClockFieldProps } from '@thyme/ui';
import { clockTime } from './clock-time.ts';

const QUARTERS = Array.from({ length: 96 }, (_none, index) => index * 15);
const DAY_MINUTES = 24 * 60;
/** The end of a span can be the midnight after the day, but not the one before. */
const ENDS = [...QUARTERS.slice(1), DAY_MINUTES];

const endShown = (minute: number) => (minute === DAY_MINUTES ? 'midnight' : clockTime(minute));
const readStart = (words: string) => {
  const minute = spokenTime(words);
  return minute === DAY_MINUTES ? 0 : minute;
};
const readEnd = (words: string) => {
  const minute = spokenTime(words);
  return minute === 0 ? DAY_MINUTES : minute;
};

interface TimeFieldProps extends Omit<ClockFieldProps, 'times' | 'show' | 'read'> {
  /** The end of a span. */
  isEnd?: boolean;
}

/** A time of day in the shop's format, '9:30 am': typed in any usual way, or chosen from the quarter hours. */
export function TimeField({ isEnd, ...field }: TimeFieldProps) {
  return isEnd ? (
    <ClockField {...field} times={ENDS} show={endShown} read={readEnd} />
  ) : (
    <ClockField {...field} times={QUARTERS} show={clockTime} read={readStart} />
  );
}

interface SpanTimeProps {
  label: string;
  value: number;
  isEnd?: boolean;
  onTime: (minute: number) => void;
}

/** One end of a span in a row of spans; it always has a time. */
export function SpanTime({ onTime, ...field }: SpanTimeProps) {
  return (
    <TimeField
      {...field}
      hideLabel
      className="min-w-32 flex-1"
      onTime={(minute) => minute !== null && onTime(minute)}
    />
  );
}
