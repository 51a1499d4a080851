import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { Button, Dialog, DialogContent, Note, ProviderIcon, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { showFailure } from '../../../lib/failures.ts';
import { METHOD_NAMES, type Wallet } from '../methods.ts';
import { walletToken } from '../providers/sandbox-gateway.ts';

const CARDS = [
  { end: '4242', title: 'Visa ending 4242', detail: 'Pays' },
  { end: '0002', title: 'Visa ending 0002', detail: 'Is declined' },
  { end: '9995', title: 'Visa ending 9995', detail: 'Not enough money' },
] as const;

interface SandboxWalletSheetProps {
  wallet: Wallet;
  amount: Minor;
  currency: Currency;
  payee: string;
  /** The wallet's token, or null when the sheet was closed. */
  onEnd: (token: string | null) => void;
}

/** A stand-in for the wallet's own sheet: the guest picks a card and agrees to an amount, the page gets a token. */
export default function SandboxWalletSheet({ wallet, amount, currency, payee, onEnd }: SandboxWalletSheetProps) {
  const [end, setEnd] = useState<string>(CARDS[0].end);
  const [busy, setBusy] = useState(false);
  const shown = formatMinor(amount, currency);

  async function agree() {
    setBusy(true);
    try {
      onEnd(await walletToken(wallet, { amount, currency, end }));
    } catch (error) {
      setBusy(false);
      showFailure(error, { api: 'wallet token' });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onEnd(null)}>
      <DialogContent
        width="slim"
        title={
          <span className="flex items-center gap-2.5">
            <ProviderIcon provider={wallet} /> {METHOD_NAMES[wallet]}
          </span>
        }
        foot={
          <Button wide busy={busy} onClick={() => void agree()}>
            Pay {shown}
          </Button>
        }
      >
        <p className="flex items-baseline justify-between gap-4 border-b border-line pb-4">
          <span className="min-w-0 text-ink-soft">{payee}</span>
          <b className="display-sum">{shown}</b>
        </p>
        <div className="my-4">
          <RadioGroup label="Pay with" value={end} onValueChange={setEnd} disabled={busy}>
            {CARDS.map((card) => (
              <RadioCard key={card.end} value={card.end} detail={card.detail}>
                {card.title}
              </RadioCard>
            ))}
          </RadioGroup>
        </div>
        <Note>This is a sandbox. It doesn’t use your wallet, and no money moves.</Note>
      </DialogContent>
    </Dialog>
  );
}
