export { countFavourites } from './favourites.ts';
