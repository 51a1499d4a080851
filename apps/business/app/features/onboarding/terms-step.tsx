import { money } from '@thyme/site/format.ts';
import { RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveTermsDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Beginning } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

const POLICIES = [
  { value: '1', title: 'Free until 48 hours before', detail: 'Then half of the price' },
  {
    value: '1,2',
    title: '48 hours, and strict on the day',
    detail: 'Half of the price within 48 hours, all of it on the day',
  },
  { value: '3', title: 'I decide each time', detail: 'We’ll ask you each time' },
  { value: '', title: 'Always free', detail: 'Guests get everything back' },
];

/** What guests pay when they book, and what cancelling costs. */
export function TermsStep({
  beginning,
  onBack,
  onDone,
}: {
  beginning: Beginning;
  onBack: () => void;
  onDone: () => void;
}) {
  const { desk_shop: shop, desk_menu } = beginning;
  const first = desk_menu.flatMap(({ services }) => services)[0];
  const known = shop.policy.join();
  // Nothing was saved yet: defaults to what most shops choose.
  const isFresh = known === '' && shop.upfront_percent === 0;
  const [form, setForm] = useState({
    percent: isFresh ? '20' : String(shop.upfront_percent),
    policy: isFresh ? '1' : known,
  });
  const { change, busy } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));

  async function send() {
    const terms = {
      business: shop.id,
      policy: form.policy === '' ? [] : form.policy.split(',').map(Number),
      percent: Number(form.percent),
      atOnce: shop.confirms_at_once,
      vetting: shop.video_vetting,
      minutes: shop.consultation_minutes,
    };
    await change({
      api: 'desk_save_terms',
      quiet: true,
      send: async () => (await run(DeskSaveTermsDocument, terms)).desk_save_terms,
      onDone,
    });
  }

  const price = first?.pricings[0]?.price ?? 0;
  const now = money(Math.round(price * 20) / 100, shop.country);
  const example = first
    ? `${now} of a ${money(price, shop.country)} ${first.name.toLowerCase()} now, the rest on the day`
    : 'The rest on the day';
  return (
    <StepForm name="Getting paid" busy={busy !== null} onBack={onBack} onSend={() => void send()}>
      <StepHead
        title="How do you want guests to pay?"
        lead="Many shops ask for a fifth when guests book. It cuts down on no-shows."
      />
      <div className="grid gap-6">
        <RadioGroup label="When booking" hideLabel value={form.percent} onValueChange={(percent) => set({ percent })}>
          <RadioCard value="20" detail={example}>
            <b className="font-semibold">20% deposit</b>
          </RadioCard>
          <RadioCard value="100" detail="Nothing left to do at the till">
            <b className="font-semibold">Everything when booking</b>
          </RadioCard>
          <RadioCard value="0" detail="Guests pay on the day">
            <b className="font-semibold">Nothing when booking</b>
          </RadioCard>
        </RadioGroup>
        <RadioGroup label="When a guest cancels" value={form.policy} onValueChange={(policy) => set({ policy })}>
          {POLICIES.map(({ value, title, detail }) => (
            <RadioCard key={value} value={value} detail={detail}>
              <b className="font-semibold">{title}</b>
            </RadioCard>
          ))}
        </RadioGroup>
        <p className="text-ink-soft">
          Card payments reach your bank every Tuesday. You’ll connect your account once your shop is open.
        </p>
      </div>
    </StepForm>
  );
}
