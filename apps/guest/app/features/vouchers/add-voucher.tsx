import { Button, TextField } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ClaimVoucherDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';

/** Adds a voucher to the guest's own by its code. */
export function AddVoucher() {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const { act, busy } = useAct(['vouchers'], ['own-vouchers']);

  function refuse(why: string) {
    setRefusal(why);
    box.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return refuse('Please enter the code of the voucher');
    void claim();
  }

  async function claim() {
    const send = async () => (await run(ClaimVoucherDocument, { voucher_code: code })).claim_voucher;
    if (await act('claim_voucher', send, { onRefusal: refuse })) setCode('');
  }

  return (
    <form onSubmit={submit} className="mb-9 grid max-w-140 items-start gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label="Were you given a voucher?"
        placeholder="Voucher code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={box}
        value={code}
        error={refusal}
        onChange={({ target }) => {
          setCode(target.value);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" variant="secondary" className="md:mt-6.5" busy={busy !== null}>
        Add voucher
      </Button>
    </form>
  );
}
