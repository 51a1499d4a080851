import { describe, expect, it } from 'vitest';
import type { Rota } from '../operations.ts';
import { rotaWeek } from './rota-week.ts';

const rota: Rota = {
  shop: {
    hours: [
      { chair_id: null, weekday: 2, from: 540, to: 1080, week: null, date: null },
      { chair_id: null, weekday: 3, from: 540, to: 1080, week: null, date: null },
      { chair_id: 7, weekday: 4, from: 810, to: 1200, week: null, date: null },
      { chair_id: 7, weekday: 4, from: 570, to: 780, week: null, date: null },
      { chair_id: 7, weekday: 5, from: 540, to: 1080, week: null, date: null },
    ],
    closed_days: [{ date: '2026-06-17', reason: null }],
  },
  absences: [
    { person_id: 7, from: '2026-06-19', to: '2026-06-20', kind: 'holiday', status: 'approved' },
    { person_id: 8, from: '2026-06-16', to: '2026-06-16', kind: 'sick', status: 'asked' },
  ],
};
const words = (person: number) =>
  rotaWeek(rota, person, '2026-06-16').map((day) => ('words' in day ? day.words : day.kind));

describe('the week of a person', () => {
  it('[PEOPLE-013] has their own hours with breaks, or the shop’s', () => {
    expect(words(7)).toEqual(['off', 'off', 'Closed', '9:30–1, 1:30–8', 'Holiday', 'Holiday', 'off']);
    expect(words(8)).toEqual(['off', '9–6', 'Closed', 'off', 'off', 'off', 'off']);
  });
});
