import type { Currency, Minor } from '@thyme/domain/money';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import type { Wallet } from '../methods.ts';
import { askGooglePay } from './google-pay.ts';

const SandboxSheet = lazy(() => import('./sandbox-wallet-sheet.tsx'));

export interface WalletRequest {
  wallet: Wallet;
  amount: Minor;
  currency: Currency;
  /** Who gets the money. */
  payee: string;
}

interface OpenSheet extends WalletRequest {
  onEnd: (token: string | null) => void;
}

/**
 * Asks a wallet for a token: Google's own sheet where it is configured, the sandbox's otherwise. Null: the person
 * closed it, and nothing was charged.
 */
export function useWallet(): { ask: (request: WalletRequest) => Promise<string | null>; sheet: ReactNode } {
  const { googlePay } = siteConfig().cards;
  const [open, setOpen] = useState<OpenSheet | null>(null);

  const ask = useCallback(
    (request: WalletRequest) => {
      if (googlePay && request.wallet === 'google') return askGooglePay(googlePay, request);
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
