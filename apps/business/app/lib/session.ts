import { forgetAnswers } from '@thyme/site/forgetting.ts';
import { createSessionWatch } from '@thyme/site/graphql/session-lost.ts';
import { keys, read, remove, write } from './storage.ts';

export const LOGIN_PATH = '/login';

export function storedToken(): string {
  return read(keys.token) ?? '';
}

export function startSession(token: string): void {
  forgetAnswers();
  write(keys.token, token);
}

/** Ends the session in this browser. A guest session in the same browser is not affected. */
export function forgetSession(): void {
  remove(keys.token);
  remove(keys.business);
  forgetAnswers();
}

export const { onSessionLost, sessionLost, arrived } = createSessionWatch({
  storedToken,
  forget: forgetSession,
  loginPathFrom: () => LOGIN_PATH,
});
