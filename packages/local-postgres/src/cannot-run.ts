/** The machine or the user cannot run PostgreSQL; the message says what to do. */
export class CannotRun extends Error {}
