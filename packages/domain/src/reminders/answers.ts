import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';

export const REMINDER_ANSWERS = ['confirmed', 'moved', 'cancelled'] as const;
export type ReminderAnswer = (typeof REMINDER_ANSWERS)[number];

export interface AskedReminder {
  asks: boolean;
  answer: ReminderAnswer | null;
  /** Recorded by the shop after asking the guest, who may still answer differently. */
  isByDesk: boolean;
  /** The appointment's start, as the guest was told. */
  startsAt: Instant;
}

export type AnswerRefusal = { readonly code: 'answered' | 'over' | 'changed' | 'no-question' };

/** A link works once, before the appointment, and only for the time it was sent about. */
export function checkAnswer(
  reminder: AskedReminder,
  appointment: { startsAt: Instant; isComing: boolean },
  now: Instant,
): Result<undefined, AnswerRefusal> {
  if (!reminder.asks) return refuse('no-question');
  if (reminder.answer !== null && !reminder.isByDesk) return refuse('answered');
  if (!appointment.isComing || appointment.startsAt !== reminder.startsAt) return refuse('changed');
  return now >= reminder.startsAt ? refuse('over') : ok();
}

/** Whether a question needs the shop's attention: it has been open for longer than the time left to answer it. */
export function staysUnanswered(question: { askedAt: Instant; startsAt: Instant }, now: Instant): boolean {
  return now < question.startsAt && now - question.askedAt >= question.startsAt - now;
}
