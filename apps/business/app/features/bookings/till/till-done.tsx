import { addDays, dateOfWall, formatDay, formatTime, wallAt } from '@thyme/domain/time';
import { Button, Card, Note } from '@thyme/ui';
import { CalendarPlus, Check, Mail, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskPapersDocument, DeskSendReceiptDocument, DeskUndoCheckoutDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePdf } from '../../../lib/use-pdf.ts';
import type { Till, TillPayment } from './operations.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { RefundForm } from './refund-form.tsx';
import { minor } from './till-draft.ts';
import { useShow } from './use-show.ts';

/** After payment: undo while the day is open, print or send the receipt, book again, refund. */
export function TillDone({ till }: { till: Till }) {
  return (
    <div className="grid items-start gap-6 min-[1000px]:grid-cols-[1.5fr_1fr]">
      <Card className="grid gap-4 p-6 max-md:p-4">
        <Paid till={till} />
        <Acts till={till} />
        {till.status === 'Completed' && <BookAgain till={till} />}
        {till.may_refund && <Refunding till={till} />}
      </Card>
      <ReceiptPaper till={till} />
    </div>
  );
}

const WAYS = [
  ['voucher', 'voucher', 'bg-plum'],
  ['cash', 'cash', 'bg-honey'],
  ['card', 'card reader', 'bg-thyme-500'],
] as const satisfies readonly (readonly [keyof TillPayment, string, string])[];

function Paid({ till: { paid, payment } }: { till: Till }) {
  const show = useShow();
  const ways = payment ? WAYS.filter(([way]) => payment[way] > 0) : [];
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="grid size-13 flex-none place-items-center rounded-full bg-thyme-700 text-white">
          <Check aria-hidden="true" className="size-7" />
        </span>
        <div>
          <h2 className="display-28">{paid > 0 ? `Paid, ${show(minor(paid))}` : 'Nothing left to pay'}</h2>
          {payment && <p className="text-ink-soft">{formatTime(payment.taken)} at the till</p>}
        </div>
      </div>
      {payment && ways.length > 0 && (
        <div>
          <div aria-hidden="true" className="flex h-2.5 gap-[3px] overflow-hidden rounded-full">
            {ways.map(([way, , tone]) => (
              <span key={way} className={tone} style={{ flex: payment[way] }} />
            ))}
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-3 text-sm text-ink-soft">
            {ways.map(([way, name]) => (
              <span key={way}>
                <b className="font-semibold text-ink figures">{show(minor(payment[way]))}</b> {name}
              </span>
            ))}
          </p>
        </div>
      )}
    </>
  );
}

function Acts({ till: { id, version, payment, may_undo, why_not_undo, mail_to } }: { till: Till }) {
  const { act, busy } = useAct();
  const { business } = useDesk();
  const { save, saving } = usePdf();
  const [isPrinting, setPrinting] = useState(false);
  async function print(): Promise<void> {
    setPrinting(true);
    const { desk_papers: papers } = await run(DeskPapersDocument, { business: business.id, appointment: id });
    setPrinting(false);
    if (papers) await save(papers.invoice_pdf_url, `Receipt ${papers.invoice_number}.pdf`);
  }
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {may_undo && (
          <Button
            variant="secondary"
            busy={busy === 'desk_undo_checkout'}
            onClick={() =>
              void act(
                'desk_undo_checkout',
                async () =>
                  (await run(DeskUndoCheckoutDocument, { id, version, key: `undo-${payment?.id}` })).desk_undo_checkout,
              )
            }
          >
            <Undo2 aria-hidden="true" className="size-4.5" /> Undo, take it again
          </Button>
        )}
        <Button variant="secondary" busy={isPrinting || saving !== null} onClick={() => void print()}>
          <Printer aria-hidden="true" className="size-4.5" /> Print
        </Button>
        {mail_to && (
          <Button
            variant="secondary"
            busy={busy === 'desk_send_receipt'}
            onClick={() =>
              void act('desk_send_receipt', async () => (await run(DeskSendReceiptDocument, { id })).desk_send_receipt)
            }
          >
            <Mail aria-hidden="true" className="size-4.5" /> Send again
          </Button>
        )}
      </div>
      {payment && (
        <p className="mt-2 text-sm text-ink-soft">
          {may_undo ? 'Undo works until you close the day. After that, refund.' : why_not_undo}
        </p>
      )}
    </div>
  );
}

const WEEKS = [4, 6, 8];

/** Books the next appointment while the guest is still here: same services, same person. */
function BookAgain({ till }: { till: Till }) {
  const { today } = useShopNow();
  const day = dateOfWall(till.starts);
  const dates = WEEKS.map((weeks) => ({ weeks, date: addDays(day, weeks * 7) })).filter(({ date }) => date > today);
  const to = (date: string) => `/?date=${date}&new=1&again=${till.id}`;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="display-22">Book again</h3>
      {till.is_nameless && <Note className="my-2">Add their name and number first, so that you can reach them.</Note>}
      <div className="mt-2 flex flex-wrap gap-2">
        {dates.map(({ weeks, date }) => (
          <Button key={weeks} variant="add" size="sm" asChild>
            <Link to={to(date)}>
              <CalendarPlus aria-hidden="true" className="size-4.5" /> In {weeks} weeks, {formatDay(wallAt(date))}
            </Link>
          </Button>
        ))}
        <Button variant="ghost" size="sm" asChild>
          <Link to={to(addDays(today, 1))}>Another day</Link>
        </Button>
      </div>
    </section>
  );
}

function Refunding({ till }: { till: Till }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="display-22 mb-2">Refund</h3>
      <RefundForm key={till.version} till={till} />
    </section>
  );
}
