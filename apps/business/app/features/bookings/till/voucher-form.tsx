import { sumOf } from '@thyme/domain/money';
import { priceOf } from '@thyme/domain/payments';
import { voucherLimits } from '@thyme/domain/vouchers';
import { Button, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskCheckVoucherDocument } from '../../../generated/graphql.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { Till } from './operations.ts';
import { major, minor, type Settlement, type TillDraft } from './till-draft.ts';

interface VoucherProps {
  till: Pick<Till, 'id'>;
  draft: TillDraft;
  settlement: Settlement;
  /** Called without a voucher when the form is cancelled. */
  onDone: (voucher?: { code: string; amount: number }) => void;
}

/** Checks a voucher code: the server says how much it can cover, or why it cannot be used. */
export function VoucherForm({ till, draft, settlement, onDone }: VoucherProps) {
  const [code, setCode] = useState('');
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function check(): Promise<void> {
    const typed = code.trim().toUpperCase();
    if (draft.vouchers.some((voucher) => voucher.code === typed)) {
      setWhy('This voucher is on the bill already.');
      return;
    }
    setBusy(true);
    setWhy(undefined);
    try {
      const goods = major(sumOf(draft.products.map(priceOf)));
      const answer = (await run(DeskCheckVoucherDocument, { id: till.id, code: typed, goods })).desk_check_voucher;
      if (answer.status !== 1) setWhy(answer.message);
      else onDone({ code: typed, amount: Math.min(minor(answer.amount), settlement.coverable) });
    } catch (error) {
      showFailure(error, { api: 'desk_check_voucher' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      aria-label="Voucher"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <TextField
        label="Voucher code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={voucherLimits.code}
        value={code}
        error={why}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="secondary" busy={isBusy} disabled={code.trim() === ''}>
          Use it
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
