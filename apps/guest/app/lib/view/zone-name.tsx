import { isHomeClock } from '@thyme/domain/time';
import { clsx } from 'clsx';

/**
 * Runs before the first paint and marks the document for a visitor whose clock is not Ireland's, winter and summer. The
 * page itself is the same for everyone: it has the zone of every time, and the stylesheet hides the home zone's at home.
 */
export const abroadMark =
  "try{const o=m=>new Date(2026,m,1).getTimezoneOffset();if(o(0)!==0||o(6)!==-60)document.documentElement.dataset.abroad=''}catch{}";

const isAbroad = () => document.documentElement.dataset.abroad !== undefined;

/** The class of an element that shows this zone: the home zone's is hidden from visitors at home. */
export const zoneClass = (label: string) => (isHomeClock(label) ? 'abroad-only' : '');

/** The zone of the times beside it, 'New York time'. Not shown where it is the visitor's own. */
export function ZoneName({ label, className }: { label: string; className?: string }) {
  return <span className={clsx(zoneClass(label), className)}>{label}</span>;
}

/** '4:15 pm New York time', for words that only the browser writes. */
export function zoned(words: string, label: string): string {
  return isHomeClock(label) && !isAbroad() ? words : `${words} ${label}`.trimEnd();
}
