import { INK, mm, printPdf } from './open-document.ts';
import { drawLines } from './sheet-lines.ts';
import { FOOT, LEFT, type Paper, RIGHT, right, rule, type Sheet, WIDTH } from './sheet-parts.ts';
import { tagged } from './tags.ts';

export type { Sheet } from './sheet-parts.ts';

/** An invoice or a credit note as a tagged PDF: a screen reader reads everything that is visible, in the same order. */
export function printSheet(sheet: Sheet): Promise<Buffer> {
  const settings = { title: sheet.title, size: 'A4', createdAt: sheet.createdAt, isTagged: true } as const;
  return printPdf(settings, (document) => {
    const { root, artifact, end } = tagged(document);
    const paper: Paper = { document, root, artifact, sheet };
    let y = drawHead(paper);
    y = drawBlocks(paper, y);
    y = drawLines(paper, y);
    drawSums(paper, y);
    drawFoot(paper);
    end();
  });
}

function drawHead({ document, root, artifact, sheet }: Paper): number {
  const { seller, badge } = sheet;
  const head = root.part('Sect');
  head.leaf('P', () =>
    document
      .font('display', 17)
      .fillColor(INK.ink)
      .text(seller.name, LEFT, mm(20), { width: mm(110) }),
  );
  head.leaf('P', () =>
    document
      .font('text', 10)
      .fillColor(INK.soft)
      .text(seller.lines.join('\n'), { width: mm(110) }),
  );
  const below = document.y;
  if (badge) {
    document.font('strong', 10);
    const width = document.widthOfString(badge.words) + mm(8);
    artifact(() =>
      document
        .roundedRect(RIGHT - width, mm(20), width, mm(7.5), mm(3))
        .lineWidth(1)
        .stroke(badge.colour),
    );
    head.leaf('P', () =>
      document
        .font('strong', 10)
        .fillColor(badge.colour)
        .text(badge.words, RIGHT - width, mm(21.8), { width, align: 'center' }),
    );
  }
  const y = Math.max(mm(50), below + mm(14));
  root.leaf('H1', () =>
    document
      .font('display', 30)
      .fillColor(INK.ink)
      .text(sheet.heading, LEFT, y, { width: mm(125) }),
  );
  const bottom = document.y;
  root.leaf('P', () =>
    document
      .font('text', 10.5)
      .fillColor(INK.soft)
      .text(sheet.date, LEFT, y + mm(2), { width: WIDTH, align: 'right' }),
  );
  return Math.max(bottom, document.y, y + mm(14)) + mm(6);
}

function drawBlocks({ document, root, artifact, sheet }: Paper, top: number): number {
  artifact(() => rule(document, top, INK.line));
  const column = mm(52);
  let bottom = top;
  for (const [index, { title, first, rest }] of sheet.blocks.entries()) {
    const x = LEFT + index * (column + mm(7));
    const block = root.part('Sect');
    block.leaf('H2', () =>
      document
        .font('strong', 10)
        .fillColor(INK.green)
        .text(title, x, top + mm(6), { width: column }),
    );
    block.leaf('P', () => {
      if (first) document.font('text', 10).fillColor(INK.ink).text(first, { width: column });
      document.font('text', 10).fillColor(INK.soft).text(rest.join('\n'), { width: column });
    });
    bottom = Math.max(bottom, document.y);
  }
  return bottom + mm(10);
}

function drawSums(paper: Paper, top: number): void {
  const { document, root, artifact, sheet } = paper;
  const { sums, due, vat } = sheet;
  let y = top;
  if (y + sums.length * mm(7) + mm(due ? 50 : 20) > FOOT) {
    document.addPage();
    y = mm(20);
  }
  const start = y;
  const table = root.part('Table');
  for (const { words, figure, isTotal = false } of sums) {
    if (isTotal) {
      artifact(() => rule(document, y + mm(1), INK.ink, mm(112)));
      y += mm(4);
    }
    const font = isTotal ? 'strong' : 'text';
    const row = table.part('TR');
    row.leaf(
      'TH',
      () =>
        document
          .font(font, 10.5)
          .fillColor(INK.ink)
          .text(words, mm(112), y, { width: mm(52) }),
      { scope: 'Row' },
    );
    const bottom = document.y;
    row.leaf('TD', () => right(document.font(font, 10.5).fillColor(INK.ink), figure, RIGHT, y));
    y = Math.max(bottom, y + mm(5.5)) + mm(1.3);
  }
  const below = vat.length > 0 ? drawVat(paper, start) : start;
  if (due) drawDue(paper, due, y);
  else document.y = Math.max(below, y);
}

