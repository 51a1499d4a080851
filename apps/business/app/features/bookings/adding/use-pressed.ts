import { useState } from 'react';
import type { Place } from './draft.ts';

/** Takes over a place that is pressed in the calendar while a form is open beside it. */
export function usePressed(place: Place, take: (place: Place) => void): void {
  const [seen, setSeen] = useState(place);
  if (seen.at === place.at && seen.chairId === place.chairId) return;
  setSeen(place);
  if (place.at !== null) take(place);
}
