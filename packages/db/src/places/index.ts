export { irishPlaces, loadPlaces } from './load-places.ts';
export { irelandBox, type Place } from './read-places.ts';
