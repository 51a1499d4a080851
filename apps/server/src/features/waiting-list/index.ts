export { endCallRequests } from './calls/end-calls.ts';
export { offerWords } from './outcome/words.ts';
export { waitAgain } from './requests.ts';
export { wakeForDays, wakeForMore, wakeWaitingList } from './wake.ts';
