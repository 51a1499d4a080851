import { ProviderIcon } from '@thyme/ui';
import { useMethods } from '../checkout/use-methods.ts';
import { METHOD_NAMES, type Wallet } from '../methods.ts';
import { useWallet } from '../wallet/use-wallet.tsx';
import type { WalletButtonProps } from './card-port.ts';
import { payWalletAtSandbox } from './sandbox-gateway.ts';

/** The sandbox's wallet button, drawn like the real ones: Apple's where there is Apple Pay, Google's elsewhere. */
export default function SandboxWallet({ publicId, amount, currency, disabled, onStart, onOutcome }: WalletButtonProps) {
  const { ask, sheet } = useWallet();
  const wallet: Wallet = useMethods().includes('apple') ? 'apple' : 'google';

  async function pay() {
    const token = await ask({ wallet, amount, currency, payee: 'Thyme' });
    // The sheet was closed: nothing was charged, so the card form stays.
    if (token === null) return;
    onStart();
    onOutcome(await payWalletAtSandbox(publicId, wallet, token));
  }

  return (
    <>
      <button
        type="button"
        disabled={disabled}
        onClick={() => void pay()}
        className="flex min-h-14 w-full items-center justify-center gap-3 rounded-md bg-ink font-semibold text-white transition hover:bg-thyme-900 focus-visible:focus-ring disabled:cursor-not-allowed disabled:bg-ink-faint"
      >
        <span className="grid size-6.5 place-items-center rounded-xs bg-white text-ink">
          <ProviderIcon provider={wallet} />
        </span>
        Pay with {METHOD_NAMES[wallet]}
      </button>
      {sheet}
    </>
  );
}
