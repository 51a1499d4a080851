import { useQuery } from '@tanstack/react-query';
import { bookLimits } from '@thyme/domain/books';
import { Button, Card, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskAccountsDocument, DeskSaveAccountsDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import type { Account } from '../operations.ts';

/** Maps each kind of money to the codes and names of the owner's own chart of accounts. */
export function AccountsCard() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'accounts'),
    queryFn: async () => (await run(DeskAccountsDocument, { business: business.id })).desk_accounts,
  });
  return (
    <Card asChild className="lg:col-span-2">
      <section aria-labelledby="accounts">
        <h2 id="accounts" className="display-22">
          Accounts
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Use the codes and names of your own chart, so that your files import cleanly.
        </p>
        {data ? (
          <Chart key={JSON.stringify(data)} accounts={data} />
        ) : (
          <Waiting isError={isError} retry={() => void refetch()} />
        )}
      </section>
    </Card>
  );
}

function Chart({ accounts }: { accounts: readonly Account[] }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [drafts, setDrafts] = useState(accounts);
  const set = (key: string, values: Partial<Account>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...values } : draft)));
  const changed = drafts.filter(
    (draft, index) => draft.code !== accounts[index]?.code || draft.name !== accounts[index]?.name,
  );
  const isFilled = drafts.every(({ code, name }) => code.trim() !== '' && name.trim() !== '');
  const save = () =>
    act('desk_save_accounts', async () => {
      const list = changed.map(({ key, code, name }) => ({ key, code, name }));
      return (await run(DeskSaveAccountsDocument, { business: business.id, accounts: list })).desk_save_accounts;
    });
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ul className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {drafts.map(({ key, code, name, about }) => (
          <li
            key={key}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6rem_minmax(0,1fr)] items-end gap-3"
          >
            <p className="col-span-2 text-sm text-ink-soft">{about}</p>
            <TextField
              label={`Code for ${about}`}
              hideLabel
              value={code}
              maxLength={bookLimits.accountCode}
              onChange={(event) => set(key, { code: event.currentTarget.value })}
            />
            <TextField
              label={`Name for ${about}`}
              hideLabel
              value={name}
              maxLength={bookLimits.account}
              onChange={(event) => set(key, { name: event.currentTarget.value })}
            />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        className="mt-4"
        disabled={changed.length === 0 || !isFilled}
        busy={busy === 'desk_save_accounts'}
      >
        Save accounts
      </Button>
    </form>
  );
}
