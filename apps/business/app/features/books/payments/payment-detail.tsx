import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Badge, Button, Sheet, SheetContent } from '@thyme/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskPaymentDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { dayTimeWords } from '../../../lib/time/day-words.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { usePdf } from '../../../lib/use-pdf.ts';
import type { PaymentDetail } from '../operations.ts';
import { kindWords } from './words.ts';

/** A payment with everything that belongs to its sale. */
export function PaymentSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'payment', id),
    queryFn: async () => (await run(DeskPaymentDocument, { business: business.id, id })).desk_payment,
  });
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title="Payment" side="right" className="w-[min(480px,100%)]!">
        {data ? <Parts payment={data} /> : <Waiting isError={isError} retry={() => void refetch()} />}
      </SheetContent>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first:border-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Parts({ payment }: { payment: PaymentDetail }) {
  const { today } = useShopNow();
  const refunds = payment.entries.filter(
    ({ side, amount, is_undone }) => side === 'payment' && amount < 0 && !is_undone,
  );
  return (
    <>
      <Part title={payment.appointments.length === 1 ? 'Appointment' : 'Appointments'}>
        {payment.appointments.length === 0 && <p className="text-ink-soft">None. This was a voucher purchase.</p>}
        <ul>
          {payment.appointments.map(({ id, starts, status }) => (
            <li key={id}>
              <Link
                className="flex min-h-11 items-center justify-between gap-3 text-ink underline decoration-line-strong"
                to={`/?date=${new Date(starts * 1000).toISOString().slice(0, 10)}&appt=${id}`}
              >
                {dayTimeWords(starts, today)} <Badge>{status}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Invoice">
        <Papers payment={payment} />
      </Part>
      <Part title="Refunds">
        {refunds.length === 0 ? <p className="text-ink-soft">None.</p> : <Entries label="Refunds" entries={refunds} />}
      </Part>
      <Part title="In the ledger">
        <Entries label="Ledger" entries={payment.entries} />
      </Part>
    </>
  );
}

function Papers({ payment }: { payment: PaymentDetail }) {
  const { save, saving } = usePdf();
  const money = useMoney();
  const { invoice_number: number, invoice_pdf_url: url } = payment;
  if (!number || !url) return <p className="text-ink-soft">No invoice yet.</p>;
  const papers = [
    { url, name: number, note: '' },
    ...payment.credit_notes.map((note) => ({ url: note.pdf_url, name: note.number, note: `−${money(note.amount)}` })),
  ];
  return (
    <ul className="grid gap-1">
      {papers.map((paper) => (
        <li key={paper.url} className="flex items-center justify-between gap-3">
          <Button
            variant="ghost"
            size="sm"
            busy={saving === paper.url}
            onClick={() => void save(paper.url, `${paper.name}.pdf`)}
          >
            <FileText aria-hidden="true" className="size-4" />
            {paper.name}
          </Button>
          <span className="figures">{paper.note}</span>
        </li>
      ))}
    </ul>
  );
}

function Entries({ label, entries }: { label: string; entries: PaymentDetail['entries'] }) {
  const money = useMoney();
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start justify-between gap-4 py-2 leading-snug">
          <span className="min-w-0">
            {kindWords(entry.side, entry.kind)}
            {entry.method && entry.side === 'payment' && `, ${entry.method.toLowerCase()}`}
            {entry.is_undone && ' (undone)'}
            <span className="block text-sm text-ink-soft">
              {[formatDayTime(entry.at), entry.by, entry.note].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className={entry.side === 'claim' ? 'text-ink-soft figures' : 'font-semibold figures'}>
            {money(entry.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
