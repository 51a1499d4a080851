import { Skeleton, SkeletonGroup } from '@thyme/ui';

/** The sheet and the panel beside it, at their final size. */
export function InvoiceSkeleton() {
  return (
    <SkeletonGroup label="Loading your invoice">
      <div className="wrap py-6 md:py-8">
        <Skeleton className="h-11 w-44" />
        <div className="mt-3 grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <Skeleton className="h-250" />
          <Skeleton className="h-145" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
