import { formatDayTime } from '@thyme/domain/time';
import { Button, ErrorState, IconButton, Skeleton, SkeletonGroup } from '@thyme/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BillCard } from './bill-card.tsx';
import { MoneyCard } from './money-card.tsx';
import type { Till } from './operations.ts';
import { TillDone } from './till-done.tsx';
import { EMPTY, type TillDraft } from './till-draft.ts';
import { useTill } from './use-till.ts';

/** The till of one appointment: the bill and its payment, then receipt, undo and refund. */
export function TillPage({ id }: { id: number }) {
  const { data, isError, refetch } = useTill(id);
  if (isError)
    return (
      <ErrorState title="We couldn’t load this bill" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The appointment may have been removed, or you may not have access to it.
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the bill">
        <div className="grid gap-5 pt-20 min-[1000px]:grid-cols-[1.35fr_1fr]">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      </SkeletonGroup>
    );
  return <Opened till={data} />;
}

const isToPay = ({ status }: Till) => status === 'New' || status === 'Accept' || status === 'Reschedule';

function Opened({ till }: { till: Till }) {
  const [draft, setDraft] = useState<TillDraft>(EMPTY);
  const change = (more: Partial<TillDraft>) => setDraft((known) => ({ ...known, ...more }));
  // An appointment that is fully paid in advance is completed once it has begun.
  const isOpen = till.due > 0 || (isToPay(till) && !till.payment);
  return (
    <>
      <Head till={till} />
      {isOpen ? (
        <div className="grid items-start gap-5 min-[1000px]:grid-cols-[1.35fr_1fr]">
          <BillCard till={till} draft={draft} onChange={change} />
          <MoneyCard till={till} draft={draft} onChange={change} onTaken={() => setDraft(EMPTY)} />
        </div>
      ) : (
        <TillDone till={till} />
      )}
    </>
  );
}

function Head({ till: { id, guest_name, is_nameless, starts, lines } }: { till: Till }) {
  const people = [...new Set(lines.flatMap(({ person }) => person ?? []))].join(' and ');
  const [first = guest_name] = guest_name.split(' ');
  return (
    <header className="flex min-h-18.5 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <IconButton label="Back to the appointment" asChild>
        <Link to={`/?appt=${id}`}>
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </Link>
      </IconButton>
      <h1 className="display-28 outline-none">{is_nameless ? 'Walk-in’s bill' : `${first}’s bill`}</h1>
      <p className="text-ink-soft">{[formatDayTime(starts), people].filter(Boolean).join(', ')}</p>
    </header>
  );
}
