import { clsx } from 'clsx';

export type SessionDotsProps = {
  /** How many can still be used. */
  left: number;
  total: number;
  /** Accessible description: "2 of 5 sessions left". */
  label: string;
  /** The dots use the text colour. */
  className?: string;
};

/** The most dots shown; more could not be counted at a glance. */
const MOST = 20;

/** The sessions of a package as dots; the filled ones are left. */
export function SessionDots({ left, total, label, className }: SessionDotsProps) {
  const shown = Math.min(total, MOST);
  const filled = total <= MOST ? left : Math.ceil((left / total) * MOST);
  return (
    <span role="img" aria-label={label} className={clsx('flex flex-wrap gap-1', className)}>
      {Array.from({ length: shown }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their place
          key={index}
          data-filled={index < filled || undefined}
          className={clsx('size-4.5 rounded-full border-[1.5px] border-current', index < filled && 'bg-current')}
        />
      ))}
    </span>
  );
}
