export { checkCampaignMessage } from './last-check.ts';
export { countReturned } from './returned.ts';
