import { fileURLToPath } from 'node:url';

export type PdfDocument = PDFKit.PDFDocument;

const font = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));

/** The brand's colours in print. */
export const INK = {
  ink: '#17211c',
  soft: '#57625c',
  line: '#e7e0d5',
  green: '#1f5a45',
  deep: '#12352a',
  pale: '#9cc7b1',
  mint: '#e4f0e9',
  clay: '#c4573a',
  warning: '#8a5a00',
} as const;

export interface PdfSettings {
  title: string;
  size: 'A4' | 'A6';
  layout?: 'portrait' | 'landscape';
  createdAt: number;
  /** With a structure tree, as PDF/UA requires: everything drawn is then tagged or an artifact. */
  isTagged?: boolean;
}

/** A document with our fonts, returned as bytes. The library is loaded with the first document. */
export async function printPdf(settings: PdfSettings, draw: (document: PdfDocument) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: settings.size,
    layout: settings.layout ?? 'portrait',
    margin: 0,
    bufferPages: true,
    lang: 'en-IE',
    displayTitle: true,
    ...(settings.isTagged ? { tagged: true, subset: 'PDF/UA' as never, pdfVersion: '1.7' as const } : {}),
    info: { Title: settings.title, Author: 'Thyme', CreationDate: new Date(settings.createdAt * 1000) },
  });
  document.registerFont('text', font('figtree-400'));
  document.registerFont('strong', font('figtree-600'));
  document.registerFont('display', font('fraunces-500'));
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return done;
}

/** Millimetres in PDF units. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}
