import { addDays, dateAt } from '@thyme/domain/time';
import { GIFT_DAYS_AHEAD } from '@thyme/domain/vouchers';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { useNow } from '@thyme/site/use-now.ts';
import { Note } from '@thyme/ui';
import { type FormEvent, useState } from 'react';
import { ChangeVoucherGiftDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import { type GiftDraft, type GiftErrors, giftDraft, giftErrors, giftOrder } from './gift-draft.ts';
import { GiftFields } from './gift-fields.tsx';
import type { OwnedVoucher } from './owned-voucher.ts';

/** Changes the recipient, message and date of a voucher that has not been sent. */
export default function GiftChange({ voucher, onDone }: { voucher: OwnedVoucher; onDone: () => void }) {
  const now = useNow(Math.floor(Date.now() / 1000));
  const zone = voucher.business_info?.zone ?? 'Europe/Dublin';
  const today = dateAt(zone, now);
  const [draft, setDraft] = useState(() =>
    giftDraft({
      person: voucher.owner,
      from: voucher.giver,
      message: voucher.message,
      ...(voucher.recipient_email ? { email: voucher.recipient_email } : {}),
      ...(voucher.send_date ? { sendOn: voucher.send_date } : {}),
    }),
  );
  const [errors, setErrors] = useState<GiftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const { act, busy } = useAct(['vouchers'], ['bought-vouchers']);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = giftErrors(draft, { zone, now });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { person, email, sendOn, from, message } = giftOrder(draft);
    const input = {
      id: voucher.id,
      owner: person,
      email: email ?? null,
      send_date: sendOn ?? null,
      from: from ?? '',
      message: message ?? '',
    };
    const send = async () => (await run(ChangeVoucherGiftDocument, input)).change_voucher_gift;
    if (await act('change_voucher_gift', send, { onRefusal: setRefusal })) onDone();
  }

  const change = (values: Partial<GiftDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
  };
  return (
    <ActionDialog
      title={`${voucher.owner}’s voucher`}
      action={draft.delivery === 'now' ? 'Save and send' : 'Save'}
      form="gift-change"
      busy={busy !== null}
      busyLabel="Saving…"
    >
      <form id="gift-change" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {refusal && (
          <Note tone="danger" announce>
            {refusal}
          </Note>
        )}
        <GiftFields
          draft={draft}
          errors={errors}
          onChange={change}
          days={{ from: today, to: addDays(today, GIFT_DAYS_AHEAD) }}
        />
      </form>
    </ActionDialog>
  );
}
