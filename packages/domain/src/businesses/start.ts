/** What is left to do after opening, most important first. */
export const START_TASKS = ['bank', 'people', 'photos', 'about', 'try'] as const;
export type StartTask = (typeof START_TASKS)[number];

/** How many of its own photos a shop's page needs. */
export const ENOUGH_PHOTOS = 3;
/** After this many bookings a shop needs no list. */
export const ENOUGH_BOOKINGS = 10;

export type StartState = {
  readonly hasBank: boolean;
  /** Chairs without a named person. */
  readonly unnamed: number;
  readonly photos: number;
  readonly hasAbout: boolean;
  readonly bookings: number;
};

/** The tasks that are still open. */
export function startTasks({ hasBank, unnamed, photos, hasAbout, bookings }: StartState): StartTask[] {
  const isDone: Record<StartTask, boolean> = {
    bank: hasBank,
    people: unnamed === 0,
    photos: photos >= ENOUGH_PHOTOS,
    about: hasAbout,
    try: bookings > 0,
  };
  return START_TASKS.filter((task) => !isDone[task]);
}

/** The list disappears when everything is done, or when guests have found the shop anyway. */
export const isStarted = (state: StartState): boolean =>
  startTasks(state).length === 0 || state.bookings >= ENOUGH_BOOKINGS;
