import type { Story } from '../film.ts';
import { bonusFilms } from './bonus.ts';
import { deskFilms } from './desk.ts';
import { guestFilms } from './guests.ts';

/** Every film of the site by the name that content uses: `file:<name>`. */
export const films: Readonly<Record<string, Story>> = { ...guestFilms, ...deskFilms, ...bonusFilms };
