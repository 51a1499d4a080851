import { useQuery } from '@tanstack/react-query';
import { sumOf } from '@thyme/domain/money';
import { priceOf } from '@thyme/domain/payments';
import { Button, Dialog, SessionDots } from '@thyme/ui';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { DeskCheckVoucherDocument, DeskTillPackagesDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Till } from './operations.ts';
import { SellPackage } from './sell-package.tsx';
import { major, minor, type Settlement, type TillDraft } from './till-draft.ts';

interface TillPackagesProps {
  till: Till;
  draft: TillDraft;
  settlement: Settlement;
  onUse: (voucher: TillDraft['vouchers'][number]) => void;
}

/** The guest's packages, whose sessions can pay for the bill, and packages to sell. Hidden if there are neither. */
export function TillPackages({ till, draft, settlement, onUse }: TillPackagesProps) {
  const { business } = useDesk();
  const [isSelling, setSelling] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'till-packages', till.id),
    queryFn: async () =>
      (await run(DeskTillPackagesDocument, { business: business.id, appointment: till.id })).desk_till_packages,
  });
  if (!data || data.own.length + data.offers.length === 0) return null;
  const left = data.own.filter(({ code }) => !draft.vouchers.some((used) => used.code === code));

  async function use({ code, name }: { code: string; name: string }) {
    setBusy(code);
    setRefusal(undefined);
    try {
      const goods = major(sumOf(draft.products.map(priceOf)));
      const answer = (await run(DeskCheckVoucherDocument, { id: till.id, code, goods })).desk_check_voucher;
      if (answer.status === 1) onUse({ code, name, amount: Math.min(minor(answer.amount), settlement.coverable) });
      else setRefusal(answer.message);
    } catch (error) {
      showFailure(error, { api: 'desk_check_voucher' });
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-label="Packages" className="grid gap-2">
      {left.map((one) => (
        <div key={one.code} className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3">
          <span className="min-w-0 flex-1 leading-snug">
            <b className="block font-semibold">{one.name}</b>
            <SessionDots
              className="mt-1 text-thyme-700 [&>span]:size-3"
              left={one.sessions_left}
              total={one.sessions}
              label={`${one.sessions_left} of ${one.sessions} left`}
            />
          </span>
          <Button
            size="sm"
            variant="add"
            busy={busy === one.code}
            disabled={settlement.coverable === 0}
            aria-label={`Use a session of ${one.name}`}
            onClick={() => void use(one)}
          >
            Use a session
          </Button>
        </div>
      ))}
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      {data.offers.length > 0 && !till.is_nameless && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setSelling(true)}>
          <Ticket aria-hidden="true" className="size-4.5" /> Sell a package
        </Button>
      )}
      <Dialog open={isSelling} onOpenChange={setSelling}>
        {isSelling && <SellPackage till={till} offers={data.offers} onDone={() => setSelling(false)} />}
      </Dialog>
    </section>
  );
}
