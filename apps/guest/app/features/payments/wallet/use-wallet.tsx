import type { Currency, Minor } from '@thyme/domain/money';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import { siteConfig } from '../../../lib/page/site-config.ts';
import type { Wallet } from '../methods.ts';
import { requestGooglePay } from './google-pay.ts';

const SandboxSheet = lazyPart(() => import('./sandbox-wallet-sheet.tsx'));

export interface WalletRequest {
  wallet: Wallet;
  amount: Minor;
  currency: Currency;
  /** The recipient of the money. */
  payee: string;
}

interface OpenSheet extends WalletRequest {
  onEnd: (token: string | null) => void;
}

/**
 * Requests a token from a wallet: Google's own sheet where it is configured, the sandbox's otherwise. Null: the guest
 * closed it, and nothing was charged.
 */
export function useWallet(): { ask: (request: WalletRequest) => Promise<string | null>; sheet: ReactNode } {
  const { googlePay } = siteConfig().cards;
  const [open, setOpen] = useState<OpenSheet | null>(null);

  const ask = useCallback(
    (request: WalletRequest) => {
      if (googlePay && request.wallet === 'google') return requestGooglePay(googlePay, request);
      return new Promise<string | null>((resolve) => {
        setOpen({
          ...request,
          onEnd: (token) => {
            setOpen(null);
            resolve(token);
          },
        });
      });
    },
    [googlePay],
  );

  const sheet = open && (
    <Suspense>
      <SandboxSheet {...open} />
    </Suspense>
  );
  return { ask, sheet };
}
