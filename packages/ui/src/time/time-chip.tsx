import { Slot as Child } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  first: 'bg-thyme-700 text-white hover:bg-thyme-900',
  soft: 'bg-thyme-100 text-thyme-900 hover:bg-thyme-200',
  line: 'bg-transparent text-thyme-900 shadow-[inset_0_0_0_1.5px_var(--color-thyme-300)] hover:bg-thyme-100',
};

type TimeChipProps = ComponentProps<'a'> & { look?: keyof typeof looks; asChild?: boolean };

/** A free time as a link; the first one on a card is filled. */
export function TimeChip({ look = 'soft', asChild, className, ...rest }: TimeChipProps) {
  const Element = asChild ? Child : 'a';
  return (
    <Element
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-[12px] px-3.5 font-semibold whitespace-nowrap no-underline transition figures',
        looks[look],
        className,
      )}
      {...rest}
    />
  );
}
