import type { Story } from '../film.ts';
import { bonusFilms } from './bonus.ts';
import { deskFilms } from './desk.ts';
import { guestFilms } from './guests.ts';

/** Every film of the site by its name, as content calls it: `file:<name>`. */
export const films: Readonly<Record<string, Story>> = { ...guestFilms, ...deskFilms, ...bonusFilms };
