import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type CloseButtonProps,
  type IconProps,
  toast as notify,
  ToastContainer,
  type ToastContainerProps,
  type ToastOptions,
} from 'react-toastify/unstyled';

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

type Show = (message: string, options?: ToastOptions) => void;

/** Short messages about the result of an action. */
export const toast: Record<'success' | 'info' | 'warning' | 'error', Show> = {
  success: (message, options) => void notify.success(message, options),
  info: (message, options) => void notify.info(message, options),
  warning: (message, options) => void notify.warning(message, options),
  error: (message, options) => void notify.error(message, options),
};
