import { clsx } from 'clsx';
import { labelledCells } from './labelled-cells.ts';

const looks = [
  '[&>*+*]:mt-4 [&>h2]:mt-10 [&>h2]:display-28 [&>h3]:mt-7 [&>h3]:display-22 [&_a]:text-thyme-700 [&_a]:underline',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-1.5',
  '[&_blockquote]:rounded-md [&_blockquote]:bg-thyme-100 [&_blockquote]:px-6 [&_blockquote]:py-5 [&_blockquote>*+*]:mt-2',
  '[&_table]:w-full [&_table]:border-collapse [&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-5 [&_td]:align-top [&_td]:wrap-anywhere',
  // On a phone each row is a block of its own, its cells below each other with the names of their columns.
  'max-md:[&_thead]:sr-only max-md:[&_:is(table,tbody,tr,td)]:block max-md:[&_tbody_tr]:border-b max-md:[&_tbody_tr]:border-line max-md:[&_tbody_tr]:py-3',
  'max-md:[&_td]:border-0 max-md:[&_td]:py-1 max-md:[&_td:first-child]:font-semibold max-md:[&_td:not(:first-child)]:before:block',
  'max-md:[&_td:not(:first-child)]:before:text-sm max-md:[&_td:not(:first-child)]:before:text-ink-soft max-md:[&_td:not(:first-child)]:before:content-[attr(data-label)]',
  '[&_th]:border-b [&_th]:border-ink [&_th]:py-2.5 [&_th]:pr-5 [&_th]:text-left [&_th]:text-sm [&_th]:font-semibold',
  '[&_code]:rounded-xs [&_code]:bg-sand [&_code]:px-1 [&_img]:rounded-lg [&_h2]:scroll-mt-24',
].join(' ');

/** Text from the content files. The server has cleaned it, when it was stored and again when it was sent. */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx(looks, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server by a list of what is allowed.
      dangerouslySetInnerHTML={{ __html: labelledCells(html) }}
    />
  );
}
