import { Button, EmptyState, GlassDrawing } from '@thyme/ui';

/** A plan is paid by the owner of a business, and no owner is logged in here. */
export function OwnerMissing({ loginUrl }: { loginUrl: string }) {
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title="Please log in to your business"
      action={
        <Button asChild>
          <a href={loginUrl}>Business Log In</a>
        </Button>
      }
    >
      Plans are paid by the owner of a business. Log in there and open this page again.
    </EmptyState>
  );
}
