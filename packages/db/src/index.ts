export {
  type Connection,
  type ConnectOptions,
  connect,
  type Database,
  type Executor,
  forShortReads,
  type Schema,
  type Transaction,
} from './client.ts';
export { migrate } from './migrate/index.ts';
export { Replicas } from './replicas.ts';
export * from './schema/index.ts';
