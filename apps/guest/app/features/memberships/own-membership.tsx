import { formatDay, isLocalDate, wallAt } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Badge, type BadgeTone, Button, Note, SessionDots } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { PayMembershipDocument } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useAct } from '../../lib/use-act.ts';
import { CancelDialog, CardDialog, PauseDialog, useMembershipChange } from './change-dialogs.tsx';
import { JoinDialog } from './join-dialog.tsx';
import type { OwnMembership } from './operations.ts';
import { OWN_MEMBERSHIPS } from './own-memberships-key.ts';

const day = (wall: number) => formatDay(wall, { year: true });

/** The state in a word, and what comes next in a sentence. */
export function stateWords(membership: OwnMembership): { tone: BadgeTone; word: string; next: string } {
  const { status, next_payment, ends, is_cancelled, resume_on, offer, shop } = membership;
  const until = resume_on && isLocalDate(resume_on) ? day(wallAt(resume_on, 0)) : '';
  if (status === 'invited') return { tone: 'plum', word: 'Invitation', next: `${shop} offers you this membership.` };
  if (status === 'ended') return { tone: 'neutral', word: 'Ended', next: 'Nothing more is charged.' };
  if (status === 'past_due')
    return { tone: 'danger', word: 'Unpaid', next: 'Until it’s paid you can’t use new sessions.' };
  if (status === 'paused')
    return { tone: 'honey', word: 'Paused', next: `It starts again on ${until}, at ${offer.price_words}.` };
  if (is_cancelled)
    return {
      tone: 'honey',
      word: 'Cancelled',
      next: ends ? `Yours until ${day(ends)}. Nothing more is charged.` : 'It ends after the agreed term.',
    };
  if (until) return { tone: 'green', word: 'Active', next: `Paused after this period, until ${until}.` };
  return { tone: 'green', word: 'Active', next: next_payment ? `Next payment on ${day(next_payment)}.` : '' };
}

export interface OwnMembershipProps {
  membership: OwnMembership;
  cards: readonly { id: number; name: string; isExpired: boolean }[];
  /** Opens the payment page. */
  onPay: (url: string | null) => void;
}

type Open = 'pause' | 'cancel' | 'card' | 'join' | null;

export function OwnMembershipCard({ membership, cards, onPay }: OwnMembershipProps) {
  const [open, setOpen] = useState<Open>(null);
  const { shop, slug, offer, status, sessions_left: left, reason } = membership;
  const { tone, word, next } = stateWords(membership);
  const total = Math.max(offer.sessions, left);
  const close = () => setOpen(null);
  return (
    <article className="flex h-full flex-col rounded-lg bg-card p-6 shadow-soft md:p-8">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-ink-soft">{shop}</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <h2 className="display-22 mt-1 [overflow-wrap:anywhere]">{offer.name}</h2>
      <p className="figures">{offer.price_words}</p>
      {status === 'active' && offer.percent_words !== '' && <p className="mt-1">{offer.percent_words}</p>}
      <p className="mt-3 font-semibold">{next}</p>
      {reason !== '' && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {shop}: “{reason}”
        </p>
      )}
      {status === 'past_due' && <Unpaid membership={membership} onPay={onPay} />}
      {status !== 'invited' && (status !== 'ended' || left > 0) && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <SessionDots
            className="text-thyme-700"
            left={left}
            total={total}
            label={`${left} of ${total} sessions left`}
          />
          <span aria-hidden="true">
            {left > offer.sessions ? `${left} left, ${left - offer.sessions} carried over` : `${left} of ${total} left`}
          </span>
        </p>
      )}
      {(status === 'active' || status === 'past_due' || status === 'paused') && (
        <p className="mt-3 text-ink-soft">
          {membership.card ? `Paid with ${membership.card}.` : 'No saved card: we’ll send you a link to pay.'}{' '}
          <button type="button" className="font-semibold text-thyme-700" onClick={() => setOpen('card')}>
            {membership.card ? 'Change card' : 'Choose a card'}
          </button>
        </p>
      )}
      <Actions membership={membership} slug={slug} onOpen={setOpen} />
      <Payments membership={membership} />
      {open === 'pause' && <PauseDialog membership={membership} onClose={close} />}
      {open === 'cancel' && <CancelDialog membership={membership} onClose={close} />}
      {open === 'card' && <CardDialog membership={membership} cards={cards} onClose={close} />}
      {open === 'join' && <JoinDialog offer={offer} shop={shop} onClose={close} onPay={onPay} />}
    </article>
  );
}

function Unpaid({ membership, onPay }: Pick<OwnMembershipProps, 'membership' | 'onPay'>) {
  const { act, busy } = useAct(OWN_MEMBERSHIPS);
  async function pay() {
    let url: string | null = null;
    const work = async () => {
      const answer = (await runAsGuest(PayMembershipDocument, { id: membership.id })).pay_membership;
      url = answer.payment_url ?? null;
      return answer;
    };
    if (await act('pay_membership', work, { body: { id: membership.id } })) onPay(url);
  }
  return (
    <Note className="mt-4" tone="danger">
      <p>{membership.failure ?? 'Your bank needs you to confirm the payment.'}</p>
      <Button size="sm" className="mt-3" busy={busy !== null} onClick={() => void pay()}>
        Pay now
      </Button>
    </Note>
  );
}

interface ActionsProps {
  membership: OwnMembership;
  slug: string;
  onOpen: (what: Open) => void;
}

function Actions({ membership, slug, onOpen }: ActionsProps) {
  const { change, busy } = useMembershipChange(membership.id);
  const { status, is_cancelled, resume_on, sessions_left } = membership;
  if (status === 'ended') return null;
  if (status === 'invited')
    return (
      <div className="mt-5">
        <Button size="sm" onClick={() => onOpen('join')}>
          Join
        </Button>
      </div>
    );
  const canPause = status === 'active' && !is_cancelled && !resume_on;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {sessions_left > 0 && (
        <Button size="sm" asChild>
          <Link to={`/${slug}`}>Book a session</Link>
        </Button>
      )}
      {canPause && (
        <Button size="sm" variant="secondary" onClick={() => onOpen('pause')}>
          Pause
        </Button>
      )}
      {resume_on && (
        <Button size="sm" variant="secondary" busy={busy !== null} onClick={() => void change('resume')}>
          {status === 'paused' ? 'Resume now' : 'Don’t pause'}
        </Button>
      )}
      {is_cancelled ? (
        <Button size="sm" variant="secondary" busy={busy !== null} onClick={() => void change('keep')}>
          Keep my membership
        </Button>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => onOpen('cancel')}>
          Cancel
        </Button>
      )}
    </div>
  );
}

const SHOWN = 12;

function Payments({ membership }: { membership: OwnMembership }) {
  const { payments, country } = membership;
  if (payments.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">Payments and invoices</summary>
      <ul className="mt-2 divide-y divide-line">
        {payments.slice(0, SHOWN).map(({ sale_id, paid_at, amount, is_refunded }) => (
          <li key={sale_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {day(paid_at)}
              {is_refunded && <span className="text-ink-soft">, refunded</span>}
            </span>
            <span className="flex gap-4">
              <span className="figures">{money(amount, country)}</span>
              <Link to={`/invoice/${sale_id}`} className="font-semibold text-thyme-700">
                Invoice <span className="sr-only">of {day(paid_at)}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
