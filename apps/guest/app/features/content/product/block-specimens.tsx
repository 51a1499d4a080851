import { clsx } from 'clsx';

const sheet = 'block rounded-md bg-card p-6 shadow-soft';

const hours = [
  { at: '9:00', name: 'Cut & finish', who: 'Aoife B.', look: 'bg-thyme-100' },
  { at: '10:45', name: 'Balayage', who: 'Niamh G., €28.50 paid', look: 'bg-thyme-700 text-white' },
  { at: '1:00', name: 'Lunch', who: '', look: 'bg-sand text-ink-soft' },
  { at: '1:45', name: 'Cut & finish', who: 'Tom R.', look: 'bg-thyme-100' },
  { at: '2:30', name: 'Free', who: '3 people waiting', look: 'bg-card ring-1 ring-clay ring-inset' },
];

/** A fully booked day. */
export function DiarySpecimen() {
  return (
    <span className={sheet}>
      <b className="mb-4 flex items-baseline justify-between font-semibold">
        Thursday <span className="text-sm font-normal text-ink-soft">Chair 1</span>
      </b>
      {hours.map(({ at, name, who, look }) => (
        <span key={at} className="mt-1.5 grid grid-cols-[3.25rem_1fr] items-center text-sm">
          <span className="text-ink-soft figures">{at}</span>
          <span className={clsx('rounded-sm px-3.5 py-2', look)}>
            <b className="font-semibold">{name}</b> {who}
          </span>
        </span>
      ))}
    </span>
  );
}

/** What a booking requires, shown before it is made. */
export function DepositSpecimen() {
  return (
    <span className={sheet}>
      <span className="text-sm text-ink-soft">Balayage, Thursday, 10:45 am</span>
      <b className="display-36 mt-1 block">€95.00</b>
      <span className="mt-4 flex gap-0.5">
        <span className="h-2.5 flex-[30] rounded-l-full bg-thyme-700" />
        <span className="h-2.5 flex-[70] rounded-r-full bg-thyme-100" />
      </span>
      <span className="mt-1.5 flex justify-between text-sm">
        <b className="font-semibold">€28.50 paid now</b> <span className="text-ink-soft">€66.50 on the day</span>
      </span>
      <b className="mt-5 block text-sm font-semibold">Free to cancel until Tuesday, 10:45 am, Irish time</b>
      <span className="mt-2 flex gap-0.75">
        <span className="h-2 flex-[58] rounded-l-full bg-thyme-500" />
        <span className="h-2 flex-[24] bg-honey" />
        <span className="h-2 flex-[18] rounded-r-full bg-clay" />
      </span>
    </span>
  );
}

const messages = [
  { title: 'See you Thursday', text: '10:45 am with Aisling, at Fern & Fold.', look: 'bg-card' },
  {
    title: 'Niamh would like to move',
    text: 'Thursday 10:45 am to Friday 2:15 pm',
    look: 'ml-8 bg-thyme-700 text-white',
  },
  { title: 'Moved, and Thursday is filled', text: 'Ciara was first on the waiting list and took it.', look: 'bg-card' },
];

export function MessagesSpecimen() {
  return (
    <span className="grid gap-3">
      {messages.map(({ title, text, look }) => (
        <span key={title} className={clsx('block rounded-md px-5 py-3.5 text-sm shadow-soft', look)}>
          <b className="block font-semibold">{title}</b>
          {text}
        </span>
      ))}
    </span>
  );
}
