import { messagesOf } from './graphql/failure.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  kind: ToastKind;
  text: string;
}

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Subscribes the shell to toasts; those from before are delivered to it. */
export function onToast(given: Listener): () => void {
  listener = given;
  for (const toast of waiting.splice(0)) given(toast);
  return () => {
    if (listener === given) listener = null;
  };
}

function say(kind: ToastKind, text: string): void {
  const toast = { kind, text };
  if (listener) listener(toast);
  else waiting.push(toast);
}

export const notify = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
  warning: (text: string) => say('warning', text),
  /** One toast for each message of a failed call. */
  failure: (error: unknown, kind: ToastKind = 'error') => {
    for (const text of messagesOf(error)) say(kind, text);
  },
};
