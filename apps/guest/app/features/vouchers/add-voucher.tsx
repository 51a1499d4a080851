import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { Button, TextField } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ClaimVoucherDocument } from '../../generated/graphql.ts';
import { accepted, Refusal, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

/** For whoever was given a code: the voucher is theirs from then on, and waits among their own. */
export function AddVoucher() {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const claim = useMutation({
    mutationFn: async () => accepted((await run(ClaimVoucherDocument, { voucher_code: code })).claim_voucher),
    onSuccess: ({ message }) => {
      setCode('');
      notify.success(message);
      void client.invalidateQueries({ queryKey: ['vouchers'] });
      void client.invalidateQueries({ queryKey: ['own-vouchers'] });
    },
    onError: (error) => {
      if (error instanceof Refusal) refuse(error.message);
      else tellFailure(error, { api: 'claim_voucher' });
    },
  });

  function refuse(why: string) {
    setRefusal(why);
    box.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return refuse('Please enter the code of the voucher');
    if (!claim.isPending) claim.mutate();
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
      <Button type="submit" variant="secondary" className="md:mt-6.5" busy={claim.isPending}>
        Add voucher
      </Button>
    </form>
  );
}
