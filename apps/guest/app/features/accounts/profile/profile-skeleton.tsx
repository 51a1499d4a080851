import { Skeleton, SkeletonGroup } from '@thyme/ui';

/** My Profile before it is loaded: the same columns and heights, so that nothing moves. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your account">
      <Skeleton width="60%" height={53} />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <Skeleton className="min-h-112 rounded-lg sm:min-h-68" />
          <Skeleton className="h-42 rounded-lg sm:h-22" />
          <Skeleton className="rounded-lg" height={430} />
        </div>
        <div className="grid gap-6">
          <Skeleton className="rounded-lg" height={290} />
          <Skeleton className="rounded-lg" height={420} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
