import { ENOUGH_PHOTOS, START_TASKS, type StartTask } from '@thyme/domain/businesses';
import { formatTime, type WallSeconds, type Weekday, weekdayName } from '@thyme/domain/time';
import { ago, count } from '@thyme/site/format.ts';
import type { DeskStartQuery } from '../../../generated/graphql.ts';
import { longDayWords } from '../../../lib/time/day-words.ts';

export type Start = DeskStartQuery['desk_start'];

export interface TaskWords {
  task: StartTask;
  title: string;
  detail: string;
  action: string;
  /** A page of the desk; without one, the shop's public page. */
  to: string | null;
}

const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const words: Record<StartTask, (start: Start) => Omit<TaskWords, 'task'>> = {
  bank: () => ({
    title: 'Connect your bank',
    detail: 'so that your guests’ payments reach you',
    action: 'Add account',
    to: '/payouts',
  }),
  people: ({ unnamed }) => ({
    title: 'Name your people',
    detail: `${and(unnamed.slice(0, 3).map((name) => `“${name}”`))} could be ${unnamed.length === 1 ? 'a person' : 'people'} guests ask for by name`,
    action: 'Name them',
    to: '/hours#chairs',
  }),
  photos: ({ photos }) => ({
    title: photos === 0 ? 'Add three photos' : `Add ${count(ENOUGH_PHOTOS - photos, 'more photo')}`,
    detail: 'of your rooms, your people and your work; until then we show drawings',
    action: 'Add',
    to: '/profile#pictures',
  }),
  about: () => ({
    title: 'Tell your story',
    detail: 'a few sentences about you, to go with the one you wrote',
    action: 'Write',
    to: '/profile',
  }),
  try: () => ({
    title: 'Book yourself once',
    detail: 'see what your guests see, then cancel it',
    action: 'Try it',
    to: null,
  }),
};

/** The remaining steps, most important first. */
export function openTasks(start: Start): TaskWords[] {
  return START_TASKS.filter((task) => start.open.includes(task)).map((task) => ({ task, ...words[task](start) }));
}

/** 'Tue – Sat', 'Mon, Wed and Fri'. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => weekdays.includes(day));
  const names = week.map((day) => weekdayName(day as Weekday).slice(0, 3));
  const places = week.map((day) => (day + 6) % 7);
  const isRow = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return isRow && names.length > 2 ? `${names[0]} – ${names.at(-1)}` : and(names);
}

/** The steps already done. */
export function doneWords({ opened_at, services, weekdays }: Start, now: number): { title: string; detail: string }[] {
  return [
    { title: 'Open your page', detail: opened_at ? `done ${ago(opened_at, now)}` : 'done' },
    { title: 'Services and hours', detail: `${count(services, 'service')}, ${weekdaysInWords(weekdays)}` },
  ];
}

export function firstFreeWords(first: WallSeconds | null | undefined, today: string): string {
  if (!first) return 'There’s nothing free in the next few weeks. Check your hours and services.';
  const date = new Date(first * 1000).toISOString().slice(0, 10);
  return `First free: ${longDayWords(date, today)}, ${formatTime(first)}.`;
}

const GREETINGS = [
  [12, 'Good morning'],
  [17, 'Good afternoon'],
  [24, 'Good evening'],
] as const;

export const greetingAt = (wall: WallSeconds): string => {
  const hour = new Date(wall * 1000).getUTCHours();
  return GREETINGS.find(([until]) => hour < until)?.[1] ?? 'Hello';
};
