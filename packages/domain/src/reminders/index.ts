export {
  type AnswerRefusal,
  type AskedReminder,
  checkAnswer,
  REMINDER_ANSWERS,
  type ReminderAnswer,
} from './answers.ts';
export {
  ASKING_WORDING,
  BOOKED_WORDING,
  checkReminders,
  DEFAULT_REMINDERS,
  fillWording,
  PLACEHOLDERS,
  type Placeholder,
  type ReminderRule,
  type ReminderSettings,
  type ReminderWindow,
  type RuleProblem,
  reminderLimits,
  SOON_WORDING,
  unknownPlaceholders,
  windowOf,
} from './rules.ts';
