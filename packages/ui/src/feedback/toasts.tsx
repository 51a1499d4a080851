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

/** How often each message that is still shown has been said. */
const said = new Map<string, number>();

/** One of a kind at a time: the same message again raises its count and starts its five seconds again. */
function show(type: Kind, message: string): void {
  const toastId = `${type} ${message}`;
  if (type === 'success') dismissInformation();
  const times = notify.isActive(toastId) ? (said.get(toastId) ?? 1) + 1 : 1;
  said.set(toastId, times);
  const words = times === 1 ? message : <Repeated message={message} times={times} />;
  if (times === 1) notify(words, { type, toastId, onClose: () => said.delete(toastId) });
  else notify.update(toastId, { render: words, type, autoClose: toastSettings.autoClose, progress: undefined });
}

/** What a message asked for ("Please login first!") is done when the next one reports a success. */
function dismissInformation(): void {
  for (const toastId of said.keys()) if (toastId.startsWith('info ')) notify.dismiss(toastId);
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
