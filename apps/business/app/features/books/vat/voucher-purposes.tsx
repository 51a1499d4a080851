import { Card, Select } from '@thyme/ui';
import { DeskSetVoucherPurposeDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useRates } from './use-rates.ts';

/** When each voucher on sale is taxed; only a voucher for services of one rate can be taxed when sold. */
export function VoucherPurposes() {
  const { business } = useDesk();
  const { data } = useRates();
  const { act, busy } = useAct();
  if (!data?.is_registered || data.vouchers.length === 0) return null;
  const save = (id: number, purpose: string) =>
    act(
      'desk_set_voucher_purpose',
      async () =>
        (await run(DeskSetVoucherPurposeDocument, { business: business.id, id, purpose })).desk_set_voucher_purpose,
    );
  return (
    <Card asChild>
      <section aria-labelledby="voucher-vat">
        <h2 id="voucher-vat" className="display-22">
          VAT on vouchers
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          A voucher that’s good for services of one rate only can be taxed when it’s sold; any other is taxed when it’s
          used. Your accountant knows which applies to you. Vouchers already sold stay as they are.
        </p>
        <ul className="mt-2 divide-y divide-line">
          {data.vouchers.map(({ id, name, purpose, single_rate }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2.5">
              <span className="min-w-0">
                {name}
                <span className="block text-sm text-ink-soft">
                  {single_rate == null ? 'For more than one rate' : `For services at ${single_rate}%`}
                </span>
              </span>
              <Select
                label={`${name} is taxed`}
                hideLabel
                className="w-36 sm:w-44"
                value={purpose}
                disabled={busy !== null || (single_rate == null && purpose === 'multi')}
                onChange={(event) => void save(id, event.currentTarget.value)}
              >
                <option value="multi">When used</option>
                <option value="single">When sold</option>
              </Select>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
