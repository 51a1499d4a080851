import { useQuery } from '@tanstack/react-query';
import { groupPhone } from '@thyme/domain/accounts';
import { formatTime } from '@thyme/domain/time';
import { Avatar, Badge, Button, ErrorState, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowLeft, CalendarPlus, Mail, MessageCircle, Phone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskGuestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { GuestFiles } from './files/guest-files.tsx';
import { GuestNews } from './guest-news.tsx';
import { GuestNote } from './guest-note.tsx';
import { GuestStatus } from './guest-status.tsx';
import { appointmentBadge, dayWords, nameOf, recordWords, sinceWords } from './guest-words.ts';
import { MergeGuest } from './merge/merge-guest.tsx';
import type { Guest, GuestAppointment } from './operations.ts';
import { PatchTests } from './patch-tests.tsx';

/** One guest as this business knows them. */
export function GuestDetail({ id }: { id: number }) {
  const { business } = useDesk();
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'guest', id),
    queryFn: async () => (await run(DeskGuestDocument, { business: business.id, guest: id })).desk_guest,
  });
  if (isError)
    return (
      <ErrorState
        size="page"
        level={2}
        title="We couldn’t load this guest"
        action={
          <Button asChild>
            <Link to="/guests">All guests</Link>
          </Button>
        }
      >
        They may have closed their account.
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the guest">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="mt-6 h-60" />
      </SkeletonGroup>
    );
  return <Known guest={data} />;
}

function Known({ guest }: { guest: Guest }) {
  const money = useMoney();
  const { runsShop } = useDesk();
  return (
    <article>
      <Link
        to="/guests"
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" /> All guests
      </Link>
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={nameOf(guest)} size={56} />
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-5rem)]">
          <h2 className="display-28">{nameOf(guest)}</h2>
          <p className="text-ink-soft">{sinceWords(guest)}</p>
          {!guest.has_account && <p className="text-sm text-ink-soft">Entered at your desk, no account</p>}
          <Tags tags={guest.tags} />
        </div>
        {!guest.is_blocked && (
          <Button asChild>
            <Link to={`/?new=1&guest=${guest.id}`}>
              <CalendarPlus aria-hidden="true" className="size-4.5" /> Book
            </Link>
          </Button>
        )}
        <Button variant="secondary" asChild>
          <Link to={`/messages/${guest.id}`}>
            <MessageCircle aria-hidden="true" className="size-4.5" /> Message
          </Link>
        </Button>
        {guest.mobile && (
          <Button variant="secondary" asChild>
            <a href={telOf(guest.mobile)}>
              <Phone aria-hidden="true" className="size-4.5" /> Call
            </a>
          </Button>
        )}
        {guest.email && (
          <Button variant="secondary" asChild>
            <a href={`mailto:${guest.email}`}>
              <Mail aria-hidden="true" className="size-4.5" /> Email
            </a>
          </Button>
        )}
      </header>
      {guest.allergies && (
        <Note tone="danger" className="mt-5" icon={<TriangleAlert aria-hidden="true" />}>
          <b className="font-semibold">Allergies:</b> {guest.allergies}
        </Note>
      )}
      <dl className="mt-5 grid gap-4 border-y border-line py-4 sm:grid-cols-2 sm:gap-x-8 wide:grid-cols-[1fr_auto_auto_auto]">
        <div>
          <dt className="text-sm text-ink-soft">{recordWords(guest)}</dt>
          <dd>
            <Dots appointments={guest.appointments} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Spent here</dt>
          <dd className="text-lg font-semibold figures">{money(guest.spent)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Phone</dt>
          <dd className="text-lg font-semibold figures">
            {guest.mobile ? <ContactLink href={telOf(guest.mobile)}>{groupPhone(guest.mobile)}</ContactLink> : '–'}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">Email</dt>
          <dd className="text-lg font-semibold [overflow-wrap:anywhere]">
            {guest.email ? <ContactLink href={`mailto:${guest.email}`}>{guest.email}</ContactLink> : '–'}
          </dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-8 grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <GuestNote key={guest.id} guest={guest} />
          <PatchTests guest={guest} />
          <GuestFiles guest={guest} />
          <Appointments appointments={guest.appointments} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <GuestStatus key={guest.id} guest={guest} />
          <GuestNews guest={guest} />
          {runsShop && <MergeGuest key={guest.id} guest={guest} />}
        </div>
      </div>
    </article>
  );
}

const telOf = (mobile: string) => `tel:${mobile.replace(/[^\d+]/g, '')}`;

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-ink decoration-line-strong underline-offset-4 hover:decoration-current">
      {children}
    </a>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-1.5 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

const dots: Record<string, string> = {
  Completed: 'bg-thyme-500',
  'No Show': 'border-2 border-danger',
  Cancelled: 'bg-honey',
};

/** Each appointment a dot, the oldest first. Decorative: the words above say the same. */
function Dots({ appointments }: { appointments: readonly GuestAppointment[] }) {
  return (
    <span aria-hidden="true" className="mt-1.5 flex flex-wrap gap-1.5">
      {[...appointments].reverse().map(({ id, status }) => (
        <span key={id} className={clsx('size-3 rounded-full', dots[status] ?? 'border-2 border-thyme-500')} />
      ))}
    </span>
  );
}

function Appointments({ appointments }: { appointments: readonly GuestAppointment[] }) {
  const money = useMoney();
  const { today } = useShopNow();
  return (
    <section aria-labelledby="appointments" className="mt-6">
      <h3 id="appointments" className="font-semibold">
        Appointments
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {appointments.map((visit) => {
          const [tone, words] = appointmentBadge(visit);
          return (
            <li key={visit.id}>
              <Link
                to={`/?date=${new Date(visit.starts * 1000).toISOString().slice(0, 10)}&appt=${visit.id}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 text-ink no-underline hover:bg-sand focus-visible:focus-ring sm:grid-cols-[minmax(0,1fr)_auto_5rem]"
              >
                <span className="min-w-0 max-sm:row-span-2">
                  {visit.service || 'Video consultation'}
                  <span className="block text-sm text-ink-soft">
                    {dayWords(visit.starts, today)}, {formatTime(visit.starts)}
                  </span>
                  {visit.is_fee_asked && <span className="block text-sm text-clay-700">A fee to decide on</span>}
                  {visit.kept > 0 && <span className="block text-sm text-ink-soft">{money(visit.kept)} kept</span>}
                </span>
                <span className="justify-self-end max-sm:col-start-2 max-sm:row-start-2">
                  <Badge tone={tone}>{words}</Badge>
                </span>
                <span className="text-right font-semibold figures max-sm:col-start-2 max-sm:row-start-1">
                  {money(visit.total_amount)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
