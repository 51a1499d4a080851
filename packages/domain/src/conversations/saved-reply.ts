import { ok, type Result, refuse } from '../result/index.ts';
import { tidyLine, tidyText } from '../text/index.ts';
import { MESSAGE_MOST } from './message.ts';

/** The name on its button. */
export const REPLY_TITLE_MOST = 40;
export const SAVED_REPLY_MOST = 1_000;
export const MOST_SAVED_REPLIES = 20;

export type SavedReplyRefusal = { readonly code: 'no-title' | 'no-words' | 'too-long' };

export function checkSavedReply(form: {
  title: string;
  body: string;
}): Result<{ title: string; body: string }, SavedReplyRefusal> {
  const title = tidyLine(form.title);
  const body = tidyText(form.body);
  if (title === '') return refuse('no-title');
  if (body === '') return refuse('no-words');
  if ([...title].length > REPLY_TITLE_MOST || [...body].length > SAVED_REPLY_MOST) return refuse('too-long');
  return ok({ title, body });
}

export const REPLY_PLACEHOLDERS = ['first name', 'shop'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** A saved reply for one guest; unknown placeholders do not change. */
export function fillReply(body: string, values: Record<ReplyPlaceholder, string>): string {
  return REPLY_PLACEHOLDERS.reduce((text, name) => text.replaceAll(`{${name}}`, values[name]), body).slice(
    0,
    MESSAGE_MOST,
  );
}
