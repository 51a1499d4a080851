import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { Children, type ComponentProps, type ReactNode } from 'react';

/** The path to this page. Its children are `Crumb`s. */
export function Breadcrumbs({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {Children.map(children, (crumb, index) => (
          <li className="inline-flex items-center">
            {index > 0 ? (
              <span aria-hidden="true" className="mx-2 text-line-strong">
                /
              </span>
            ) : null}
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type CrumbProps = ComponentProps<'a'> & { asChild?: boolean /** The page itself: not a link. */; here?: boolean };

export function Crumb({ asChild, here, className, ...rest }: CrumbProps) {
  if (here) {
    return (
      <span aria-current="page" className={clsx('inline-flex min-h-11 items-center text-ink', className)}>
        {rest.children}
      </span>
    );
  }
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      className={clsx('inline-flex min-h-11 items-center no-underline hover:text-ink hover:underline', className)}
      {...rest}
    />
  );
}
