import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  line: 'border border-line bg-card',
  raised: 'bg-card shadow-soft',
  quiet: 'border border-line bg-card/55',
  green: 'bg-thyme-100',
  sand: 'bg-sand',
  honey: 'bg-honey-100',
};
const corners = { md: 'rounded-md', lg: 'rounded-lg' };
const paddings = { none: '', sm: 'p-4', md: 'p-5 md:p-6', lg: 'p-5 md:p-7' };

export type CardProps = ComponentProps<'div'> & {
  look?: keyof typeof looks;
  corner?: keyof typeof corners;
  padding?: keyof typeof paddings;
  /** Renders the child's element (section, article, li) instead of a div. */
  asChild?: boolean;
};

/** A surface for one item. */
export function Card({ look = 'line', corner = 'lg', padding = 'md', asChild, className, ...rest }: CardProps) {
  const Element = asChild ? Slot : 'div';
  return <Element className={clsx('min-w-0', looks[look], corners[corner], paddings[padding], className)} {...rest} />;
}
