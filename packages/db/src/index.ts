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
export { migrate } from './migrate.ts';
export * from './schema/index.ts';
