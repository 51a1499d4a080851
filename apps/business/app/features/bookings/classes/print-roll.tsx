import { groupPhone } from '@thyme/domain/accounts';
import { formatDay } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDesk } from '../../../lib/desk.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { spanWords } from '../calendar/entry-words.ts';
import type { ClassRoll } from '../operations.ts';

/** Printable roll of a date: name, phone, amount due, and a box to tick. */
export function PrintRoll({ roll }: { roll: ClassRoll }) {
  const { business } = useDesk();
  const money = useMoney();
  const [isPrinting, setPrinting] = useState(false);
  // Only the roll is printed (app.css), so it is mounted just while the print dialog is open.
  useEffect(() => {
    if (!isPrinting) return;
    document.documentElement.dataset.print = 'class-list';
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
      delete document.documentElement.dataset.print;
    };
  }, [isPrinting]);
  const sheet = (
    <section id="class-list" aria-label="List for printing" className="hidden p-6">
      <h1 className="display-28">{roll.service}</h1>
      <p>
        {business.name}, {formatDay(roll.starts, { year: true })}, {spanWords(roll.starts, roll.ends)}
        {roll.room ? `, ${roll.room}` : ''}. {roll.seats_taken} of {roll.seats} places taken.
      </p>
      <table className="mt-4 w-full border-collapse text-left text-sm [&_:is(td,th)]:border [&_:is(td,th)]:border-ink [&_:is(td,th)]:p-2">
        <thead>
          <tr>
            <th className="w-8">No.</th>
            <th>Name</th>
            <th>Phone</th>
            <th>To pay</th>
            <th className="w-16">Here</th>
          </tr>
        </thead>
        <tbody>
          {roll.people.map((person, index) => (
            <tr key={person.appt_id}>
              <td className="figures">{index + 1}</td>
              <td>
                {person.guest_name}
                {person.seats > 1 ? `, ${person.seats} places` : ''}
              </td>
              <td className="whitespace-nowrap figures">{person.mobile ? groupPhone(person.mobile) : ''}</td>
              <td>{person.due > 0 ? money(person.due) : 'Paid'}</td>
              <td>{person.attendance === 'here' ? '✓' : person.attendance === 'missed' ? 'Missed' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      <Button size="sm" variant="secondary" disabled={roll.people.length === 0} onClick={() => setPrinting(true)}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
      {isPrinting && createPortal(sheet, document.body)}
    </>
  );
}
