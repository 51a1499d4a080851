import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type TextLinkProps = ComponentProps<'a'> & {
  asChild?: boolean;
  /** 44 px tall on its own; inside a sentence it keeps the line height. */
  standalone?: boolean;
};

/** An underlined link. Use `asChild` for a router link or a button that looks like a link. */
export function TextLink({ asChild, standalone, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      className={clsx(
        'font-semibold text-thyme-700 underline decoration-thyme-300 hover:decoration-current',
        standalone && 'inline-flex min-h-11 items-center gap-1.5',
        className,
      )}
      {...rest}
    />
  );
}
