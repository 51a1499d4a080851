import { checkIban } from '@thyme/domain/businesses';
import { money } from '@thyme/site/format.ts';
import { RadioCard, RadioGroup, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskSavePayoutDocument, DeskSaveTermsDocument } from '../../generated/graphql.ts';
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
    iban: '',
    holder: shop.payout?.holder ?? '',
  });
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));

  async function send() {
    const { iban, holder } = form;
    const wrong: Record<string, string> = {};
    if (iban.trim() !== '' && checkIban(iban) === null) wrong.iban = 'Please check this IBAN. A digit may be wrong.';
    if (iban.trim() !== '' && holder.trim() === '') wrong.holder = 'Please enter whose account it is.';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const terms = {
      business: shop.id,
      policy: form.policy === '' ? [] : form.policy.split(',').map(Number),
      percent: Number(form.percent),
      atOnce: shop.confirms_at_once,
      vetting: shop.video_vetting,
      minutes: shop.consultation_minutes,
    };
    if (iban.trim() !== '') {
      const paid = await change({
        api: 'desk_save_payout',
        quiet: true,
        send: async () => (await run(DeskSavePayoutDocument, { business: shop.id, iban, holder })).desk_save_payout,
      });
      if (!paid) return;
    }
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
        <div className="grid gap-4.5 md:grid-cols-2">
          <TextField
            label="IBAN for payouts"
            hint={shop.payout ? `Now ends in ${shop.payout.iban_end}.` : 'You can add it later.'}
            autoComplete="off"
            spellCheck={false}
            value={form.iban}
            error={errors.iban}
            onChange={(event) => set({ iban: event.currentTarget.value })}
          />
          <TextField
            label="Account holder"
            value={form.holder}
            error={errors.holder}
            onChange={(event) => set({ holder: event.currentTarget.value })}
          />
        </div>
      </div>
    </StepForm>
  );
}
