export { parseIdList } from './id-list.ts';
export {
  answerBy,
  isNotificationKind,
  NOTIFICATION_ACTIONS,
  NOTIFICATION_KINDS,
  type NotificationAction,
  type NotificationKind,
  needsAnswer,
  openActions,
} from './kinds.ts';
export { shownSince } from './shown.ts';
