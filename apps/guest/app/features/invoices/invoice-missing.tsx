import { Button, EmptyState, GlassDrawing } from '@thyme/ui';
import { Link } from 'react-router';

/** There is no such invoice, or it is another guest's: the two look the same. */
export function InvoiceMissing() {
  return (
    <EmptyState
      level={1}
      size="page"
      picture={<GlassDrawing />}
      title="Sorry couldn't find the invoice!"
      action={
        <Button asChild>
          <Link to="/profile/appointments">My Appointments</Link>
        </Button>
      }
    >
      It may belong to another account, or the link may be incomplete.
    </EmptyState>
  );
}
