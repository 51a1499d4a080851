import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Span } from '../calendar/calendar-layout.ts';
import type { Calendar, Entry } from '../operations.ts';
import {
  type DropPlace,
  type Grip,
  isDraggable,
  isWhereItWas,
  type Landing,
  landingAt,
  landingOver,
  roomIdOf,
  warningOf,
} from './drag-math.ts';
import { createDragStore, type DragStore } from './drag-store.ts';

/** Pixels that a mouse moves before a press becomes a drag. */
const SLACK = 5;
const LONG_PRESS = 450;
/** Distance from an edge at which the calendar scrolls. */
const EDGE = 48;

interface Column {
  key: string;
  date: string;
  chairId: number | null;
  entries: readonly Entry[];
}

interface DragOptions {
  box: RefObject<HTMLElement | null>;
  calendar: Calendar | null;
  columns: readonly Column[];
  hours: Span;
  /** Pixels per minute. */
  scale: number;
  /** The parked entry, which can be dragged back into the calendar. */
  parked: Entry | null;
  onDrop: (grip: Grip, landing: Landing) => void;
  onPark: (entry: Entry) => void;
}

interface Press {
  grip: Grip;
  pointerId: number;
  from: { x: number; y: number };
  block: HTMLElement;
  isLifted: boolean;
  timer: ReturnType<typeof setTimeout> | null;
}

/** Drags a block with the mouse, or after a long press on a touch screen, and reports where it is dropped. */
export function useDrag(options: DragOptions) {
  const [store] = useState(createDragStore);
  const latest = useRef(options);
  latest.current = options;
  const press = useRef<Press | null>(null);

  useEffect(() => {
    const element = latest.current.box.current;
    return element ? followPointer(element, { press, latest, store }) : undefined;
  }, [store]);

  useEffect(() => {
    // The parked block is outside of the calendar element.
    const lifted = (event: PointerEvent) => {
      const { box, calendar, parked } = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      const block = target?.closest<HTMLElement>('[data-parked]');
      const isButton = target?.closest('button') !== null;
      if (!block || isButton || event.button !== 0 || !parked || !calendar || !box.current?.checkVisibility?.()) return;
      hold({ press, latest, store }, event, { block, grip: { entry: parked, kind: 'move', offset: PARKED_OFFSET } });
    };
    window.addEventListener('pointerdown', lifted);
    return () => window.removeEventListener('pointerdown', lifted);
  }, [store]);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !latest.current.calendar) return;
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-entry-key]');
    const entry = block && findEntry(latest.current.columns, block.dataset.entryKey ?? '');
    if (!block || !entry || !isDraggable(entry)) return;
    const isFoot = (event.target as HTMLElement).closest('[data-resize]') !== null;
    const { top } = block.getBoundingClientRect();
    const grip: Grip = {
      entry,
      // A room's occupancy has the length that the service needs, so it cannot be resized.
      kind: isFoot && roomIdOf(entry) === null ? 'resize' : 'move',
      offset: (event.clientY - top) / latest.current.scale,
    };
    hold({ press, latest, store }, event, { block, grip });
  }
  return { store, onPointerDown };
}

/** Minutes between the start of a parked block and the pointer. */
const PARKED_OFFSET = 15;

/** Starts a press that may become a drag: by moving the mouse, or by a long press on a touch screen. */
function hold(
  { press, latest, store }: Following,
  { clientX, clientY, pointerId, pointerType }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>,
  { block, grip }: { block: HTMLElement; grip: Grip },
): void {
  const held: Press = { grip, pointerId, from: { x: clientX, y: clientY }, block, isLifted: false, timer: null };
  press.current = held;
  if (pointerType !== 'mouse')
    held.timer = setTimeout(() => {
      if (press.current === held) lift(store, held, latest.current);
    }, LONG_PRESS);
}

interface Following {
  press: RefObject<Press | null>;
  latest: RefObject<DragOptions>;
  store: DragStore;
}

/** Ends the drag: drops the block, or returns it. */
function endDrag({ press, latest, store }: Following, isLanding: boolean): void {
  const held = press.current;
  press.current = null;
  if (!held) return;
  if (held.timer) clearTimeout(held.timer);
  held.block.style.opacity = '';
  const dragging = store.get();
  store.set(null);
  if (held.isLifted) swallowClick();
  if (!isLanding || !dragging) return;
  const { grip, over } = dragging;
  const landing = over && over.kind !== 'park' ? landingOver(grip, over) : dragging.landing;
  if (over?.kind === 'park') latest.current.onPark(grip.entry);
  else if (!isWhereItWas(grip, landing)) latest.current.onDrop(grip, landing);
}

