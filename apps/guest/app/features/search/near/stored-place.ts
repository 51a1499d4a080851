import type { Place } from '@thyme/domain/search';
import { keys, readExpiring, writeExpiring } from '../../../lib/session/storage.ts';
import type { Wanted } from '../wanted.ts';

/** Where a guest last searched. */
export interface StoredPlace extends Place {
  /** Null where the browser gave the position. */
  name: string | null;
}

const LIFE_MS = 30 * 86_400_000;
/** About a kilometre: precise enough for the home page, and no more precise than needed. */
const DIGITS = 2;

/** Stores the place of a search, so that the home page can begin with what is near. */
export function storePlace(wanted: Wanted, found: { name: string; lat: number; lng: number } | null): void {
  // The visible area of the map is not the visitor's position.
  if (wanted.onMap) return;
  const place = wanted.place ?? found;
  if (!place) return;
  const near = { lat: Number(place.lat.toFixed(DIGITS)), lng: Number(place.lng.toFixed(DIGITS)) };
  const value: StoredPlace = { ...near, name: wanted.place ? null : (found?.name ?? null) };
  writeExpiring(keys.nearPlace, JSON.stringify(value), Date.now(), LIFE_MS);
}

export function storedPlace(): StoredPlace | null {
  const text = readExpiring(keys.nearPlace, Date.now());
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredPlace>;
    const isPlace = Number.isFinite(value.lat) && Number.isFinite(value.lng);
    return isPlace ? { lat: Number(value.lat), lng: Number(value.lng), name: value.name ?? null } : null;
  } catch {
    return null;
  }
}
