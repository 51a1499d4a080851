import { formatDay, formatDayTime, formatMinutes, formatTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { MoneyBar, Price } from '@thyme/ui';
import type { Appointment } from './use-appointments.ts';

/** What was booked, when each part begins, and what of it is paid. */
export function BookedLines({ appointment }: { appointment: Appointment }) {
  const { appointment_detail: lines, business_info: shop } = appointment;
  const country = shop?.country ?? 'IE';
  const severalDays = new Set(lines.map(({ time }) => formatDay(time))).size > 1;
  return (
    <section className="border-t border-line pt-6">
      <h3 className="text-lg font-semibold">What you booked</h3>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 max-sm:gap-x-3">
            <span className="min-w-18 sm:min-w-20 text-ink-soft figures">
              {severalDays ? `${formatDay(line.time)}, ` : ''}
              {formatTime(line.time)}
            </span>
            <span className="min-w-0">
              <b className="font-medium">{line.service_pricing.service_name}</b>{' '}
              <span className="text-ink-soft max-sm:block">
                {formatMinutes(line.duration)}
                {line.person ? `, with ${line.person}` : ''}
              </span>
            </span>
            <Price
              stacked
              className="text-right"
              amount={money(line.special_price > 0 ? line.special_price : line.price, country)}
              {...(line.special_price > 0 ? { was: money(line.price, country) } : {})}
            />
          </li>
        ))}
        {appointment.products.map(({ id, name, quantity, total }) => (
          <li key={`product-${id}`} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <b className="font-medium [overflow-wrap:anywhere]">{quantity > 1 ? `${quantity} × ${name}` : name}</b>{' '}
              <span className="text-ink-soft">handed over at your appointment</span>
            </span>
            <Price amount={money(total, country)} />
          </li>
        ))}
        {appointment.shop_discount > 0 && (
          <li className="flex justify-between gap-4">
            <span>Discount</span>
            <span className="figures">−{money(appointment.shop_discount, country)}</span>
          </li>
        )}
      </ul>
      <CourseDates appointment={appointment} />
      <PaidBar appointment={appointment} country={country} />
    </section>
  );
}

/** A course is one line; its dates are here. */
function CourseDates({ appointment: { appointment_detail: lines, dates } }: { appointment: Appointment }) {
  if (dates.length < 2 || !lines.some((line) => line.is_course)) return null;
  return (
    <div className="mt-4">
      <h4 className="font-medium">All {dates.length} dates</h4>
      <ul className="mt-1 grid gap-x-6 gap-y-1 text-ink-soft figures sm:grid-cols-2">
        {dates.map((date) => (
          <li key={date}>{formatDayTime(date)}</li>
        ))}
      </ul>
    </div>
  );
}

function PaidBar({ appointment, country }: { appointment: Appointment; country: string }) {
  const { payment, due, status, upfront_percent: percent } = appointment;
  if (payment <= 0 && due <= 0) return null;
  const open = status === 'Cancelled' ? 0 : due;
  const deposit = open > 0 && percent > 0 ? `paid, ${percent}% deposit` : 'paid';
  return (
    <MoneyBar
      className="mt-5"
      paid={{ value: payment, amount: money(payment, country), label: deposit }}
      due={open > 0 ? { value: open, amount: money(open, country), label: 'on the day' } : undefined}
    />
  );
}
