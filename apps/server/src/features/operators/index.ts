export { operatorRoutes } from './routes.ts';
export { deleteExpiredSessions as deleteExpiredOperatorSessions } from './store.ts';
