import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Radio, RadioGroup, Select } from '@thyme/ui';
import { useState } from 'react';
import { DeskSellPackageDocument, type DeskTillPackagesQuery } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Till } from './operations.ts';

interface SellPackageProps {
  till: Pick<Till, 'id' | 'guest_name'>;
  offers: DeskTillPackagesQuery['desk_till_packages']['offers'];
  onDone: () => void;
}

/** Sells a package at the counter. It is paid separately, so that one of its sessions can pay for this bill. */
export function SellPackage({ till, offers, onDone }: SellPackageProps) {
  const { business } = useDesk();
  const money = useMoney();
  const { act, busy } = useAct();
  const [chosen, setChosen] = useState(offers[0]?.id ?? 0);
  const [method, setMethod] = useState('card');
  const [refusal, setRefusal] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const offer = offers.find(({ id }) => id === chosen);
  async function sell() {
    if (!offer) return;
    setRefusal(undefined);
    const { id, price } = offer;
    const variables = { business: business.id, appointment: till.id, package: id, method, price };
    const send = async () =>
      (await run(DeskSellPackageDocument, { ...variables, key: `${key}-${id}-${method}` })).desk_sell_package;
    if (await act('desk_sell_package', send, { onRefusal: setRefusal })) onDone();
  }
  return (
    <ActionDialog
      title="Sell a package"
      action={offer ? `Take ${money(offer.price)}` : 'Sell'}
      busy={busy !== null}
      busyLabel="Selling…"
      disabled={!offer}
      onAct={sell}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">For {till.guest_name}. It’s paid for separately from the bill.</p>
        <Select label="Package" value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {offers.map(({ id, name, price, sessions }) => (
            <option key={id} value={id}>
              {name}, {count(sessions, 'session')}, {money(price)}
            </option>
          ))}
        </Select>
        <RadioGroup label="Paid by" value={method} onValueChange={setMethod}>
          <Radio value="card">Card reader</Radio>
          <Radio value="cash">Cash</Radio>
        </RadioGroup>
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
      </div>
    </ActionDialog>
  );
}
