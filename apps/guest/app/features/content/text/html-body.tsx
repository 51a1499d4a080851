import { clsx } from 'clsx';
import { labelledCells } from './labelled-cells.ts';

interface HtmlBodyProps {
  html: string;
  /** The first paragraph leads in, larger. */
  lede?: boolean;
  /** Quotations are spoken words, not boxes. */
  said?: boolean;
  className?: string;
}

/** Text from the content files. The server has cleaned it, when it was stored and again when it was sent. */
export function HtmlBody({ html, lede = false, said = false, className }: HtmlBodyProps) {
  return (
    <div
      className={clsx('prose', lede && 'prose-lede', said && 'prose-said', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server by a list of what is allowed.
      dangerouslySetInnerHTML={{ __html: labelledCells(html) }}
    />
  );
}
