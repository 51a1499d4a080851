import { notify } from '@thyme/site/notify.ts';
import { IconButton } from '@thyme/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** A voucher's code, to copy. */
export function VoucherCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      notify.success('Code copied!');
    } catch (error) {
      console.warn('The clipboard is not available.', error);
      notify.info(`Your code is ${code}`);
    }
  }
  return (
    <div className="flex items-center gap-1">
      <p className="leading-snug">
        <span className="block text-sm text-ink-soft">Code</span>
        <b className="figures font-semibold tracking-wide">{code}</b>
      </p>
      <IconButton label={`Copy code ${code}`} className="print:hidden" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" className="text-thyme-700" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
