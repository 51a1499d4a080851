import { clsx } from 'clsx';

export type ButtonVariant =
  | 'primary'
  | 'clay'
  | 'secondary'
  | 'ghost'
  | 'add'
  | 'add-plum'
  | 'danger'
  | 'danger-outline'
  | 'light'
  | 'outline-light';

/** `md` is 48 px tall, `sm` 44, `lg` 56. `lg` is for the one primary action of a page. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-thyme-700 text-white hover:bg-thyme-900',
  clay: 'border-transparent bg-clay-700 text-white hover:bg-clay-900',
  secondary: 'border-line-strong bg-card text-ink hover:border-ink hover:bg-sand',
  ghost: 'border-transparent text-thyme-700 hover:bg-thyme-100',
  add: 'border-transparent bg-thyme-100 text-thyme-700 hover:bg-thyme-200',
  'add-plum': 'border-transparent bg-plum-100 text-plum hover:bg-plum-200',
  danger: 'border-transparent bg-danger text-white hover:bg-danger-900',
  'danger-outline': 'border-danger-200 bg-card text-danger hover:border-danger hover:bg-danger-100',
  light: 'border-transparent bg-paper text-thyme-900 hover:bg-white',
  'outline-light': 'border-white/45 text-white hover:bg-white/10',
};

const busyVariants: Partial<Record<ButtonVariant, string>> = {
  clay: 'disabled:bg-clay-100 disabled:text-clay-900',
  primary: 'disabled:bg-thyme-100 disabled:text-thyme-900',
  danger: 'disabled:bg-danger-100 disabled:text-danger-900',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11',
  md: 'min-h-12',
  lg: 'min-h-14 text-lg',
};

const paddings: Record<ButtonSize, string> = { sm: 'px-4', md: 'px-5', lg: 'px-6' };

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold leading-tight ' +
  'text-center no-underline transition active:translate-y-px ' +
  'focus-visible:focus-ring ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:active:translate-y-0';

const idle = 'disabled:bg-sand disabled:text-ink-faint';

type Options = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  busy?: boolean | undefined;
  wraps?: boolean | undefined;
};

/** Button classes for the rare element that cannot be a `Button`. */
export function buttonStyles({ variant = 'primary', size = 'md', wide, busy, wraps }: Options = {}): string {
  return clsx(
    base,
    variants[variant],
    sizes[size],
    variant === 'ghost' ? 'px-3' : paddings[size],
    wide && 'w-full',
    wraps ? 'max-w-full py-2' : 'whitespace-nowrap',
    busy ? (busyVariants[variant] ?? idle) : idle,
  );
}
