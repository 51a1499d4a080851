import { clsx } from 'clsx';

const shapes = {
  facebook: (
    <path
      fill="currentColor"
      d="M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H7.8v3h2.6V21z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.75">
      <rect x="4" y="4" width="16" height="16" rx="4.6" />
      <circle cx="12" cy="12" r="3.7" />
      <circle cx="16.6" cy="7.4" r=".7" fill="currentColor" />
    </g>
  ),
  linkedin: (
    <path
      fill="currentColor"
      d="M5.2 9.5h3V19h-3zM6.7 4.8a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5zM10.2 9.5H13v1.3c.5-.9 1.6-1.6 3-1.6 2.6 0 3.3 1.6 3.3 4.1V19h-3v-5c0-1.3-.2-2.3-1.5-2.3s-1.6 1-1.6 2.3v5h-3z"
    />
  ),
  tiktok: (
    <path
      fill="currentColor"
      d="M16.3 4c.3 2 1.5 3.3 3.5 3.5v2.7c-1.3 0-2.5-.4-3.5-1.1v5.5c0 3.3-2.3 5.4-5.1 5.4-2.9 0-5.1-2.2-5.1-5 0-3 2.5-5.3 5.7-5v2.9c-1.6-.3-2.8.6-2.8 2.1 0 1.3 1 2.2 2.2 2.2 1.4 0 2.3-.9 2.3-2.6V4z"
    />
  ),
};

export type Brand = keyof typeof shapes;

/** The logo of a social network, in the text colour. The surrounding link carries the name. */
export function BrandIcon({ brand, className }: { brand: Brand; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('size-5.5 flex-none', className)}>
      {shapes[brand]}
    </svg>
  );
}
