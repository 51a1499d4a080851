import { useQuery } from '@tanstack/react-query';
import { MOVE_IN_STEPS, type MoveInStep } from '@thyme/domain/imports';
import { formatLongDate } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, Card } from '@thyme/ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { DeskMoveInDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { number } from './import-words.ts';
import type { MoveIn } from './operations.ts';

interface StepWords {
  title: string;
  done: string;
  detail: string;
  actions: readonly { label: string; to: string }[];
}

const words: Record<MoveInStep, (move: MoveIn) => StepWords> = {
  page: ({ address }) => ({
    title: 'Your page',
    done: address.replace(/^https?:\/\//, ''),
    detail: 'Guests can’t find you yet. Show your shop when you’re ready.',
    actions: [{ label: 'Open my page', to: '/profile' }],
  }),
  services: ({ services }) => ({
    title: 'Your services',
    done: `${count(services, 'service')} on sale`,
    detail: 'Bring your price list, or type it in.',
    actions: [
      { label: 'Bring a file', to: '/import?kind=services' },
      { label: 'Type it in', to: '/services' },
    ],
  }),
  team: ({ people, unnamed }) => ({
    title: 'Your team',
    done: `${people === 1 ? 'One person takes' : `${people} people take`} bookings`,
    detail:
      unnamed === 1
        ? 'One chair has no name yet, so appointments can’t be matched with it.'
        : `${unnamed} chairs have no name yet, so appointments can’t be matched with them.`,
    actions: [{ label: 'Name your people', to: '/team' }],
  }),
  guests: ({ guests }) => ({
    title: 'Your guests',
    done: `${number(guests)} ${guests === 1 ? 'guest' : 'guests'}`,
    detail: 'Bring the list from your old system, or the contacts on your phone.',
    actions: [{ label: 'Bring your guests', to: '/import?kind=clients' }],
  }),
  calendar: ({ coming }) => ({
    title: 'The next four weeks',
    done: `${count(coming, 'appointment')} in the calendar`,
    detail: 'Bring what’s booked already, so that nobody can book it twice.',
    actions: [{ label: 'Bring appointments', to: '/import?kind=appointments' }],
  }),
};

/** Guided steps for moving from another system. */
export function MoveInPage() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'move-in'),
    queryFn: async () => (await run(DeskMoveInDocument, { business: business.id })).desk_move_in,
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  const left = data.open.length;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card asChild className="p-0!">
        <section aria-labelledby="moving">
          <h2 id="moving" className="display-22 p-5 pb-3">
            {left === 0 ? 'You’ve moved in' : `${MOVE_IN_STEPS.length - left} of ${MOVE_IN_STEPS.length} done`}
          </h2>
          <ol className="divide-y divide-line border-t border-line">
            {MOVE_IN_STEPS.map((step, index) => (
              <StepRow
                key={step}
                at={index + 1}
                step={words[step](data)}
                isOpen={data.open.includes(step)}
                isNext={data.open[0] === step}
              />
            ))}
          </ol>
        </section>
      </Card>
      <div className="grid gap-5">
        <FourWeeks move={data} />
        <Card>
          <h2 className="font-semibold">Nobody gets a message</h2>
          <p className="mt-1 text-sm text-ink-soft">
            Your guests hear from Thyme only when they book, or when an appointment is coming up.
          </p>
        </Card>
      </div>
    </div>
  );
}

function StepRow({ at, step, isOpen, isNext }: { at: number; step: StepWords; isOpen: boolean; isNext: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <span
        className={`grid size-10 flex-none place-items-center rounded-full font-semibold figures ${isOpen ? 'bg-sand' : 'bg-thyme-100 text-thyme-700'}`}
      >
        {isOpen ? at : <Check aria-label="Done" className="size-5" />}
      </span>
      <span className="min-w-48 flex-1 leading-snug">
        <b className="block font-semibold">{step.title}</b>
        <span className="text-sm text-ink-soft">{isOpen ? step.detail : step.done}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {(isOpen ? step.actions : step.actions.slice(0, 1)).map(({ label, to }, index) => (
          <Button key={to} asChild size="sm" variant={isNext && index === 0 ? 'clay' : 'secondary'}>
            <Link to={to}>{label}</Link>
          </Button>
        ))}
      </span>
    </li>
  );
}

/** Number of appointments on each day of the next four weeks. */
function FourWeeks({ move: { days, coming } }: { move: MoveIn }) {
  const most = Math.max(1, ...days.map(({ appointments }) => appointments));
  return (
    <Card asChild>
      <section aria-labelledby="four-weeks">
        <h2 id="four-weeks" className="font-semibold">
          The next four weeks
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {coming === 0 ? 'Nothing in the calendar yet.' : `${count(coming, 'appointment')} in the calendar.`}
        </p>
        <ul className="mt-3 grid grid-cols-7 gap-1.5">
          {days.map(({ date, appointments }) => (
            <li
              key={date}
              className="grid aspect-square place-items-center rounded-sm text-sm figures"
              style={{
                background: `color-mix(in srgb, var(--color-thyme-500) ${Math.round((appointments / most) * 45)}%, var(--color-sand))`,
              }}
            >
              <span aria-hidden="true">{Number(date.slice(8))}</span>
              <span className="sr-only">
                {formatLongDate(date)}: {count(appointments, 'appointment')}
              </span>
            </li>
          ))}
        </ul>
        <Button asChild variant="secondary" size="sm" className="mt-4">
          <Link to={`/?date=${days[0]?.date ?? ''}`}>Open the calendar</Link>
        </Button>
      </section>
    </Card>
  );
}
