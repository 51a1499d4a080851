export { eraseConversations } from './erase.ts';
export { receiveTextReply } from './receive-text.ts';
export { decideMessageReport, type ListedMessageReport, listMessageReports } from './reports/decide-report.ts';
