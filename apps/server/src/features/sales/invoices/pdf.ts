import { type Currency, formatMinor, sumOf } from '@thyme/domain/money';
import { dateAt, formatLongDate, formatTime, wallOf, zoneLabel } from '@thyme/domain/time';
import { INK, mm, type PdfDocument, printPdf } from '../../../platform/pdf/open-document.ts';
import type { Services } from '../../../platform/services.ts';
import { type InvoiceDetail, invoiceNumber, readInvoice } from './issue-invoice.ts';
import { dayOf, describeMovement, STATUS_WORDS } from './pdf-words.ts';

const LEFT = mm(20);
const RIGHT = mm(190);
const WIDTH = RIGHT - LEFT;
const FOOT = mm(276);
/** Right edges of quantity, price, discount and amount. */
const COLUMNS = [mm(118), mm(142), mm(166), RIGHT] as const;

/** The invoice as a PDF, for its owner only. */
export async function printInvoice(
  services: Services,
  request: { userId: number; saleId: number },
): Promise<{ name: string; pdf: Buffer } | null> {
  const detail = await readInvoice(services, request);
  if (!detail) return null;
  const number = `${detail.invoice.prefix}${invoiceNumber(detail.invoice)}`;
  const title = `Invoice ${number} – ${detail.invoice.seller.name}`;
  const sheet = { title, size: 'A4', createdAt: detail.invoice.createdAt } as const;
  const pdf = await printPdf(sheet, (document) => {
    let y = drawHead(document, detail, number);
    y = drawParties(document, detail, y);
    y = drawLines(document, detail, y);
    drawSums(document, detail, y, services.config.publicUrl);
    drawFoot(document);
  });
  return { name: `${number}.pdf`, pdf };
}

function drawHead(document: PdfDocument, { invoice, status, business }: InvoiceDetail, number: string): number {
  const { seller } = invoice;
  document
    .font('display', 17)
    .fillColor(INK.ink)
    .text(seller.name, LEFT, mm(20), { width: mm(110) });
  const facts = [seller.address, seller.vatNumber ? `VAT ${seller.vatNumber}` : 'Not registered for VAT'].filter(
    Boolean,
  );
  document
    .font('text', 10)
    .fillColor(INK.soft)
    .text(facts.join('\n'), { width: mm(110) });
  const words = STATUS_WORDS[status];
  document.font('strong', 10);
  const width = document.widthOfString(words) + mm(8);
  const colour = status === 'Paid' ? INK.green : INK.warning;
  document
    .roundedRect(RIGHT - width, mm(20), width, mm(7.5), mm(3))
    .lineWidth(1)
    .stroke(colour);
  document.fillColor(colour).text(words, RIGHT - width, mm(21.8), { width, align: 'center' });
  const y = Math.max(mm(50), document.y + mm(14));
  document
    .font('display', 30)
    .fillColor(INK.ink)
    .text(`Invoice ${number}`, LEFT, y, { width: mm(125) });
  const day = dayOf(invoice.createdAt, business.zone);
  document
    .font('text', 10.5)
    .fillColor(INK.soft)
    .text(day, LEFT, y + mm(6), { width: WIDTH, align: 'right' });
  return y + mm(20);
}

function drawParties(document: PdfDocument, { invoice, appointments, business }: InvoiceDetail, top: number): number {
  rule(document, top, INK.line);
  const { buyer } = invoice;
  const column = mm(52);
  const [appointment] = appointments;
  const wall = (at: number) => wallOf(business.zone, at);
  const blocks: { title: string; first: string; rest: string[] }[] = [
    { title: 'Billed to', first: buyer.name, rest: buyer.address ? buyer.address.split(', ') : [] },
    { title: 'Contact', first: '', rest: [buyer.email, buyer.mobile].filter((part) => part !== undefined) },
  ];
  if (appointment)
    blocks.push({
      title: appointments.length > 1 ? 'For your first visit' : 'For your visit',
      first: formatLongDate(dateAt(business.zone, appointment.startsAt)),
      rest: [
        `${formatTime(wall(appointment.startsAt))} to ${formatTime(wall(appointment.endsAt))}`,
        zoneLabel(business.zone),
      ],
    });
  let bottom = top;
  for (const [index, { title, first, rest }] of blocks.entries()) {
    const x = LEFT + index * (column + mm(7));
    document
      .font('strong', 10)
      .fillColor(INK.green)
      .text(title, x, top + mm(6), { width: column });
    if (first) document.font('text', 10).fillColor(INK.ink).text(first, { width: column });
    document.font('text', 10).fillColor(INK.soft).text(rest.join('\n'), { width: column });
    bottom = Math.max(bottom, document.y);
  }
  return bottom + mm(10);
}

