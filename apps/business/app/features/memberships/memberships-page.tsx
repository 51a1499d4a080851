import { useQuery } from '@tanstack/react-query';
import { MONTHS } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, Card, Dialog, EmptyState, KettleDrawing, SessionDots, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { MailPlus, PencilLine, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskMembershipsDocument, DeskSetMembershipActiveDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { ChangeMember } from './change-member.tsx';
import { InviteMember } from './invite-member.tsx';
import { MembersTable } from './members-table.tsx';
import { type GoodFor, OfferForm } from './offer-form.tsx';
import type { DeskMember, DeskOffer, MembershipsData } from './operations.ts';

type Open = { form: DeskOffer | 'new' } | { member: DeskMember } | 'invite' | null;

interface MembershipsPageProps {
  head: (note: ReactNode, actions: ReactNode) => ReactNode;
  /** Renders the choice of services that a session is good for. */
  goodFor: GoodFor;
}

export function MembershipsPage({ head, goodFor }: MembershipsPageProps) {
  const { business } = useDesk();
  const [open, setOpen] = useState<Open>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'memberships'),
    queryFn: async () => (await run(DeskMembershipsDocument, { business: business.id })).desk_memberships,
  });
  if (!data)
    return (
      <>
        {head(null, null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  if (!data.is_possible)
    return (
      <>
        {head(null, null)}
        <EmptyState level={2} className="mt-8" picture={<KettleDrawing />} title="Your card provider can’t save cards">
          Memberships need a provider that can save a guest’s card and charge it again.
        </EmptyState>
      </>
    );
  const offered = data.offers.filter(({ is_offered }) => is_offered);
  const close = () => setOpen(null);
  return (
    <>
      {head(
        'A fixed price each month, sessions included',
        <>
          {offered.length > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('invite')}>
              <MailPlus aria-hidden="true" className="size-5" />
              Invite a guest
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen({ form: 'new' })}>
            <Plus aria-hidden="true" className="size-5" />
            New membership
          </Button>
        </>,
      )}
      {data.offers.length === 0 ? (
        <EmptyState level={2} className="mt-8" picture={<KettleDrawing />} title="No memberships yet">
          Offer one or two sessions a month for a fixed price. Guests join on your page, and Thyme charges their card
          for you.
        </EmptyState>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {data.offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} onEdit={() => setOpen({ form: offer })} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-7 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <MembersCard members={data.members} onChange={(member) => setOpen({ member })} />
        {data.sees_money && <IncomeCard months={data.months} />}
      </div>
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        {open === 'invite' && <InviteMember offers={offered} onDone={close} />}
        {open !== null && open !== 'invite' && 'form' in open && (
          <OfferForm offer={open.form === 'new' ? null : open.form} goodFor={goodFor} onDone={close} />
        )}
        {open !== null && open !== 'invite' && 'member' in open && (
          <ChangeMember member={open.member} seesMoney={data.sees_money} onDone={close} />
        )}
      </Dialog>
    </>
  );
}

function MembersCard({
  members,
  onChange,
}: {
  members: readonly DeskMember[];
  onChange: (member: DeskMember) => void;
}) {
  return (
    <Card asChild>
      <section aria-labelledby="members">
        <h2 id="members" className="display-22 mb-4">
          Members
        </h2>
        {members.length === 0 ? (
          <EmptyState title="No members yet">Guests who join or are invited appear here.</EmptyState>
        ) : (
          <MembersTable members={members} onChange={onChange} />
        )}
      </section>
    </Card>
  );
}

/** 'November 2026'. */
const monthWords = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

function IncomeCard({ months }: { months: MembershipsData['months'] }) {
  const money = useMoney();
  return (
    <Card asChild>
      <section aria-labelledby="membership-income">
        <h2 id="membership-income" className="display-22 mb-2">
          Paid by members
        </h2>
        {months.length === 0 && <p className="text-ink-soft">Payments appear here by month.</p>}
        <dl className="divide-y divide-line">
          {months.map(({ month, amount, payments }) => (
            <div key={month} className="flex items-baseline justify-between gap-3 py-2.5">
              <dt>
                {monthWords(month)}
                <span className="block text-sm text-ink-soft">{count(payments, 'payment')}</span>
              </dt>
              <dd className="font-semibold figures">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

function OfferCard({ offer, onEdit }: { offer: DeskOffer; onEdit: () => void }) {
  const { business } = useDesk();
  const { change } = useChange();
  const { id, shown, members, is_offered } = offer;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg bg-card shadow-soft">
      <button
        type="button"
        onClick={onEdit}
        className={clsx(
          'flex min-h-34 flex-1 flex-col justify-between gap-5 p-5 text-left focus-visible:focus-ring',
          is_offered ? 'bg-thyme-700 text-white' : 'bg-track text-ink-soft',
        )}
      >
        <span className="flex items-start justify-between gap-3">
          <b className="display-22 font-[480] [overflow-wrap:anywhere]">
            <span className="sr-only">Edit </span>
            {shown.name}
          </b>
          <PencilLine aria-hidden="true" className="mt-1 size-5 flex-none" />
        </span>
        <span className="grid gap-2">
          <SessionDots left={shown.sessions} total={shown.sessions} label={count(shown.sessions, 'session')} />
          <span className="text-sm">
            {offer.carries_over ? 'Carry over once' : 'Used within the period'}
            {shown.term_words === '' ? '' : `; ${shown.term_words}`}
          </span>
          {shown.percent_words !== '' && <span className="text-sm font-semibold">{shown.percent_words}</span>}
        </span>
      </button>
      <div className="flex items-center justify-between gap-3 p-5">
        <span>
          <b className="block font-semibold figures">{shown.price_words}</b>
          <span className="text-sm text-ink-soft">{members === 0 ? 'No members yet' : count(members, 'member')}</span>
        </span>
        <Switch
          label={`${shown.name} is on offer`}
          checked={is_offered}
          onCheckedChange={(active) =>
            void change({
              api: 'desk_set_membership_active',
              send: async () =>
                (await run(DeskSetMembershipActiveDocument, { business: business.id, id, active }))
                  .desk_set_membership_active,
            })
          }
        />
      </div>
    </article>
  );
}
