import { cookieNames } from '../cookies.ts';

/** Whether somebody wants what a page can do without: parts of other companies, and a note of who sent them. */
export type Choice = 'yes' | 'no';

/** After half a year it is polite to ask again. */
export const CHOICE_DAYS = 180;

const pattern = new RegExp(`(?:^|;\\s*)${cookieNames.choice}=(yes|no)(?:;|$)`);

/** What was chosen, from the text of `document.cookie`; null when nobody has asked yet. */
export function choiceOf(cookies: string): Choice | null {
  const said = pattern.exec(cookies)?.[1];
  return said === 'yes' || said === 'no' ? said : null;
}

/** The cookies to write for a choice. A no takes away what a link has left. */
export function cookiesFor(choice: Choice, secure: boolean): string[] {
  const rest = `path=/; samesite=lax${secure ? '; secure' : ''}`;
  const kept = `${cookieNames.choice}=${choice}; max-age=${CHOICE_DAYS * 86_400}; ${rest}`;
  return choice === 'no' ? [kept, `${cookieNames.referral}=; max-age=0; ${rest}`] : [kept];
}

const listeners = new Set<() => void>();

/** Keeps the choice where logging out does not reach it, and tells whoever shows something by it. */
export function choose(choice: Choice): void {
  for (const cookie of cookiesFor(choice, window.location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that we serve.
    document.cookie = cookie;
  }
  for (const listener of listeners) listener();
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
