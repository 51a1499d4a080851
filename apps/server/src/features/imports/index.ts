export { deleteOldRows } from './store.ts';
