/** For tests of what moves, and for whole journeys: pages as most people see them. The others are spared the waiting. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
