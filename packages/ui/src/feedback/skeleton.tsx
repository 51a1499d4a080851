import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

type SkeletonProps = { className?: string; width?: CSSProperties['width']; height?: CSSProperties['height'] };

/** A grey bar of the size of the content it stands for. */
export function Skeleton({ className, width, height }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={clsx('skeleton block rounded-[8px]', className)} style={{ width, height }} />
  );
}

/** Wraps skeletons and announces once that content is loading. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

const widths = ['44%', '38%', '52%', '47%', '41%'];

/** Placeholder for service rows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {widths.slice(0, count).map((width, row) => (
        <div
          key={width}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_auto_6rem] items-center gap-6 py-4',
            row && 'border-t border-line',
          )}
        >
          <div>
            <Skeleton width={width} height={20} />
            <Skeleton className="mt-2.5" width={`${84 - row * 7}%`} height={14} />
          </div>
          <Skeleton width={48} height={20} />
          <Skeleton className="rounded-sm" height={44} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Placeholder for a card with a picture. */
export function SkeletonCard() {
  return (
    <div className="rounded-lg border border-line bg-card p-3">
      <Skeleton className="rounded-md" height={180} />
      <Skeleton className="mt-4" width="62%" height={22} />
      <Skeleton className="mt-2.5 mb-2" width="84%" height={14} />
    </div>
  );
}
