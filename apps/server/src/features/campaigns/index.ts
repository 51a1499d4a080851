export { checkCampaignMessage } from './last-check.ts';
