import { Button, QrCode } from '@thyme/ui';
import { Camera, Copy, MessageCircle, QrCode as QrIcon } from 'lucide-react';
import { copyText } from '../../../lib/copy-text.ts';
import { useDesk } from '../../../lib/desk.ts';

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-sm bg-white/12 px-4 font-semibold text-white no-underline hover:bg-white/20 focus-visible:focus-ring';

interface ShareProps {
  address: string;
  firstFree: string;
}

/** The shop's link, its QR code, and where to share it. */
export function ShareCard({ address, firstFree }: ShareProps) {
  const { business } = useDesk();
  const shown = address.replace(/^https?:\/\//, '');
  const at = shown.lastIndexOf('/') + 1;
  const copy = (done: string) => copyText(address, done);
  const message = encodeURIComponent(`You can book ${business.name} online now: ${address}`);
  return (
    <section
      aria-labelledby="share"
      className="flex flex-wrap items-center gap-6 rounded-lg bg-thyme-900 p-6 text-white md:p-8"
    >
      <div className="min-w-0 flex-1">
        <p>You’re open</p>
        <h2 id="share" className="display-36">
          Guests can book you now
        </h2>
        <p className="mt-1 text-lg">{firstFree}</p>
        <div className="mt-5 flex max-w-140 flex-wrap items-center gap-2 rounded-md bg-white/12 py-2 pr-2 pl-4">
          <span className="min-w-0 flex-1 text-lg break-all">
            {shown.slice(0, at)}
            <b className="font-semibold">{shown.slice(at)}</b>
          </span>
          <Button size="sm" variant="secondary" onClick={() => void copy('Link copied.')}>
            <Copy aria-hidden="true" className="size-4.5" /> Copy
          </Button>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <a className={chip} href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" className="size-4.5" /> WhatsApp
          </a>
          <button
            type="button"
            className={chip}
            onClick={() => void copy('Link copied. Paste it into your Instagram bio.')}
          >
            <Camera aria-hidden="true" className="size-4.5" /> Instagram bio
          </button>
          <button type="button" className={chip} onClick={() => window.print()}>
            <QrIcon aria-hidden="true" className="size-4.5" /> Poster for the window
          </button>
        </div>
      </div>
      <QrCode text={address} label={`QR code of ${shown}`} className="size-45 flex-none rounded-md max-md:hidden" />
    </section>
  );
}

/** The poster, for printing only. */
export function Poster({ address }: { address: string }) {
  const { business } = useDesk();
  return (
    <section aria-label="Poster" className="hidden text-center print:block">
      <p className="display-64 mt-16">{business.name}</p>
      <p className="mt-4 text-22">Book your time online</p>
      <QrCode text={address} label="QR code" className="mx-auto mt-10 size-100" />
      <p className="mt-6 text-22">{address.replace(/^https?:\/\//, '')}</p>
    </section>
  );
}
