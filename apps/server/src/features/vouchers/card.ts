import { type Currency, formatMinor } from '@thyme/domain/money';
import { INK, mm, type PdfDocument, printPdf } from '../../platform/pdf/open-document.ts';
import type { Services } from '../../platform/services.ts';
import { lastGoodDay } from './mails.ts';
import { findByCode, findShop, type SoldVoucherRow } from './sold-store.ts';

type Shop = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** A printable card, available to anyone who has the code. */
export async function printVoucherCard(services: Services, code: string): Promise<Buffer | null> {
  const voucher = await findByCode(services.db, code);
  if (voucher?.status !== 'active' || voucher.unit !== 'money') return null;
  const shop = await findShop(services.db, voucher.businessId);
  if (!shop) return null;
  const title = `${voucher.terms.name} – ${shop.name}`;
  const sheet = { title, size: 'A6', layout: 'landscape', createdAt: voucher.purchasedAt } as const;
  return printPdf(sheet, (document) => draw(document, voucher, shop, services.config.publicUrl));
}

/** Our fonts have Latin letters only; anything else would be printed as boxes. The gift's web page shows everything. */
function printable(text: string): string {
  return text
    .replace(/[^\n\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function draw(document: PdfDocument, voucher: SoldVoucherRow, shop: Shop, publicUrl: string): void {
  const { terms, owner, code, message, giver, value, currency, expiresAt } = voucher;
  const [left, width] = [mm(12), mm(148 - 24)];
  document.rect(0, 0, mm(148), mm(105)).fill('#fbf7f0');
  document.rect(0, 0, mm(4), mm(105)).fill(INK.green);
  document.font('strong', 9).fillColor(INK.green).text(shop.name, left, mm(12), { width });
  document
    .font('display', 26)
    .fillColor(INK.ink)
    .text(terms.name, left, mm(18), { width, height: mm(24), ellipsis: true });
  document
    .font('text', 11)
    .fillColor(INK.soft)
    .text(`For ${printable(owner)}`, left, mm(43), { width, lineBreak: false, ellipsis: true });
  const words = printable(message);
  if (words)
    document.text(giver ? `“${words}” ${printable(giver)}` : `“${words}”`, left, mm(49), {
      width,
      height: mm(10),
      ellipsis: true,
    });
  document
    .font('display', 24)
    .fillColor(INK.deep)
    .text(formatMinor(value, currency as Currency), left, mm(62), { width: mm(50) });
  document.roundedRect(mm(66), mm(60), mm(70), mm(14), mm(4)).fill(INK.mint);
  document
    .font('strong', 16)
    .fillColor(INK.deep)
    .text(code, mm(66), mm(64), { width: mm(70), align: 'center' });
  const good = terms.services.length === 0 ? 'every service' : terms.services.map(({ label }) => label).join(', ');
  document
    .font('text', 8.5)
    .fillColor(INK.soft)
    .text(
      `Good for ${good}, until ${lastGoodDay(expiresAt, shop.zone)}. Use it in one go or a bit at a time.`,
      left,
      mm(80),
      {
        width,
        height: mm(8),
        ellipsis: true,
      },
    )
    .text([shop.location, `${publicUrl}/${shop.slug}`].filter(Boolean).join('  ·  '), left, mm(91), {
      width,
      height: mm(8),
      ellipsis: true,
    });
}
