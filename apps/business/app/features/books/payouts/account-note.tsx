import { Button, Note } from '@thyme/ui';
import { useMoney } from '../../../lib/use-money.ts';
import type { Payouts } from '../operations.ts';
import { useSetUp } from './use-set-up.ts';

/** What keeps payouts from reaching the owner, and the next step. Hidden if there is nothing to do. */
export function AccountNote({ page }: { page: Payouts }) {
  const money = useMoney();
  const { setUp, isBusy } = useSetUp();
  if (page.account_state === 'active') return null;
  const isNew = page.account_state == null;
  const waiting = page.next.amount > 0 ? ` ${money(page.next.amount)} is waiting for you.` : '';
  return (
    <Note tone={isNew ? 'info' : 'warn'} className="mb-5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b className="block font-semibold">
            {isNew ? 'Tell us where to send your money' : 'Your payouts are on hold'}
          </b>
          {isNew
            ? `Add your bank account once, and card payments reach it every Tuesday.${waiting}`
            : `The payment provider still needs: ${page.account_needs.join(', ') || 'a few details'}. Card payments continue as usual.${waiting}`}
        </p>
        <Button size="sm" busy={isBusy} onClick={() => void setUp()}>
          {isNew ? 'Add bank account' : 'Finish setting up'}
        </Button>
      </div>
    </Note>
  );
}
