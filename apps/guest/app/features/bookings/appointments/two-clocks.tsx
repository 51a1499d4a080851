import { DAY, formatTime, HOUR, instantOf, WEEKDAYS, type Zone } from '@thyme/domain/time';
import { clsx } from 'clsx';

interface TwoClocksProps {
  /** When the appointment begins, in the shop's wall-clock time. */
  wall: number;
  shop: { name: string; zone: Zone; zone_label: string };
}

const weekday = (wall: number) => (WEEKDAYS[new Date(wall * 1000).getUTCDay()] ?? '').slice(0, 3);

/** The shop's time first, the guest's own beside it. Renders nothing where both are the same. */
export function TwoClocks({ wall, shop }: TwoClocksProps) {
  const at = instantOf(shop.zone, wall);
  const own = at - new Date(at * 1000).getTimezoneOffset() * 60;
  if (own === wall) return null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Clock wall={wall} words={`${weekday(wall)}, at ${shop.name}`} isDark />
        <Clock wall={own} words={`${weekday(own)}, your time`} />
      </div>
      {/* A drawing of what the clocks say already. */}
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-ink-soft">{shop.zone_label}</span>
        <Hours around={wall} />
        <span className="text-ink-soft">Your time</span>
        <Hours around={own} />
      </div>
    </div>
  );
}

const FULL_TURN = 360;
const HALF_DAY = DAY / 2;

function Clock({ wall, words, isDark = false }: { wall: number; words: string; isDark?: boolean }) {
  return (
    <p
      className={clsx(
        'flex items-center gap-4 rounded-lg p-4 leading-snug',
        isDark ? 'bg-thyme-900 text-white' : 'border border-line bg-paper',
      )}
    >
      <svg
        width="64"
        height="64"
        viewBox="0 0 72 72"
        aria-hidden="true"
        className="flex-none"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <circle
          cx="36"
          cy="36"
          r="33"
          strokeWidth="2"
          className={isDark ? 'fill-thyme-700 stroke-thyme-500' : 'fill-card stroke-line'}
        />
        {[0, 90, 180, 270].map((angle) => (
          <path key={angle} d="M36 7v5" strokeWidth="2.5" opacity=".6" transform={`rotate(${angle} 36 36)`} />
        ))}
        <path d="M36 36V21" strokeWidth="4" transform={`rotate(${(wall % HALF_DAY) * (FULL_TURN / HALF_DAY)} 36 36)`} />
        <path d="M36 36V13" strokeWidth="2.5" transform={`rotate(${(wall % HOUR) * (FULL_TURN / HOUR)} 36 36)`} />
        <circle cx="36" cy="36" r="3.5" stroke="none" className="fill-honey" />
      </svg>
      <span>
        <b className="display-28 block figures">{formatTime(wall)}</b>
        {words}
      </span>
    </p>
  );
}

const BEFORE = 3;
const SHOWN = 8;
const NIGHT_ENDS = 7;
const NIGHT_BEGINS = 23;

/** The hours around a time, aligned with those of the other clock. */
function Hours({ around }: { around: number }) {
  return (
    <span className="grid grid-cols-8 gap-px overflow-hidden rounded-sm text-center">
      {Array.from({ length: SHOWN }, (_, index) => around + (index - BEFORE) * HOUR).map((wall) => {
        const hour = new Date(wall * 1000).getUTCHours();
        const isNight = hour < NIGHT_ENDS || hour >= NIGHT_BEGINS;
        return (
          <span
            key={wall}
            className={clsx(
              'py-1 figures',
              wall === around ? 'bg-thyme-700 font-semibold text-white' : isNight ? 'bg-line' : 'bg-sand',
            )}
          >
            {hour % 12 || 12}
          </span>
        );
      })}
    </span>
  );
}
