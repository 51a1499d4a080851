import { formatDay, wallOf } from '@thyme/domain/time';
import { Button, type Column, SessionDots, Table } from '@thyme/ui';
import { useDesk } from '../../../lib/desk.ts';
import type { SoldPackage } from './operations.ts';

/** Sold packages, with the sessions left. */
export function SoldPackages({
  sold,
  onRefund,
}: {
  sold: readonly SoldPackage[];
  onRefund: (sold: SoldPackage) => void;
}) {
  const { business } = useDesk();
  const columns: Column<SoldPackage>[] = [
    {
      key: 'guest',
      title: 'Guest',
      rowHeading: true,
      cell: ({ buyer, name }) => (
        <>
          <b className="block font-semibold">{buyer}</b>
          <span className="text-sm font-normal text-ink-soft">{name}</span>
        </>
      ),
    },
    {
      key: 'code',
      title: 'Code',
      cell: ({ code, expires_at, shareable }) => (
        <>
          {code}
          <span className="block text-sm text-ink-soft">
            {shareable ? 'can be shared, ' : ''}until {formatDay(wallOf(business.zone, expires_at - 1), { year: true })}
          </span>
        </>
      ),
    },
    {
      key: 'left',
      title: 'Left',
      cell: ({ sessions, sessions_left }) => (
        <SessionDots
          className="max-w-50 text-thyme-700"
          left={sessions_left}
          total={sessions}
          label={`${sessions_left} of ${sessions} left`}
        />
      ),
    },
    {
      key: 'refund',
      title: <span className="sr-only">Refund</span>,
      cell: (one) =>
        one.unused > 0 && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Refund ${one.name} of ${one.buyer}`}
            onClick={() => onRefund(one)}
          >
            Refund
          </Button>
        ),
    },
  ];
  return <Table caption="Sold packages" hideCaption columns={columns} rows={sold} rowKey={({ id }) => id} />;
}
