import { isLocalDate } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { DayVatCard, DrawerCard } from '../features/books/drawer/drawer-page.tsx';
import { TillDayCard } from '../features/payments/day/till-day.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { useDesk } from '../lib/desk.ts';
import { DateField } from '../lib/time/date-field.tsx';
import { longDayWords } from '../lib/time/day-words.ts';
import { useShopNow } from '../lib/time/use-shop-now.ts';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Cash drawer – Thyme for business' }];

export default function DrawerRoute() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <EndOfDay />
      </OwnerOnly>
    </div>
  );
}

function EndOfDay() {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isLocalDate(asked) && asked <= today ? asked : today;
  return (
    <>
      <PageHead title="Cash drawer">
        <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </PageHead>
      <p className="mb-3 hidden print:block">
        {business.name}, {longDayWords(date, today)}
      </p>
      <div className="mb-4 max-w-64 print:hidden">
        <DateField label="Day" value={date} onDate={(next) => next && setParams({ date: next }, { replace: true })} />
      </div>
      <TillDayCard key={date} date={date} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DrawerCard date={date} />
        <DayVatCard date={date} />
      </div>
    </>
  );
}
