import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type CloseButtonProps,
  type IconProps,
  toast as notify,
  ToastContainer,
  type ToastContainerProps,
} from 'react-toastify/unstyled';
import { useToastPlace } from './use-toast-place.ts';

/** Default behaviour of every toast. */
export const toastSettings = {
  position: 'top-right',
  autoClose: 5000,
  hideProgressBar: false,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  newestOnTop: true,
} as const satisfies ToastContainerProps;

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert, default: Info };

function ToastIcon({ type }: Pick<IconProps, 'type'>) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}

function CloseButton({ closeToast, type }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={clsx('toast-close', `toast-close--${type}`)}
      onClick={closeToast}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}

/** The toast container; render it once at the root. */
export function Toaster() {
  useToastPlace();
  return (
    <ToastContainer
      {...toastSettings}
      aria-label="Messages"
      icon={ToastIcon}
      closeButton={CloseButton}
      toastClassName="thyme-toast"
    />
  );
}

type Kind = 'success' | 'info' | 'warning' | 'error';
type Show = (message: string) => void;

interface Shown {
  toastId: string;
  times: number;
}

/** The messages on screen, by kind and words. A toast that is closing counts as gone. */
const shown = new Map<string, Shown>();
let lastId = 0;

/** One of a kind at a time: the same message again raises its count and starts its five seconds again. */
function show(type: Kind, message: string): void {
  if (type === 'success') dismissInformation();
  const key = `${type} ${message}`;
  const before = shown.get(key);
  if (before && notify.isActive(before.toastId)) {
    before.times += 1;
    const render = <Repeated message={message} times={before.times} />;
    notify.update(before.toastId, { render, type, autoClose: toastSettings.autoClose, progress: undefined });
    return;
  }
  // An id of its own: a toast with the id of one that is still fading out would not be shown.
  lastId += 1;
  const toastId = `toast-${lastId}`;
  shown.set(key, { toastId, times: 1 });
  notify(message, {
    type,
    toastId,
    onClose: () => {
      if (shown.get(key)?.toastId === toastId) shown.delete(key);
    },
  });
}

/** What a message asked for ("Please login first!") is done when the next one reports a success. */
function dismissInformation(): void {
  for (const [key, { toastId }] of shown) if (key.startsWith('info ')) notify.dismiss(toastId);
}

function Repeated({ message, times }: { message: string; times: number }) {
  return (
    // The key starts the bar, which is the timer, from the beginning.
    <span key={times}>
      {message} <span className="ml-1 font-semibold text-ink-soft figures">×{times}</span>
    </span>
  );
}

/** Short messages about the result of an action. */
export const toast: Record<Kind, Show> = {
  success: (message) => show('success', message),
  info: (message) => show('info', message),
  warning: (message) => show('warning', message),
  error: (message) => show('error', message),
};
