import { notify } from '@thyme/site/notify.ts';

/** Coordinates as a URL has them. */
export interface Coordinates {
  lat: string;
  lng: string;
}

/** About eleven metres: precise enough for a search, and no more precise than needed. */
const DIGITS = 4;

/** Reads the browser's position. A refusal, or a browser without one, gets a message with the alternative. */
export function locate(found: (here: Coordinates) => void, refused: () => void = () => undefined): void {
  const refuse = (words: string) => {
    notify.info(words);
    refused();
  };
  if (!('geolocation' in navigator)) {
    refuse('Your browser can’t share your location. Enter a town or Eircode instead.');
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => found({ lat: coords.latitude.toFixed(DIGITS), lng: coords.longitude.toFixed(DIGITS) }),
    () => refuse('We couldn’t find your location. Enter a town or Eircode instead.'),
    { maximumAge: 300_000, timeout: 8_000 },
  );
}
