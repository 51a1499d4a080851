export {
  CannotDistribute,
  type Distributed,
  type DistributeOptions,
  databaseSettings,
  distribute,
} from './distribute.ts';
export { type Group, tableGroups } from './groups.ts';
