export { eraseArchived, listArchivedReceived, moveArchived } from './archived-store.ts';
export { type CurrentWords, currentWords, type ReadCurrentWords } from './current-words.ts';
export { publishToGuestAtCommit } from './events.ts';
export { type NewNotification, type NotificationWithQuestion, notify } from './notify.ts';
