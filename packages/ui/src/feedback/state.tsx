import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type StateProps = {
  title: ReactNode;
  /** A decorative illustration. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The next step: one or two buttons. */
  action?: ReactNode;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
  /** `page` fills a page, `small` a card. */
  size?: 'small' | 'page';
  className?: string;
};

function State({ title, picture, children, action, level = 3, size = 'small', className }: StateProps) {
  const Heading = `h${level}` as const;
  const page = size === 'page';
  return (
    <div
      className={clsx(
        'mx-auto grid justify-items-center text-center',
        page ? 'max-w-160 gap-4 px-5 py-14' : 'gap-2',
        className,
      )}
    >
      {picture ? (
        <div
          className={clsx(
            page ? 'mb-3 grid w-full max-w-105 justify-items-center' : 'grid min-h-27 place-items-center',
          )}
        >
          {picture}
        </div>
      ) : null}
      <Heading className={page ? 'display-36' : 'text-lg leading-snug font-semibold'}>{title}</Heading>
      {children ? (
        <div className={clsx('text-ink-soft', page ? 'text-lg text-pretty' : 'max-w-[34ch]')}>{children}</div>
      ) : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}

/** Empty state: an illustration, a sentence, the next step. */
export function EmptyState(props: StateProps) {
  return <State {...props} />;
}

/** Error state: what happened, and the one thing to do. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <State {...props} />
    </div>
  );
}
