import { dateOfWall, formatMinutes, formatTime } from '@thyme/domain/time';
import { Avatar, Badge, IconButton, MoneyBar, Note } from '@thyme/ui';
import { Mail, MessageCircle, Phone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../../lib/use-money.ts';
import { NameWalkIn } from '../day/name-walk-in.tsx';
import { SeriesList } from '../day/series-list.tsx';
import type { Appointment } from '../operations.ts';
import { guestWords, isComing, telOf } from './appointment-words.ts';
import { BeforeTheyCome } from './before-they-come.tsx';
import { CallCard } from './call-card.tsx';
import { ChargeCard } from './charge-card.tsx';
import { FeeHint } from './fee-hint.tsx';
import { GroupParts } from './group-parts.tsx';
import { MoveCard } from './move-card.tsx';
import { ReminderAnswer } from './reminder-answer.tsx';
import { TextsChoice } from './texts-choice.tsx';

export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { proposal, call, note, guest } = appointment;
  return (
    <>
      <Guest guest={guest} appointmentId={appointment.id} />
      <TextsChoice guest={guest} />
      {appointment.companion && (
        <p className="mt-3 rounded-sm bg-thyme-100 px-3.5 py-2">
          For <b className="font-semibold">{appointment.companion}</b>, coming with {guest.first_name}.
          {appointment.companion_email && (
            <a href={`mailto:${appointment.companion_email}`} className="block break-words text-sm text-ink-soft">
              {appointment.companion_email}
            </a>
          )}
        </p>
      )}
      <KnowBefore guest={guest} />
      {appointment.is_nameless && <NameWalkIn id={appointment.id} />}
      <NotReached appointment={appointment} />
      <ReminderAnswer appointment={appointment} />
      {proposal && <MoveCard appointment={appointment} proposal={proposal} />}
      {call && isComing(appointment.status) && <CallCard call={call} name={guest.first_name} />}
      <ChargeCard appointment={appointment} />
      <FeeHint appointment={appointment} />
      <BeforeTheyCome appointmentId={appointment.id} guest={guest} />
      {appointment.lines.length > 0 && (
        <Part title="Services">
          <Services appointment={appointment} />
        </Part>
      )}
      <Together appointment={appointment} />
      <GroupParts parts={appointment.parts} />
      <SeriesList series={appointment.series} />
      {note && (
        <Part title={`Note from ${guest.first_name}`}>
          <blockquote
            dir="auto"
            className="rounded-sm bg-paper px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            “{note}”
          </blockquote>
        </Part>
      )}
      {guest.note && (
        <Part title="Private note">
          <p className="rounded-sm bg-paper px-3.5 py-2.5 whitespace-pre-wrap">{guest.note}</p>
        </Part>
      )}
    </>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** The other guests of the group. */
function Together({ appointment: { together } }: { appointment: Appointment }) {
  if (together.length === 0) return null;
  return (
    <Part title="Comes with">
      <ul className="grid gap-1.5">
        {together.map(({ id, name, services, status, starts }) => (
          <li key={id} className="flex gap-4">
            <span className="w-18 flex-none text-ink-soft figures">{formatTime(starts)}</span>
            <span className="min-w-0 flex-1">
              <Link
                to={`/?date=${dateOfWall(starts)}&appt=${id}`}
                className="font-semibold text-ink underline decoration-line-strong"
              >
                {name}
              </Link>{' '}
              <span className="text-ink-soft">{services}</span>
            </span>
            {status === 'Cancelled' && <Badge>Cancelled</Badge>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Who comes, and the ways to reach them. */
export function Guest({ guest, appointmentId }: { guest: Appointment['guest']; appointmentId: number }) {
  const name = `${guest.first_name} ${guest.last_name}`.trim();
  return (
    <div className="mt-4 flex items-center gap-3">
      <Avatar name={name} size={40} />
      <div className="min-w-0 flex-1 leading-snug">
        <Link to={`/guests/${guest.id}`} className="font-semibold text-ink underline decoration-line-strong">
          {name}
        </Link>
        <p className="text-sm text-ink-soft">{guestWords(guest)}</p>
        {guest.mobile && (
          <a href={telOf(guest.mobile)} className="inline-flex min-h-11 items-center text-sm text-ink figures">
            {guest.mobile}
          </a>
        )}
      </div>
      {guest.mobile && (
        <IconButton label={`Ring ${guest.first_name}`} asChild>
          <a href={telOf(guest.mobile)}>
            <Phone aria-hidden="true" className="size-5" />
          </a>
        </IconButton>
      )}
      <IconButton label={`Message ${guest.first_name}`} asChild>
        <Link to={`/messages/${guest.id}?appt=${appointmentId}`}>
          <MessageCircle aria-hidden="true" className="size-5" />
        </Link>
      </IconButton>
      {guest.email && (
        <IconButton label={`Write to ${guest.first_name}`} asChild>
          <a href={`mailto:${guest.email}`}>
            <Mail aria-hidden="true" className="size-5" />
          </a>
        </IconButton>
      )}
    </div>
  );
}

/** Allergies and tags, which everyone who serves the guest needs to know. */
function KnowBefore({ guest: { allergies, tags } }: { guest: Appointment['guest'] }) {
  return (
    <>
      {allergies && (
        <Note tone="danger" className="mt-4" icon={<TriangleAlert aria-hidden="true" />}>
          <b className="font-semibold">Allergies:</b> {allergies}
        </Note>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Warns that the last mail about the appointment was not delivered. */
function NotReached({ appointment: { mail_problem: problem, guest } }: { appointment: Appointment }) {
  if (!problem) return null;
  const address = <b className="font-semibold [overflow-wrap:anywhere]">{problem.address}</b>;
  return (
    <Note tone="warn" className="mt-4">
      {problem.kind === 'failed' ? (
        <>
          {guest.first_name} didn’t get our last email about this: {address} couldn’t be reached.
          {guest.mobile ? ' Please give them a ring.' : ' Please ask them for another address.'}
        </>
      ) : (
        <>
          Our last email about this hasn’t reached {guest.first_name} yet. We’re still trying {address}.
        </>
      )}
    </Note>
  );
}

function Services({ appointment }: { appointment: Appointment }) {
  const money = useMoney();
  const { lines, products, due, status } = appointment;
  const total = appointment.total_amount + products.reduce((sum, product) => sum + product.total, 0);
  return (
    <>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-4">
            <span className="w-18 flex-none text-ink-soft figures">{formatTime(line.starts)}</span>
            <span className="min-w-0 flex-1">
              {line.service} <span className="whitespace-nowrap text-ink-soft">{formatMinutes(line.minutes)}</span>
            </span>
            <span className="flex-none text-right figures">
              {line.special_price > 0 && <s className="mr-1.5 text-ink-soft">{money(line.price)}</s>}
              <b className={line.special_price > 0 ? 'font-semibold text-clay-700' : 'font-semibold'}>
                {money(line.special_price > 0 ? line.special_price : line.price)}
              </b>
            </span>
          </li>
        ))}
        {products.map((product) => (
          <li key={`product-${product.id}`} className="flex justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {product.quantity > 1 ? `${product.quantity} × ${product.name}` : product.name}{' '}
              <span className="text-ink-soft">ordered online, to hand over</span>
            </span>
            <b className="flex-none font-semibold figures">{money(product.total)}</b>
          </li>
        ))}
        {appointment.discount > 0 && (
          <li className="flex justify-between gap-4">
            <span>
              Discount
              {appointment.discount_reason && (
                <span className="text-ink-soft">, {appointment.discount_reason.toLowerCase()}</span>
              )}
            </span>
            <b className="font-semibold figures">−{money(appointment.discount)}</b>
          </li>
        )}
      </ul>
      {total > 0 && (isComing(status) || status === 'Completed') && (
        <MoneyBar
          className="mt-3"
          paid={{ value: total - due, amount: money(total - due), label: 'paid' }}
          due={
            due > 0
              ? { value: due, amount: money(due), label: status === 'Completed' ? 'open' : 'on the day' }
              : undefined
          }
        />
      )}
    </>
  );
}
