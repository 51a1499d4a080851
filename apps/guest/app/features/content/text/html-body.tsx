import { clsx } from 'clsx';
import { labelledCells } from './labelled-cells.ts';

interface HtmlBodyProps {
  html: string;
  /** Shows the first paragraph larger, as a lead. */
  lede?: boolean;
  /** Styles quotations as speech instead of boxes. */
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
