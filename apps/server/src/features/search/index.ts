export { followBusiness } from './follow-business.ts';
