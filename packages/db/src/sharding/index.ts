export { CannotDistribute, type Distributed, type DistributeOptions, distribute } from './distribute.ts';
export { type Group, tableGroups } from './groups.ts';
