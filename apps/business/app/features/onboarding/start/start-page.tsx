import { START_TASKS, type StartTask } from '@thyme/domain/businesses';
import { Button, Card, Picture, Skeleton, SkeletonGroup } from '@thyme/ui';
import { Check, Eye, IdCard, Image, Landmark, type LucideIcon, Quote, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskStartQuery } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { Poster, ShareCard } from './share-card.tsx';
import { doneWords, firstFreeWords, greetingAt, openTasks, type Start, type TaskWords } from './start-words.ts';

const icons: Record<StartTask, LucideIcon> = {
  bank: Landmark,
  people: IdCard,
  photos: Image,
  about: Quote,
  try: Smartphone,
};

/** Replaces the empty calendar after opening: the link to share, and the remaining steps. */
export function StartPage({ data }: { data: DeskStartQuery }) {
  const { me } = useDesk();
  const { wall, today } = useShopNow();
  const { desk_start: start } = data;
  return (
    <>
      <Poster address={start.address} />
      <div className="px-4 pb-24 md:px-7 md:pb-10 print:hidden">
        <header className="flex min-h-18.5 flex-wrap items-center gap-3 py-3">
          <h1 className="display-28 outline-none">
            {greetingAt(wall)}, {me.first_name}
          </h1>
          <Button asChild size="sm" variant="secondary" className="ml-auto">
            <Link to={`/?date=${today}`}>Go to the calendar</Link>
          </Button>
        </header>
        <ShareCard address={start.address} firstFree={firstFreeWords(start.first_free, today)} />
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Checklist start={start} />
          <div className="grid gap-5">
            <Card>
              <h2 className="font-semibold">Coming from another system?</h2>
              <p className="mt-1 text-sm text-ink-soft">
                Bring your guests, your price list and what’s booked already. Nobody gets a message.
              </p>
              <Button asChild size="sm" variant="secondary" className="mt-3">
                <Link to="/move-in">Move your business to Thyme</Link>
              </Button>
            </Card>
            <PageGlance data={data} />
            <Card>
              <h2 className="font-semibold">The first booking</h2>
              <p className="mt-1 text-sm text-ink-soft">
                You’ll get an email and see it under News. It goes straight into your calendar.
              </p>
            </Card>
          </div>
        </div>
      </div>
    </>
  );
}

/** Shown until it is known whether the shop has just opened, so that the calendar does not flash. */
export function StartLoading() {
  return (
    <div className="px-4 pt-6 md:px-7">
      <h1 className="sr-only">Your day</h1>
      <SkeletonGroup label="Loading your day">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="mt-5 h-48 rounded-lg" />
        <Skeleton className="mt-5 h-64 rounded-md" />
      </SkeletonGroup>
    </div>
  );
}

function Checklist({ start }: { start: Start }) {
  const { now } = useShopNow();
  const done = doneWords(start, now);
  const open = openTasks(start);
  const total = done.length + START_TASKS.length;
  const finished = total - open.length;
  return (
    <Card asChild className="p-0!">
      <section aria-labelledby="whats-next">
        <div className="flex items-center justify-between gap-4 p-5">
          <div>
            <h2 id="whats-next" className="display-22">
              What’s next
            </h2>
            <p className="text-sm text-ink-soft">
              {finished} of {total} done. Each takes a minute or two.
            </p>
          </div>
          <span aria-hidden="true" className="h-2 w-32 flex-none overflow-hidden rounded-full bg-track max-sm:w-16">
            <span
              className="block h-full rounded-full bg-thyme-500"
              style={{ width: `${(finished / total) * 100}%` }}
            />
          </span>
        </div>
        <ul>
          {done.map(({ title, detail }) => (
            <li key={title} className="flex items-center gap-4 border-t border-line px-5 py-2.5 text-ink-soft">
              <span className="grid size-10 flex-none place-items-center rounded-sm bg-thyme-100 text-thyme-700">
                <Check aria-label="Done" className="size-5" />
              </span>
              <span className="leading-snug">
                <span className="block">{title}</span>
                <span className="text-sm">{detail}</span>
              </span>
            </li>
          ))}
          {open.map((task, index) => (
            <Task key={task.task} task={task} isFirst={index === 0} address={start.address} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Task({ task, isFirst, address }: { task: TaskWords; isFirst: boolean; address: string }) {
  const Icon = icons[task.task];
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3 max-md:gap-3 max-md:px-4">
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-sand">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold">{task.title}</b>
        <span className="text-sm text-ink-soft">{task.detail}</span>
      </span>
      <Button asChild size="sm" variant={isFirst ? 'clay' : 'secondary'} className="flex-none max-md:px-3">
        {task.to === null ? (
          <a href={new URL(address).pathname} target="_blank" rel="noreferrer">
            {task.action}
          </a>
        ) : (
          <Link to={task.to}>{task.action}</Link>
        )}
      </Button>
    </li>
  );
}

function PageGlance({ data: { desk_start, desk_shop } }: { data: DeskStartQuery }) {
  const { business } = useDesk();
  const [first] = desk_shop.pictures;
  return (
    <Card className="grid gap-3">
      {first && (
        <div className="overflow-hidden rounded-md">
          <Picture
            src={first.picture.image}
            alt={first.picture.alt}
            width={first.picture.width}
            height={first.picture.height}
            tint={first.picture.tint}
            sizes="320px"
            className="aspect-[16/9] w-full object-cover"
          />
        </div>
      )}
      <div>
        <h2 className="display-22">{business.name}</h2>
        {desk_start.description && <p className="text-sm text-ink-soft">“{desk_start.description}”</p>}
      </div>
      <Button asChild size="sm" variant="secondary" className="justify-self-start">
        <a href={`/${business.slug}`}>
          <Eye aria-hidden="true" className="size-4.5" /> See my page
        </a>
      </Button>
    </Card>
  );
}
