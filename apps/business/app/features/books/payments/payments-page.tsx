import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Button, Card, EmptyState, KettleDrawing } from '@thyme/ui';
import { DeskPaymentsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { PaymentsPage as Page } from '../operations.ts';
import { useRange } from '../period/use-range.ts';
import { PaymentSheet } from './payment-detail.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { useFilter } from './use-filter.ts';

/** Every payment and refund, filtered by date, method, person, service, status or text. */
export function PaymentsPage() {
  const { business } = useDesk();
  const { range } = useRange();
  const { filter, set, clear, isNarrow, shown } = useFilter();
  const id = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: deskKey(business.id, 'payments', range, filter),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      (
        await run(DeskPaymentsDocument, {
          business: business.id,
          ...range,
          ways: filter.way ? [filter.way] : null,
          states: filter.state ? [filter.state] : null,
          chair: id(filter.person),
          service: id(filter.service),
          search: filter.search || null,
          after: pageParam,
        })
      ).desk_payments,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const [first] = data?.pages ?? [];
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  return (
    <>
      <PaymentFilters page={first} />
      {!first && <Waiting isError={isError} retry={() => void refetch()} />}
      {first && <Sums page={first} />}
      {first && payments.length === 0 && (
        <EmptyState
          level={2}
          className="mt-8"
          picture={<KettleDrawing />}
          title={isNarrow ? 'Nothing matches' : 'No payments in this period'}
          action={
            isNarrow && (
              <Button variant="secondary" onClick={clear}>
                Clear the filters
              </Button>
            )
          }
        >
          {isNarrow ? 'Try other days, or fewer filters.' : 'Payments appear here as soon as they come in.'}
        </EmptyState>
      )}
      {first && payments.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <PaymentList payments={payments} onOpen={(payment) => set('payment', String(payment))} />
          <div className="flex min-h-14 items-center justify-between gap-4 px-5 text-sm text-ink-soft">
            <span role="status">
              {payments.length} of {count(first.count, 'payment')}
            </span>
            {hasNextPage && (
              <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            )}
          </div>
        </Card>
      )}
      {shown > 0 && <PaymentSheet id={shown} onClose={() => set('payment', '')} />}
    </>
  );
}

function Sums({ page }: { page: Page }) {
  const money = useMoney();
  const figures = [
    ['Taken', page.taken],
    ['Refunded', page.refunded],
    ['Tips, included', page.tips],
    ['Vouchers used', page.voucher],
  ] as const;
  return (
    <Card padding="sm" className="mb-4">
      <dl className="grid grid-cols-2 gap-x-10 gap-y-3 px-1 md:grid-cols-4 wide:flex">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="display-22 figures">{money(amount)}</dd>
          </div>
        ))}
        <div className="border-line max-wide:col-span-full max-wide:border-t max-wide:pt-3 wide:border-l wide:pl-6">
          <dt className="text-sm text-ink-soft">Net</dt>
          <dd className="display-22 text-thyme-700 figures">{money(page.taken + page.refunded)}</dd>
        </div>
      </dl>
    </Card>
  );
}
