import { Calendar, CircleAlert, CircleCheck, Clock, Info, Ticket, TriangleAlert, X } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { CountdownRing } from '../display/countdown-ring.tsx';
import { SprigMeter } from '../display/sprig-meter.tsx';
import { BasketDrawing, ChairDrawing, GlassDrawing, KettleDrawing } from '../feedback/drawings.tsx';
import { Note } from '../feedback/note.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../feedback/state.tsx';
import { toast } from '../feedback/toasts.tsx';
import { Flow, Remark, Stack, Tile } from './tile.tsx';

const specimens = [
  { kind: 'success', words: 'Added to cart!', Icon: CircleCheck },
  { kind: 'info', words: 'Please login first!', Icon: Info },
  { kind: 'warning', words: 'Payment Not Completed', Icon: TriangleAlert },
  { kind: 'error', words: 'You have been blocked by the business!', Icon: CircleAlert },
];

export function Toasts() {
  return (
    <Tile title="Toasts" span={5} look="sand">
      <Stack>
        <Flow>
          <Button variant="secondary" onClick={() => toast.success('Added to cart!')}>
            Success
          </Button>
          <Button variant="secondary" onClick={() => toast.info('Please login first!')}>
            Info
          </Button>
          <Button variant="secondary" onClick={() => toast.warning('Payment Not Completed')}>
            Warning
          </Button>
          <Button variant="secondary" onClick={() => toast.error('You have been blocked by the business!')}>
            Error
          </Button>
        </Flow>
        <div aria-hidden="true" className="grid gap-3">
          {specimens.map(({ kind, words, Icon }) => (
            <div key={kind} className={`thyme-toast max-w-90 Toastify__toast--${kind}`}>
              <span className="Toastify__toast-icon">
                <Icon />
              </span>
              {words}
              <span className="grid size-11 place-items-center">
                <X className="size-4" />
              </span>
              <span className="Toastify__progress-bar--wrp">
                <span className="Toastify__progress-bar block" style={{ width: '62%' }} />
              </span>
            </div>
          ))}
        </div>
        <p className="text-sm text-ink">
          Top right, 5 seconds, the bar runs down. Hover pauses, a press closes, a finger pulls it away.
        </p>
      </Stack>
    </Tile>
  );
}

export function EmptyStates() {
  return (
    <>
      <Tile title="My Cart, empty" span={4}>
        <EmptyState
          picture={<BasketDrawing />}
          title="Nothing in your cart yet"
          action={
            <Button variant="add" size="sm">
              See services
            </Button>
          }
        >
          Add a service, a class or a voucher. You choose the time next.
        </EmptyState>
      </Tile>
      <Tile title="Search, empty" span={4}>
        <EmptyState
          picture={<GlassDrawing />}
          title="Oops No Results Found!"
          action={
            <Button variant="add" size="sm">
              Widen to 10 km
            </Button>
          }
        >
          Try a wider distance, or look at everything near Dublin 6.
        </EmptyState>
      </Tile>
      <Tile title="Appointments, empty" span={4}>
        <EmptyState
          picture={<ChairDrawing />}
          title="The chair is free"
          action={
            <Button variant="add" size="sm">
              Find a business
            </Button>
          }
        >
          Your next appointment will be here.
        </EmptyState>
      </Tile>
    </>
  );
}

export function Waiting() {
  return (
    <>
      <Tile title="Skeletons" span={7}>
        <SkeletonRows />
        <Remark>The size of what comes, so nothing jumps.</Remark>
      </Tile>
      <Tile title="Notes" span={5}>
        <Stack gap="gap-3">
          <Note icon={<Ticket aria-hidden="true" />}>
            You can use €30.00 from the voucher. You have to pay rest of the amount €56.60 to confirm booking. Please
            select your payment method!
          </Note>
          <Note tone="warn" icon={<Clock aria-hidden="true" />}>
            Your saved time has expired. Please choose again.
          </Note>
          <Note tone="danger">Voucher is not applicable!</Note>
          <Note tone="plum" icon={<Calendar aria-hidden="true" />}>
            Enrol by Fri 28 August.
          </Note>
        </Stack>
      </Tile>
    </>
  );
}

export function Meters() {
  return (
    <>
      <Tile title="Voucher balance" span={6}>
        <Stack>
          <div className="grid items-end gap-4 rounded-md bg-thyme-700 p-6 text-white sm:grid-cols-[auto_1fr]">
            <span className="grid">
              <span className="display-36">€65.00</span>
              <span>left of €100.00</span>
            </span>
            <SprigMeter left={65} total={100} label="€65.00 left of €100.00" className="justify-self-end" />
          </div>
          <Flow>
            <CountdownRing left={1400} total={1800} tone="clay" />
            <span>
              <b className="font-semibold figures">23 min 20 s</b> held for you, then it’s offered to the next person
            </span>
          </Flow>
        </Stack>
      </Tile>
      <Tile title="Something failed" span={6}>
        <ErrorState
          picture={<KettleDrawing />}
          title="The times could not be loaded"
          action={
            <Button variant="add" size="sm">
              Try again
            </Button>
          }
        >
          Nothing was booked and nothing was paid.
        </ErrorState>
      </Tile>
    </>
  );
}
