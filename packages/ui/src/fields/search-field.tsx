import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { controlStyles } from './field.tsx';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** Adds a clear button while the field has a value. */
  onClear?: () => void;
};

/** A single-line search field with a magnifying glass. */
export function SearchField({ label, onClear, value, className, ...input }: SearchFieldProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-4 text-thyme-700" />
      <input
        type="search"
        aria-label={label}
        value={value}
        className={clsx(controlStyles, 'h-12 rounded-full! pr-12 pl-12')}
        {...input}
      />
      {onClear && value ? (
        <IconButton label="Clear" className="absolute top-0.5 right-0.5" onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
