import { useState } from 'react';
import type { Place } from './draft.ts';

/** Applies a place that is clicked in the calendar to the form that is open beside it. */
export function usePressed(place: Place, take: (place: Place) => void): void {
  const [seen, setSeen] = useState(place);
  if (seen.at === place.at && seen.chairId === place.chairId) return;
  setSeen(place);
  if (place.at !== null) take(place);
}
