export {
  checkMessage,
  MESSAGE_MOST,
  MESSAGE_ROUTES,
  type MessageRefusal,
  type MessageRoute,
  MOST_PICTURES,
  otherSide,
  previewOf,
  SIDES,
  type Side,
} from './message.ts';
export { isAutomatic, type MailFields, stripQuoted } from './reply-mail.ts';
export {
  isMessageReportReason,
  MESSAGE_REPORT_DECISIONS,
  MESSAGE_REPORT_NOTE_MOST,
  MESSAGE_REPORT_REASONS,
  type MessageReportDecision,
  type MessageReportReason,
} from './report.ts';
export {
  checkSavedReply,
  fillReply,
  MOST_SAVED_REPLIES,
  REPLY_PLACEHOLDERS,
  REPLY_TITLE_MOST,
  SAVED_REPLY_MOST,
  type SavedReplyRefusal,
} from './saved-reply.ts';
export { type ConversationState, type Silence, silenceOf } from './state.ts';
export { readTimeWish } from './time-wish.ts';
export { NOTICE_AFTER, NOTICE_PAUSE, noticeAt } from './unread-notice.ts';
