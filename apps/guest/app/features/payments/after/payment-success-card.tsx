import { Button, SprigMeter } from '@thyme/ui';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PaymentSuccessCardProps {
  title: string;
  lead: string;
  /** What was booked or bought; left out where it is not known. */
  visit?: ReactNode;
  /** The outcome is unknown, so no tick is shown. */
  isOpen?: boolean;
  actions?: ReactNode;
}

export function MyAppointments() {
  return (
    <Button asChild>
      <Link to="/profile/appointments">
        My Appointments <ArrowRight aria-hidden="true" className="size-5" />
      </Link>
    </Button>
  );
}

/** A large tick, the next links, and what was bought. */
export function PaymentSuccessCard({ title, lead, visit, isOpen = false, actions }: PaymentSuccessCardProps) {
  return (
    <div className="relative grid overflow-hidden rounded-lg bg-thyme-100 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="relative grid content-center p-6 pb-24 md:p-14 md:pb-28">
        {!isOpen && (
          <span className="mb-6 grid size-17 place-items-center rounded-full bg-thyme-700 text-white">
            <Check aria-hidden="true" className="size-8.5" />
          </span>
        )}
        <h1 className="display-64">{title}</h1>
        <p className="mt-4 max-w-110 text-lg text-pretty text-ink-soft">{lead}</p>
        <div className="mt-7 grid gap-3 md:flex md:flex-wrap">{actions}</div>
        <span aria-hidden="true" className="absolute bottom-3 left-0 flex text-thyme-300">
          <SprigMeter left={1} total={1} label="" className="w-72 md:w-120" />
        </span>
      </div>
      {visit && <div className="p-3 pt-0 lg:pt-3 lg:pl-0">{visit}</div>}
    </div>
  );
}
