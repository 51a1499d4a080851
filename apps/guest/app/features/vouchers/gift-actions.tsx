import { notify } from '@thyme/site/notify.ts';
import { Button, Dialog } from '@thyme/ui';
import { PenLine, Printer, Send, Share } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SendVoucherDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { useAct } from '../../lib/use-act.ts';
import type { OwnedVoucher } from './owned-voucher.ts';

const GiftChange = lazyPart(() => import('./gift-change.tsx'));
const GiftSend = lazyPart(() => import('./gift-send.tsx'));

type Open = 'change' | 'send' | null;

/** The actions for a gift voucher: send, change, print, share. */
export function GiftActions({ voucher }: { voucher: OwnedVoucher }) {
  const { gift_state: state, gift_url: page } = voucher;
  const [open, setOpen] = useState<Open>(null);
  const { act, busy } = useAct(['vouchers'], ['bought-vouchers']);
  const close = () => setOpen(null);

  function send() {
    // A scheduled voucher has an address already; otherwise the dialog asks for one.
    if (state !== 'scheduled') return setOpen('send');
    void act('send_voucher', async () => (await run(SendVoucherDocument, { id: voucher.id })).send_voucher);
  }

  return (
    <>
      <Button size="sm" busy={busy !== null} onClick={send}>
        <Send aria-hidden="true" /> {state === 'sent' ? 'Send again' : 'Send now'}
      </Button>
      {state !== 'sent' && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('change')}>
          <PenLine aria-hidden="true" /> Change
        </Button>
      )}
      <Button variant="secondary" size="sm" asChild>
        <a href={page} target="_blank" rel="noreferrer">
          <Printer aria-hidden="true" /> Print
        </a>
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void share(voucher)}>
        <Share aria-hidden="true" /> Share
      </Button>
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <Suspense>
          {open === 'change' && <GiftChange voucher={voucher} onDone={close} />}
          {open === 'send' && <GiftSend voucher={voucher} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  );
}

/** Shares the link with another app, or copies it to the clipboard. */
async function share({ gift_url: path, business_info: shop, owner }: OwnedVoucher): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  const title = `A voucher for ${owner}${shop ? ` at ${shop.name}` : ''}`;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify.success('Link copied!');
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('The link could not be shared.', error);
    notify.info(`The link is ${url}`);
  }
}
