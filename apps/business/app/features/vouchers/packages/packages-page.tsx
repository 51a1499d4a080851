import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, SessionDots, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { PencilLine, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { DeskPackagesDocument, DeskSetPackageActiveDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { COLOURS } from '../offer-fields.tsx';
import { CreateTile, SoldSection } from '../offer-shelf.tsx';
import type { DeskPackage, SoldPackage } from './operations.ts';
import { PackageForm } from './package-form.tsx';
import { RefundPackage } from './refund-package.tsx';
import { SoldPackages } from './sold-packages.tsx';

type Open = { form: DeskPackage | 'new' } | { refund: SoldPackage } | null;

export function PackagesPage({ head }: { head: (note: ReactNode, actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const [open, setOpen] = useState<Open>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'packages', wanted),
    queryFn: async () => (await run(DeskPackagesDocument, { business: business.id, text: wanted })).desk_packages,
    placeholderData: keepPreviousData,
  });
  if (!data)
    return (
      <>
        {head(null, null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const close = () => setOpen(null);
  return (
    <>
      {head(
        'Paid once, used session by session',
        <Button size="sm" onClick={() => setOpen({ form: 'new' })}>
          <Plus aria-hidden="true" className="size-5" />
          New package
        </Button>,
      )}
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {data.packages.map((one) => (
          <li key={one.id}>
            <PackageCard offer={one} onEdit={() => setOpen({ form: one })} />
          </li>
        ))}
        <li>
          <CreateTile icon={<Plus aria-hidden="true" className="size-6" />} onClick={() => setOpen({ form: 'new' })}>
            Create a package
          </CreateTile>
        </li>
      </ul>
      <SoldSection
        text={text}
        onText={setText}
        empty={
          data.sold.length > 0
            ? null
            : {
                found: 'No package has this code or name.',
                sold: 'Packages your guests buy appear here with the sessions they have left.',
              }
        }
      >
        <SoldPackages sold={data.sold} onRefund={(refund) => setOpen({ refund })} />
      </SoldSection>
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        {open !== null && 'form' in open && (
          <PackageForm offer={open.form === 'new' ? null : open.form} onDone={close} />
        )}
        {open !== null && 'refund' in open && <RefundPackage sold={open.refund} onDone={close} />}
      </Dialog>
    </>
  );
}

/** '11 sold, 40 sessions to come'. */
const soldWords = ({ in_hands, sessions_left }: DeskPackage) =>
  in_hands === 0
    ? 'None sold yet'
    : `${in_hands} sold${sessions_left > 0 ? `, ${count(sessions_left, 'session')} to come` : ''}`;

function PackageCard({ offer, onEdit }: { offer: DeskPackage; onEdit: () => void }) {
  const { business } = useDesk();
  const money = useMoney();
  const { change } = useChange();
  const { id, name, sessions } = offer;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg bg-card shadow-soft">
      <button
        type="button"
        onClick={onEdit}
        className={clsx(
          'flex min-h-34 flex-1 flex-col justify-between gap-5 p-5 text-left focus-visible:focus-ring',
          offer.active ? (COLOURS[offer.color] ?? COLOURS.thyme) : 'bg-track text-ink-soft',
        )}
      >
        <span className="flex items-start justify-between gap-3">
          <b className="display-22 font-[480]">
            <span className="sr-only">Edit </span>
            {name}
          </b>
          <PencilLine aria-hidden="true" className="mt-1 size-5 flex-none" />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SessionDots left={sessions} total={sessions} label={count(sessions, 'session')} />
          <span className="text-sm">
            {offer.shareable ? 'Can be shared, ' : ''}
            {count(offer.valid_for, 'month')}
          </span>
        </span>
      </button>
      <div className="flex items-center justify-between gap-3 p-5">
        <span>
          <b className="block font-semibold figures">{money(offer.price)}</b>
          <span className="text-sm text-ink-soft">{soldWords(offer)}</span>
        </span>
        <Switch
          label={`${name} is on sale`}
          checked={offer.active}
          onCheckedChange={(active) =>
            void change({
              api: 'desk_set_package_active',
              send: async () =>
                (await run(DeskSetPackageActiveDocument, { business: business.id, id, active }))
                  .desk_set_package_active,
            })
          }
        />
      </div>
    </article>
  );
}
