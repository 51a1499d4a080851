import { INK, mm } from './open-document.ts';
import { FOOT, LEFT, type Paper, RIGHT, right, rule, type SheetLine } from './sheet-parts.ts';
import type { Tag } from './tags.ts';

type Cell = Exclude<keyof SheetLine, 'name' | 'note'>;

interface Column {
  word: string;
  cell: Cell;
  /** Its right edge. */
  edge: number;
}

const ALL: readonly Column[] = [
  { word: 'Qty', cell: 'quantity', edge: mm(92) },
  { word: 'Price', cell: 'price', edge: mm(112) },
  { word: 'Discount', cell: 'discount', edge: mm(133) },
  { word: 'VAT rate', cell: 'vatRate', edge: mm(151) },
  { word: 'VAT', cell: 'vat', edge: mm(168) },
  { word: 'Amount', cell: 'amount', edge: RIGHT },
];
const NAME = mm(60);
/** A note may use the width of the whole table. */
const NOTE = mm(150);

/** What was sold, as a table whose head is repeated on each page. */
export function drawLines(paper: Paper, top: number): number {
  const { document, root, artifact, sheet } = paper;
  // Omits empty columns, and those of VAT if none is stated.
  const hasVat = sheet.vat.length > 0;
  const isUsed = ({ cell }: Column) =>
    sheet.lines.some((line) => line[cell] !== '') && (hasVat || (cell !== 'vatRate' && cell !== 'vat'));
  const columns = ALL.filter(isUsed);
  const table = root.part('Table');
  let y = drawColumns(paper, table, columns, top);
  for (const line of sheet.lines) {
    document.font('strong', 10);
    const nameHeight = document.heightOfString(line.name, { width: NAME });
    document.font('text', 9);
    const height = nameHeight + (line.note ? mm(0.8) + document.heightOfString(line.note, { width: NOTE }) : 0);
    if (y + height + mm(8) > FOOT) {
      document.addPage();
      y = drawColumns(paper, table, columns, mm(20));
    }
    drawLine(paper, table, { line, columns, y, noteAt: y + mm(4) + nameHeight });
    y += height + mm(6.8);
    artifact(() => rule(document, y, INK.line));
  }
  return y + mm(6);
}

function drawLine(
  { document }: Paper,
  table: Tag,
  { line, columns, y, noteAt }: { line: SheetLine; columns: readonly Column[]; y: number; noteAt: number },
): void {
  const row = table.part('TR');
  const top = y + mm(3.2);
  const { name, note } = line;
  row.leaf(
    'TH',
    () => {
      document.font('strong', 10).fillColor(INK.ink).text(name, LEFT, top, { width: NAME });
      if (note) document.font('text', 9).fillColor(INK.soft).text(note, LEFT, noteAt, { width: NOTE });
    },
    { scope: 'Row' },
  );
  for (const { cell, edge } of columns)
    row.leaf('TD', () =>
      right(document.font(cell === 'amount' ? 'strong' : 'text', 10).fillColor(INK.ink), line[cell], edge, top),
    );
}

function drawColumns({ document, artifact }: Paper, table: Tag, columns: readonly Column[], y: number): number {
  const row = table.part('TR');
  const look = () => document.font('text', 9.5).fillColor(INK.soft);
  row.leaf('TH', () => look().text('Item', LEFT, y, { lineBreak: false }), { scope: 'Column' });
  for (const { word, edge } of columns) row.leaf('TH', () => right(look(), word, edge, y), { scope: 'Column' });
  artifact(() => rule(document, y + mm(6), INK.ink));
  return y + mm(6);
}
