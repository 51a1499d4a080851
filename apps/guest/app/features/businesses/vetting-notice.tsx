import { price } from '@thyme/site/format.ts';
import { Badge } from '@thyme/ui';
import { Video } from 'lucide-react';

interface VettingNoticeProps {
  business: { name: string; country: string; consultation_minutes: number; consultation_price: number };
}

/** Shown where new guests need a call with the business before their first appointment. */
export function VettingNotice({
  business: { name, country, consultation_minutes, consultation_price },
}: VettingNoticeProps) {
  const cost = consultation_price > 0 ? price(consultation_price, country) : 'free';
  return (
    <section
      aria-labelledby="consultation"
      className="grid items-center gap-4 rounded-lg bg-thyme-100 p-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-6"
    >
      <CallDrawing />
      <div>
        <h2 id="consultation" className="display-22">
          New to {name}?
        </h2>
        <p className="mt-1">
          Your first visit starts with a short video consultation. You choose the call time while booking, any time
          before your appointment.
        </p>
      </div>
      <Badge className="bg-card! justify-self-start" tone="green" icon={<Video aria-hidden="true" />}>
        About {consultation_minutes} min, {cost}
      </Badge>
    </section>
  );
}

/** A screen on a small table, and a sprig beside it. */
function CallDrawing() {
  return (
    <svg viewBox="0 0 112 112" width={112} height={112} aria-hidden="true" className="max-md:hidden">
      <path d="M0 56a56 56 0 0 1 112 0v40a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" className="fill-thyme-300" />
      <rect x={22} y={88} width={68} height={8} rx={4} className="fill-clay" />
      <rect x={30} y={34} width={52} height={40} rx={6} className="fill-thyme-900" />
      <rect x={34} y={38} width={44} height={32} rx={3} className="fill-thyme-50" />
      <circle cx={56} cy={50} r={7} className="fill-clay-500" />
      <path d="M43 70c1-8 6-12 13-12s12 4 13 12z" className="fill-thyme-700" />
      <path d="M50 74h12l3 14H47z" className="fill-thyme-700" />
      <path
        d="M88 88c0-12 2-20 6-26m-6 14c-6-2-8-6-8-10 6 0 9 4 8 10zm2-8c2-6 6-8 10-8 0 6-4 9-10 8z"
        fill="none"
        strokeWidth={2.4}
        className="stroke-thyme-700"
      />
    </svg>
  );
}
