import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { Papers } from './papers.tsx';

describe('the documents of an appointment', () => {
  it('[INV-022] are its invoice and its credit notes, each as a PDF', async () => {
    serveGraphQL({
      desk_papers: () => ({
        invoice_number: 'WR-000127',
        invoice_pdf_url: '/api/invoices/60.pdf',
        credit_notes: [{ id: 1, number: 'WR-CN-000001', amount: 34.8, pdf_url: '/api/credit-notes/1.pdf' }],
      }),
    });
    showAtDesk(<Papers appointmentId={58} />);
    expect(await screen.findByRole('button', { name: 'Save Invoice WR-000127 as PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Credit note WR-CN-000001 as PDF' })).toBeTruthy();
    expect(screen.getByText('€34.80')).toBeTruthy();
  });

  it('shows nothing when there is no invoice', async () => {
    const requests = serveGraphQL({ desk_papers: () => null });
    showAtDesk(<Papers appointmentId={58} />);
    await expect.poll(() => requests.length).toBe(1);
    expect(screen.queryByRole('list', { name: 'Invoice' })).toBeNull();
  });
});
