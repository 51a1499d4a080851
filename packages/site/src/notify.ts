import { messagesOf } from './graphql/failure.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  kind: ToastKind;
  text: string;
}

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Sets the listener that shows toasts; earlier toasts are queued for it. */
export function onToast(given: Listener): () => void {
  listener = given;
  for (const toast of waiting.splice(0)) given(toast);
  return () => {
    if (listener === given) listener = null;
  };
}

function emit(kind: ToastKind, text: string): void {
  const toast = { kind, text };
  if (listener) listener(toast);
  else waiting.push(toast);
}

export const notify = {
  success: (text: string) => emit('success', text),
  error: (text: string) => emit('error', text),
  info: (text: string) => emit('info', text),
  warning: (text: string) => emit('warning', text),
  /** One toast for each message of a failed call. */
  failure: (error: unknown, kind: ToastKind = 'error') => {
    for (const text of messagesOf(error)) emit(kind, text);
  },
};
