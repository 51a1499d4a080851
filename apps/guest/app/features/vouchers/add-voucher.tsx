import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, TextField } from '@thyme/ui';
import { type FormEvent, useState } from 'react';
import { accepted, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { notify } from '../../lib/notify.ts';
import { claimVoucher } from './operations.ts';

/** For whoever was given a code: the voucher is theirs from then on, and waits among their own. */
export function AddVoucher() {
  const [code, setCode] = useState('');
  const client = useQueryClient();
  const claim = useMutation({
    mutationFn: async () => accepted((await run(claimVoucher, { voucher_code: code })).claim_voucher),
    onSuccess: ({ message }) => {
      setCode('');
      notify.success(message);
      void client.invalidateQueries({ queryKey: ['vouchers'] });
      void client.invalidateQueries({ queryKey: ['own-vouchers'] });
    },
    onError: (error) => tellFailure(error, { api: 'claim_voucher' }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!claim.isPending) claim.mutate();
  }

  return (
    <form onSubmit={submit} className="mb-9 grid max-w-140 items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label="Were you given a voucher?"
        placeholder="Voucher code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        disabled={claim.isPending}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="secondary" busy={claim.isPending}>
        Add voucher
      </Button>
    </form>
  );
}