function drawLines(document: PdfDocument, { lines, sale }: InvoiceDetail, top: number): number {
  const money = (amount: number) => formatMinor(amount, sale.currency as Currency);
  let y = heading(document, top);
  for (const line of lines) {
    const name = line.voucherOwner ? `${line.productName}, for ${line.voucherOwner}` : line.productName;
    document.font('strong', 10.5);
    const height = document.heightOfString(name, { width: mm(78) });
    if (y + height + mm(8) > FOOT) {
      document.addPage();
      y = heading(document, mm(20));
    }
    document.fillColor(INK.ink).text(name, LEFT, y + mm(3.2), { width: mm(78) });
    const off = line.discount > 0 ? `– ${money(line.discount)}` : '–';
    const amount = line.unitPrice * line.productQty - line.discount;
    const cells = [String(line.productQty), money(line.unitPrice), off, money(amount)];
    for (const [index, cell] of cells.entries())
      right(document.font(index === 3 ? 'strong' : 'text', 10.5), cell, COLUMNS[index] ?? RIGHT, y + mm(3.2));
    y += height + mm(6.8);
    rule(document, y, INK.line);
  }
  return y + mm(6);
}

function heading(document: PdfDocument, y: number): number {
  document.font('text', 9.5).fillColor(INK.soft).text('Item', LEFT, y);
  for (const [index, word] of ['Qty', 'Price', 'Discount', 'Amount'].entries())
    right(document.font('text', 9.5).fillColor(INK.soft), word, COLUMNS[index] ?? RIGHT, y);
  rule(document, y + mm(6), INK.ink);
  return y + mm(6);
}

function drawSums(document: PdfDocument, detail: InvoiceDetail, top: number, publicUrl: string): void {
  const { sale, changes, payments, due } = detail;
  const money = (amount: number) => formatMinor(amount, sale.currency as Currency);
  const off = (amount: number) => (amount < 0 ? `– ${money(-amount)}` : money(amount));
  const rows: [string, string][] = [
    ['Subtotal', money(sale.subTotal)],
    ...(sale.discount > 0 ? [['Discount', off(-sale.discount)] as [string, string]] : []),
    ...changes.map((change): [string, string] => [describeMovement(change, detail.business.zone), off(change.amount)]),
  ];
  const given = payments.map((part): [string, string] => [
    describeMovement(part, detail.business.zone),
    off(-part.amount),
  ]);
  let y = top;
  const space = (rows.length + given.length) * mm(7) + mm(50);
  if (y + space > FOOT) {
    document.addPage();
    y = mm(20);
  }
  const row = (words: string, figure: string, font = 'text') => {
    document
      .font(font, 10.5)
      .fillColor(INK.ink)
      .text(words, mm(112), y, { width: mm(52) });
    const bottom = document.y;
    right(document.font(font, 10.5).fillColor(INK.ink), figure, RIGHT, y);
    y = Math.max(bottom, y + mm(5.5)) + mm(1.3);
  };
  for (const [words, figure] of rows) row(words, figure);
  rule(document, y + mm(1), INK.ink, mm(112));
  y += mm(4);
  row(detail.invoice.seller.vatNumber ? 'Total, VAT included' : 'Total', money(sale.claimedAmount), 'strong');
  for (const [words, figure] of given) row(words, figure);
  rule(document, y + mm(1), INK.line, mm(112));
  y += mm(6);
  document
    .font('strong', 10.5)
    .fillColor(INK.ink)
    .text('Due', mm(112), y + mm(4));
  right(document.font('display', 26).fillColor(INK.ink), money(due), RIGHT, y);
  drawBar(document, {
    paid: sumOf(payments.map(({ amount }) => amount)),
    due,
    money,
    y: y + mm(18),
    address: `${publicUrl}/invoice/${sale.id}`,
  });
}

interface Bar {
  paid: number;
  due: number;
  money(amount: number): string;
  y: number;
  address: string;
}

function drawBar(document: PdfDocument, { paid, due, money, y, address }: Bar): void {
  if (paid <= 0 || due <= 0) return;
  const share = (WIDTH * paid) / (paid + due);
  document.roundedRect(LEFT, y, Math.max(share - mm(0.4), mm(3)), mm(3), mm(1.5)).fill(INK.green);
  document.roundedRect(LEFT + share + mm(0.4), y, WIDTH - share - mm(0.4), mm(3), mm(1.5)).fill(INK.pale);
  document
    .font('text', 10)
    .fillColor(INK.ink)
    .text(`${money(paid)} paid`, LEFT, y + mm(5));
  right(document, `${money(due)} due at the visit, or online at ${address}`, RIGHT, y + mm(5));
}

function drawFoot(document: PdfDocument): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    rule(document, mm(280), INK.line);
    document.font('text', 9.5).fillColor(INK.soft).text('Thank you.', LEFT, mm(283), { lineBreak: false });
    document.text(`Page ${page - start + 1} of ${count}`, LEFT, mm(283), {
      width: WIDTH,
      align: 'center',
      lineBreak: false,
    });
    right(document.font('display', 14).fillColor(INK.deep), 'Thyme', RIGHT, mm(282));
  }
}

function right(document: PdfDocument, text: string, edge: number, y: number): void {
  const width = document.widthOfString(text);
  document.text(text, edge - width, y, { lineBreak: false });
}

function rule(document: PdfDocument, y: number, colour: string, from = LEFT): void {
  document.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).stroke(colour);
}
