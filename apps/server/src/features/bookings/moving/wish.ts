import { existsOnWall, instantOf, type WallSeconds } from '@thyme/domain/time';
import type { LockedAppointment } from '../appointments/change-store.ts';
import type { PlaceWish } from './wanted.ts';

/** As it arrives: the start is on the shop's wall clock. */
export interface SentWish {
  line_id?: number | null | undefined;
  start?: WallSeconds | null | undefined;
  chair_id?: number | null | undefined;
  minutes?: number | null | undefined;
  room_from?: number | null | undefined;
  room_to?: number | null | undefined;
}

export interface WallWish extends Omit<PlaceWish, 'startsAt'> {
  start: WallSeconds | null;
}

export const wishOf = ({ line_id, start, chair_id, minutes, room_from, room_to }: SentWish): WallWish => ({
  lineId: line_id ?? null,
  start: start ?? null,
  chairId: chair_id ?? null,
  minutes: minutes ?? null,
  room: room_from && room_to ? { from: room_from, to: room_to } : null,
});

/** The chair that it should go to, if any. */
export const chairsOf = ({ chairId }: WallWish) => (typeof chairId === 'number' ? [chairId] : []);

/** In the night of the change to summer time an hour does not exist. */
export function instantWish({ zone }: LockedAppointment, { start, ...rest }: WallWish): PlaceWish | null {
  if (start === null) return rest;
  return existsOnWall(zone, start) ? { ...rest, startsAt: instantOf(zone, start) } : null;
}

export const NO_SUCH_TIME = 'This time does not exist on that day, because the clocks go forward.';