const VAT_COLUMNS = [mm(48), mm(70), mm(96)] as const;

/** The VAT of each rate, beside the sums. */
function drawVat({ document, root, artifact, sheet }: Paper, top: number): number {
  const table = root.part('Table');
  const head = table.part('TR');
  for (const [index, word] of ['VAT', 'Net', 'Amount'].entries())
    head.leaf(
      'TH',
      () => {
        const edge = VAT_COLUMNS[index] ?? RIGHT;
        document.font('text', 9.5).fillColor(INK.soft);
        if (index === 0) document.text('VAT rate', LEFT, top, { lineBreak: false });
        else right(document, word === 'Amount' ? 'VAT' : word, edge, top);
      },
      { scope: 'Column' },
    );
  artifact(() =>
    document
      .moveTo(LEFT, top + mm(6))
      .lineTo(mm(96), top + mm(6))
      .lineWidth(0.7)
      .stroke(INK.line),
  );
  let y = top + mm(8);
  for (const { rate, net, amount } of sheet.vat) {
    const row = table.part('TR');
    row.leaf('TH', () => document.font('text', 10).fillColor(INK.ink).text(rate, LEFT, y, { lineBreak: false }), {
      scope: 'Row',
    });
    row.leaf('TD', () => right(document.font('text', 10).fillColor(INK.ink), net, VAT_COLUMNS[1], y));
    row.leaf('TD', () => right(document.font('text', 10).fillColor(INK.ink), amount, VAT_COLUMNS[2], y));
    y += mm(6);
  }
  return y;
}

function drawDue({ document, root, artifact }: Paper, due: NonNullable<Sheet['due']>, from: number): void {
  let y = from;
  artifact(() => rule(document, y + mm(1), INK.line, mm(112)));
  y += mm(6);
  root.leaf('P', () => {
    document
      .font('strong', 10.5)
      .fillColor(INK.ink)
      .text('Due', mm(112), y + mm(4), { lineBreak: false });
    right(document.font('display', 26).fillColor(INK.ink), due.figure, RIGHT, y);
  });
  if (!due.bar) return;
  const { share, paid, open } = due.bar;
  const bar = y + mm(18);
  const width = WIDTH * share;
  artifact(() => {
    document.roundedRect(LEFT, bar, Math.max(width - mm(0.4), mm(3)), mm(3), mm(1.5)).fill(INK.green);
    document.roundedRect(LEFT + width + mm(0.4), bar, WIDTH - width - mm(0.4), mm(3), mm(1.5)).fill(INK.pale);
  });
  root.leaf('P', () => {
    document
      .font('text', 10)
      .fillColor(INK.ink)
      .text(paid, LEFT, bar + mm(5), { lineBreak: false });
    right(document, open, RIGHT, bar + mm(5));
  });
}

/** Page numbers and the like are artifacts: a screen reader does not read them on each page. */
function drawFoot({ document, artifact, sheet }: Paper): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    artifact(() => {
      rule(document, mm(280), INK.line);
      document.font('text', 9.5).fillColor(INK.soft).text(sheet.foot, LEFT, mm(283), { lineBreak: false });
      document.text(`Page ${page - start + 1} of ${count}`, LEFT, mm(283), {
        width: WIDTH,
        align: 'center',
        lineBreak: false,
      });
      right(document.font('display', 14).fillColor(INK.deep), 'Thyme', RIGHT, mm(282));
    });
  }
}
