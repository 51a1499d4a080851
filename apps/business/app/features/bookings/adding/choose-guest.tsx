import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Avatar, Badge, Button, SearchField } from '@thyme/ui';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { DeskFindGuestsDocument } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { NOBODY, PersonFields } from '../../../lib/person-fields.tsx';
import { deskKey } from '../../../lib/use-act.ts';
import type { Who } from './draft.ts';

const SHOWN = 5;

interface GuestProps {
  who: Who;
  errors: FieldMessages;
  onChange: (who: Who) => void;
}

/** Chooses a known guest or enters a new client. */
export function ChooseGuest({ who, errors, onChange }: GuestProps) {
  if (who && 'id' in who)
    return (
      <p className="flex items-center gap-3 rounded-sm border border-line bg-card py-2 pr-2 pl-3.5">
        <Avatar name={who.name} size={36} />
        <b className="min-w-0 flex-1 truncate font-semibold">{who.name}</b>
        <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
          Change
        </Button>
      </p>
    );
  if (who)
    return (
      <>
        <PersonFields person={who.person} errors={errors} onChange={(person) => onChange({ person })} />
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => onChange(null)}>
          Back to your guests
        </Button>
      </>
    );
  return <Find onChange={onChange} />;
}

function Find({ onChange }: Pick<GuestProps, 'onChange'>) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'find-guests', search),
    // Without a search, the most recent guests come first; with one, matches are sorted by name.
    queryFn: async () =>
      (await run(DeskFindGuestsDocument, { business: business.id, search, order: search === '' ? 'latest' : 'name' }))
        .desk_guests.guests,
    placeholderData: keepPreviousData,
  });
  const guests = data?.slice(0, SHOWN) ?? [];
  const startNew = () => {
    const [first = '', ...rest] = typed.trim().split(/\s+/);
    const isNumber = /^[+\d]/.test(first);
    onChange({
      person: isNumber
        ? { ...NOBODY, mobile: typed.trim() }
        : { ...NOBODY, first_name: first, last_name: rest.join(' ') },
    });
  };
  return (
    <>
      <SearchField
        label="Find a guest"
        placeholder="Name or phone"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isError && <p className="mt-2 text-sm text-danger">Your guests could not be loaded.</p>}
      {data && guests.length === 0 && search !== '' && (
        <p className="mt-3 text-sm text-ink-soft">No guest with that name or number yet.</p>
      )}
      {guests.length > 0 && search === '' && <p className="mt-3 text-sm text-ink-soft">Latest guests</p>}
      {guests.length > 0 && (
        <ul
          aria-label={search === '' ? 'Latest guests' : 'Guests found'}
          className="mt-2 divide-y divide-line overflow-hidden rounded-sm border border-line bg-card"
        >
          {guests.map(({ id, first_name, last_name, completed, is_blocked }) => {
            const name = `${first_name} ${last_name}`.trim();
            return (
              <li key={id}>
                <button
                  type="button"
                  disabled={is_blocked}
                  onClick={() => onChange({ id, name })}
                  className="flex min-h-12 w-full items-center gap-3 px-3.5 py-1.5 text-left hover:bg-sand focus-visible:focus-ring disabled:text-ink-faint"
                >
                  <Avatar name={name} size={30} />
                  <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                  {is_blocked ? (
                    <Badge tone="danger">Blocked</Badge>
                  ) : (
                    <span className="text-sm text-ink-soft">{count(completed, 'appointment')}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Button variant="secondary" className="mt-3 w-full" onClick={startNew}>
        <UserPlus aria-hidden="true" className="size-5" /> New client
      </Button>
    </>
  );
}