/** Listens on the window, because the pointer leaves the pressed block. Returns a cleanup function. */
function followPointer(element: HTMLElement, following: Following): () => void {
  const { press, latest, store } = following;
  let frame: number | null = null;
  let at = { x: 0, y: 0 };
  // A pointer may report more often than the screen refreshes.
  const draw = () => {
    frame = null;
    const held = press.current;
    if (!held?.isLifted) return;
    if (!store.get()?.over) scrollAtEdge(element, at);
    show(store, held.grip, at, latest.current);
  };
  const follow = (event: PointerEvent) => {
    const held = press.current;
    if (held?.pointerId !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
    const isMouse = event.pointerType === 'mouse';
    // A touch that moves before the long press scrolls instead.
    if (!held.isLifted && !isMouse && far > 2 * SLACK) return endDrag(following, false);
    if (!held.isLifted && isMouse && far > SLACK) lift(store, held, latest.current);
    if (!held.isLifted) return;
    event.preventDefault();
    at = { x: event.clientX, y: event.clientY };
    frame ??= requestAnimationFrame(draw);
  };
  const up = (event: PointerEvent) => {
    if (press.current?.pointerId !== event.pointerId) return;
    if (frame !== null) {
      cancelAnimationFrame(frame);
      draw();
    }
    endDrag(following, press.current.isLifted);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press.current?.isLifted) return;
    event.stopPropagation();
    endDrag(following, false);
  };
  const still = (event: TouchEvent) => {
    if (press.current?.isLifted) event.preventDefault();
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener('pointermove', follow, { passive: false, signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', () => endDrag(following, false), { signal });
  window.addEventListener('keydown', key, { capture: true, signal });
  element.addEventListener('touchmove', still, { passive: false, signal });
  return () => stopping.abort();
}

function lift(store: DragStore, held: Press, options: DragOptions): void {
  held.isLifted = true;
  held.block.style.opacity = '0.45';
  show(store, held.grip, held.from, options);
}

const findEntry = (columns: readonly Column[], key: string): Entry | null =>
  columns.flatMap(({ entries }) => entries).find((entry) => entry.key === key) ?? null;

/** Suppresses the click that follows a drag. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true), 50);
}

function scrollAtEdge(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  const { top, bottom } = element.getBoundingClientRect();
  const strip = document.querySelector('[data-drop-strip]')?.getBoundingClientRect();
  // On small screens the day strip covers the last hours.
  const isCovered = strip !== undefined && strip.top > top && strip.left <= x && x < strip.right;
  const foot = isCovered ? Math.min(bottom, strip.top) : bottom;
  if (y < top + EDGE) element.scrollBy({ top: -12 });
  else if (y > foot - EDGE && y < foot) element.scrollBy({ top: 12 });
}

/** The drop target under the pointer: a day, a person, or the parking area. */
function dropUnder({ x, y }: { x: number; y: number }): DropPlace | null {
  const found = [...document.querySelectorAll<HTMLElement>('[data-drop]')].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  })?.dataset.drop;
  if (!found) return null;
  if (found.startsWith('chair:')) return { kind: 'chair', chairId: Number(found.slice('chair:'.length)) };
  return found === 'park' ? { kind: 'park' } : { kind: 'day', date: found };
}

function show(
  store: DragStore,
  grip: Grip,
  pointer: { x: number; y: number },
  { box, calendar, columns, hours, scale }: DragOptions,
): void {
  const drawn = store.get();
  const over = drawn && grip.kind === 'move' ? dropUnder(pointer) : null;
  if (drawn && over) {
    store.set({ ...drawn, pointer, over, warning: null });
    return;
  }
  const ground = groundUnder(box.current, pointer.x, grip.kind === 'resize' ? grip.entry.key : null);
  const column = ground && columns.find(({ key }) => key === ground.dataset.columnKey);
  if (!ground || !column || !calendar) return;
  const area = ground.getBoundingClientRect();
  const minute = hours.from + (pointer.y - area.top) / scale;
  const landing = landingAt(grip, column, minute);
  const begin = (landing.starts % 86_400) / 60;
  store.set({
    grip,
    landing,
    pointer,
    axis: box.current?.getBoundingClientRect().left ?? 0,
    top: box.current?.getBoundingClientRect().top ?? 0,
    warning: warningOf(calendar, grip, landing),
    over: null,
    place: {
      left: area.left + 4,
      top: area.top + (begin - hours.from) * scale,
      width: area.width - 8,
      height: landing.minutes * scale,
    },
  });
}

/** The column under the pointer, or that of the block being resized. */
function groundUnder(box: HTMLElement | null, x: number, entryKey: string | null): HTMLElement | null {
  const grounds = [...(box?.querySelectorAll<HTMLElement>('[data-column-key]') ?? [])];
  if (entryKey !== null) return grounds.find((one) => one.querySelector(`[data-entry-key="${entryKey}"]`)) ?? null;
  return (
    grounds.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return x >= left && x < right;
    }) ?? null
  );
}
