import type { KeyboardEvent } from 'react';
import { isDraggable, lineIdOf, roomIdOf } from '../moving/drag-math.ts';
import type { MoveAsk } from '../moving/move-ask.ts';
import type { Entry } from '../operations.ts';

interface Around {
  columns: readonly { entries: readonly Entry[] }[];
  ask: (wish: MoveAsk) => void;
  park: (entry: Entry) => void;
}

/**
 * Everything that a pointer does in the calendar, by keyboard: arrows go from one block or free stretch to the next, M opens
 * the sheet in which a block is moved, P parks it, and Esc leads out of the hours.
 */
export function pressInCalendar(event: KeyboardEvent<HTMLElement>, around: Around): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const target = event.target as HTMLElement;
  const ground = target.closest<HTMLElement>('[data-column-key]');
  if (!ground) return;
  const next = stopFrom(event.key, target, ground, event.currentTarget);
  if (next) {
    event.preventDefault();
    next.focus();
  } else onBlock(event, target, around);
}

function onBlock(event: KeyboardEvent, target: HTMLElement, { columns, ask, park }: Around): void {
  const key = target.closest<HTMLElement>('[data-entry-key]')?.dataset.entryKey;
  const entry = columns.flatMap(({ entries }) => entries).find((one) => one.key === key);
  if (!entry?.appt_id || !isDraggable(entry)) return;
  const pressed = event.key.toLowerCase();
  if (pressed !== 'm' && pressed !== 'p') return;
  event.preventDefault();
  if (pressed === 'p') park(entry);
  else ask(wholeOf(entry, entry.appt_id));
}

/** The whole appointment, or in a room's column the room that it keeps. */
function wholeOf(entry: Entry, appointmentId: number): MoveAsk {
  const room = roomIdOf(entry);
  const whole = { appointmentId, starts: null, chairId: null, minutes: null };
  if (room === null) return { ...whole, lineId: null };
  return { ...whole, lineId: lineIdOf(entry), room: { from: room, to: room } };
}

/** Where a key leads to from a block or a free stretch. */
function stopFrom(key: string, from: HTMLElement, ground: HTMLElement, box: HTMLElement): HTMLElement | null {
  if (key === 'Escape') return box;
  const stops = stopsIn(ground);
  const at = stops.indexOf(from);
  if (key === 'ArrowDown') return stops[at + 1] ?? null;
  if (key === 'ArrowUp') return stops[at - 1] ?? null;
  if (key === 'Home') return stops[0] ?? null;
  if (key === 'End') return stops.at(-1) ?? null;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step === undefined ? null : beside(from, ground, box, step);
}

/** The nearest in time of the next column that has anything. */
function beside(from: HTMLElement, ground: HTMLElement, box: HTMLElement, step: number): HTMLElement | null {
  const grounds = [...box.querySelectorAll<HTMLElement>('[data-column-key]')];
  for (let at = grounds.indexOf(ground) + step; grounds[at]; at += step) {
    const stops = stopsIn(grounds[at] as HTMLElement);
    const near = stops.toSorted((one, other) => distance(one, from) - distance(other, from))[0];
    if (near) return near;
  }
  return null;
}

const distance = (one: HTMLElement, other: HTMLElement) => Math.abs(topOf(one) - topOf(other));

/** What can be reached in a column, from the first minute to the last. */
const stopsIn = (ground: HTMLElement): HTMLElement[] =>
  [...ground.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].toSorted((a, b) => topOf(a) - topOf(b));

/** Blocks and stretches are placed by their style. */
function topOf(stop: HTMLElement): number {
  const placed = stop.closest<HTMLElement>('[style*="top"]');
  return Number.parseFloat(placed?.style.top ?? '0');
}
