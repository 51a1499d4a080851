import { useQuery } from '@tanstack/react-query';
import { Button } from '@thyme/ui';
import { Download } from 'lucide-react';
import { DeskPapersDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { usePdf } from '../../../lib/use-pdf.ts';

/** The guest's invoice and its credit notes. */
export function Papers({ appointmentId }: { appointmentId: number }) {
  const { business } = useDesk();
  const money = useMoney();
  const { save, saving } = usePdf();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'papers', appointmentId),
    queryFn: async () => {
      const variables = { business: business.id, appointment: appointmentId };
      return (await run(DeskPapersDocument, variables)).desk_papers ?? null;
    },
  });
  if (!data) return null;
  const papers = [
    { name: `Invoice ${data.invoice_number}`, detail: '', url: data.invoice_pdf_url },
    ...data.credit_notes.map((note) => ({
      name: `Credit note ${note.number}`,
      detail: money(note.amount),
      url: note.pdf_url,
    })),
  ];
  return (
    <ul aria-label="Invoice" className="mt-4 grid gap-1 border-t border-line pt-3">
      {papers.map(({ name, detail, url }) => (
        <li key={url} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            {name} {detail && <span className="text-ink-soft figures">{detail}</span>}
          </span>
          <Button
            variant="ghost"
            size="sm"
            busy={saving === url}
            aria-label={`Save ${name} as PDF`}
            onClick={() => void save(url, `${name}.pdf`)}
          >
            <Download aria-hidden="true" className="size-4.5" /> PDF
          </Button>
        </li>
      ))}
    </ul>
  );
}
