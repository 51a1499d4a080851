export { type News, notify } from './notify.ts';
