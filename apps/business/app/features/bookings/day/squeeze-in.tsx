import { useQuery } from '@tanstack/react-query';
import { formatMinutes } from '@thyme/domain/time';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { Button, Select } from '@thyme/ui';
import { useState } from 'react';
import { DeskSoldDocument, DeskStartWalkInDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { type SoldItem, soldItems } from '../adding/draft.ts';
import { ClashNote } from '../moving/clash-note.tsx';
import { useMoving } from '../moving/moving-context.ts';
import { useRefresh } from '../moving/use-refresh.ts';
import type { Chair } from '../operations.ts';

interface SqueezeProps {
  name: string;
  onStarted: (appointmentId: number) => void;
}

/** Starts a walk-in although nobody is free; the overlaps are listed first. */
export function SqueezeIn({ name, onStarted }: SqueezeProps) {
  const { business } = useDesk();
  const { calendar } = useMoving();
  const [isOpen, setOpen] = useState(false);
  const { data: menu = [] } = useQuery({
    queryKey: deskKey(business.id, 'sold'),
    queryFn: async () => soldItems((await run(DeskSoldDocument, { business: business.id })).desk_menu),
    enabled: isOpen,
  });
  const people = calendar?.chairs.filter(({ active }) => active) ?? [];
  const items = menu.filter(({ kind }) => kind === 'service');
  if (people.length === 0) return null;
  if (!isOpen)
    return (
      <Button variant="add" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Squeeze in anyway
      </Button>
    );
  if (items.length === 0) return <p className="text-sm text-ink-soft">Looking up your services…</p>;
  return <SqueezeForm {...{ people, items, name, onStarted }} />;
}

interface FormProps extends SqueezeProps {
  people: readonly Chair[];
  items: readonly SoldItem[];
}

function SqueezeForm({ people, items, name, onStarted }: FormProps) {
  const money = useMoney();
  const [chair, setChair] = useState(people[0]?.id ?? 0);
  const [pricing, setPricing] = useState(items[0]?.pricingId ?? 0);
  const { clashes, busy, start } = useSqueeze({ chair, pricing, name }, onStarted);
  return (
    <section aria-label="Squeeze in anyway" className="grid gap-3 rounded-md bg-paper p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="With" value={chair} onChange={(event) => setChair(Number(event.currentTarget.value))}>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.person ?? one.name}
            </option>
          ))}
        </Select>
        <Select label="Service" value={pricing} onChange={(event) => setPricing(Number(event.currentTarget.value))}>
          {items.map((item) => (
            <option key={item.pricingId} value={item.pricingId}>
              {item.name}, {formatMinutes(item.minutes)}, {money(item.price)}
            </option>
          ))}
        </Select>
      </div>
      <ClashNote clashes={clashes} />
      <Button
        size="sm"
        className="justify-self-end"
        variant={clashes.length > 0 ? 'clay' : 'primary'}
        busy={busy}
        onClick={() => void start()}
      >
        {clashes.length > 0 ? 'Start anyway' : 'Start now'}
      </Button>
    </section>
  );
}

interface Wish {
  chair: number;
  pricing: number;
  name: string;
}

/** Starts the walk-in now. Clashes are shown, and the next click accepts them. */
function useSqueeze({ chair, pricing, name }: Wish, onStarted: SqueezeProps['onStarted']) {
  const { business } = useDesk();
  const { wall } = useShopNow();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState({ about: '', clashes: [] as { key: string; words: string }[] });
  const about = `${chair} ${pricing}`;
  const clashes = found.about === about ? found.clashes : [];
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const { desk_start_walk_in: answer } = await run(DeskStartWalkInDocument, {
        business: business.id,
        pricing,
        chair,
        at: wall,
        name: name.trim() || null,
        anyway: clashes.map(({ key }) => key),
        key: newIdempotencyKey(),
      });
      await refresh();
      if (answer.status === 1 && answer.appt_id) {
        notify.success(answer.message);
        onStarted(answer.appt_id);
        return;
      }
      setFound({ about, clashes: answer.clashes });
      if (answer.clashes.length === 0) notify.error(answer.message);
    } catch (error) {
      showFailure(error, { api: 'desk_start_walk_in' });
    } finally {
      setBusy(false);
    }
  }
  return { clashes, busy, start };
}
