import { notify } from '@thyme/site/notify.ts';

/** Coordinates as an address has them. */
export interface Coordinates {
  lat: string;
  lng: string;
}

/** About eleven metres: near enough for a search, and no nearer than it has to know. */
const DIGITS = 4;

/** Asks the browser where it is. Whoever says no, or has no such browser, hears what to do instead. */
export function locate(found: (here: Coordinates) => void, refused: () => void = () => undefined): void {
  const refuse = (words: string) => {
    notify.info(words);
    refused();
  };
  if (!('geolocation' in navigator)) {
    refuse('This browser cannot say where you are. Type a town or Eircode instead.');
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => found({ lat: coords.latitude.toFixed(DIGITS), lng: coords.longitude.toFixed(DIGITS) }),
    () => refuse('We could not see where you are. Type a town or Eircode instead.'),
    { maximumAge: 300_000, timeout: 8_000 },
  );
}
