import { type Currency, type Minor, toMajor } from '@thyme/domain/money';
import { CARD_NETWORKS, CHARGE_COUNTRY } from '../methods.ts';
import { providerMode } from '../providers/provider-mode.ts';

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';

/** The merchant's id at Google. */
export interface GooglePayConfig {
  merchantId: string;
  /** The card provider behind it, by Google's name: 'stripe', 'revolut'. */
  gateway: Record<string, string>;
}

interface Charge {
  amount: Minor;
  currency: Currency;
  /** The recipient of the money. */
  payee: string;
}

interface PaymentsClient {
  loadPaymentData: (request: object) => Promise<{ paymentMethodData: { tokenizationData: { token: string } } }>;
}

declare global {
  interface Window {
    google?: { payments: { api: { PaymentsClient: new (options: { environment: string }) => PaymentsClient } } };
  }
}

/** The request Google's sheet is opened with: https://developers.google.com/pay/api/web/reference/request-objects */
export function googlePayRequest({ merchantId, gateway }: GooglePayConfig, { amount, currency, payee }: Charge) {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: CARD_NETWORKS },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: gateway },
      },
    ],
    merchantInfo: { merchantId, merchantName: payee },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: toMajor(amount).toFixed(2),
      currencyCode: currency,
      countryCode: CHARGE_COUNTRY,
    },
  };
}

let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      reject(new Error('Google Pay could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens Google's sheet. Null when the person closed it. */
export async function requestGooglePay(config: GooglePayConfig, charge: Charge): Promise<string | null> {
  await load();
  if (!window.google) throw new Error('Google Pay could not be loaded.');
  const environment = providerMode(window.location.hostname) === 'sandbox' ? 'TEST' : 'PRODUCTION';
  const client = new window.google.payments.api.PaymentsClient({ environment });
  try {
    const { paymentMethodData } = await client.loadPaymentData(googlePayRequest(config, charge));
    return paymentMethodData.tokenizationData.token;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED')
      return null;
    throw error;
  }
}
