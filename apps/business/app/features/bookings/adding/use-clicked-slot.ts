import { useState } from 'react';
import type { Place } from './draft.ts';

/** Applies a calendar slot that is clicked while a form is open beside the calendar. */
export function useClickedSlot(place: Place, take: (place: Place) => void): void {
  const [seen, setSeen] = useState(place);
  if (seen.at === place.at && seen.chairId === place.chairId) return;
  setSeen(place);
  if (place.at !== null) take(place);
}
