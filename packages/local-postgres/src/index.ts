export { CannotRun } from './cannot-run.ts';
export { liveLeases } from './leases.ts';
export { withLock } from './lock.ts';
export { freePort } from './ports.ts';
export { ourselves, type ProcessIdentity, stillRuns } from './process-identity.ts';
export type { Profile } from './settings.ts';
export { type EmbeddedServer, type StartOptions, startEmbedded } from './start.ts';
