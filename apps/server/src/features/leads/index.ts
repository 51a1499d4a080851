export { unsubscribeAddress } from './submit-lead.ts';
