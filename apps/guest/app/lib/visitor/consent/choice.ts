import { cookieNames } from '../cookies.ts';

/** The consent to optional parts: content of other companies, and a referral cookie. */
export type Choice = 'yes' | 'no';

/** The choice expires after half a year and is then offered again. */
export const CHOICE_DAYS = 180;

const pattern = new RegExp(`(?:^|;\\s*)${cookieNames.choice}=(yes|no)(?:;|$)`);

/** The choice, from the text of `document.cookie`; null when there is none yet. */
export function choiceOf(cookies: string): Choice | null {
  const said = pattern.exec(cookies)?.[1];
  return said === 'yes' || said === 'no' ? said : null;
}

/** The cookies to write for a choice. Declining deletes the referral cookie. */
export function cookiesFor(choice: Choice, secure: boolean): string[] {
  const rest = `path=/; samesite=lax${secure ? '; secure' : ''}`;
  const cookie = `${cookieNames.choice}=${choice}; max-age=${CHOICE_DAYS * 86_400}; ${rest}`;
  return choice === 'no' ? [cookie, `${cookieNames.referral}=; max-age=0; ${rest}`] : [cookie];
}

const listeners = new Set<() => void>();

/** Stores the choice where logging out does not clear it, and notifies the components that depend on it. */
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
