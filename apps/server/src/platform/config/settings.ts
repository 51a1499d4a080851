import { z } from 'zod';
import { addresses, endpoint, issuer, onOff, origins, port, text, trustProxy, url } from './setting-values.ts';

export interface Setting {
  schema: z.ZodType;
  /** Completes the sentence "NAME cannot be used: give …". */
  give: string;
}

/** Every setting that the server reads. `give` is shown when a value is wrong. */
export const settings = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    give: 'development, test or production',
  },
  PORT: { schema: port.default(3000), give: 'a whole number from 0 to 65535, for example PORT=3000' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), give: 'an address to listen on, for example HOST=0.0.0.0' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    give: 'a PostgreSQL address such as postgres://user:password@localhost:5432/thyme, or run npm start, which starts its own database',
  },
  DATABASE_DIRECT_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    give: 'the address of PostgreSQL itself where DATABASE_URL is a pooler, for example postgres://user:password@localhost:5432/thyme',
  },
  DATABASE_READ_URLS: {
    schema: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })).max(16))
      .optional(),
    give: 'the addresses of up to 16 streaming replicas, separated by commas, for example postgres://user:password@replica:5432/thyme',
  },
  EDGE_PURGE_URLS: {
    schema: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^https?$/ })).max(16))
      .optional(),
    give: 'the addresses of up to 16 Varnish servers, separated by commas, for example http://10.0.0.9:6081',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    give: 'a number of connections from 2 to 200',
  },
  DATABASE_PIPELINING: { schema: onOff.default(true), give: 'on or off' },
  DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    give: 'a directory that the server can write to, for example DATA_DIR=/var/lib/thyme',
  },
  WEB_CONCURRENCY: {
    schema: z.coerce.number().int().min(1).max(64).default(1),
    give: 'a number of processes from 1 to 64',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(300).default(0),
    give: 'a number of seconds from 0 to 300',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    give: 'fatal, error, warn, info, debug, trace or silent',
  },
  PUBLIC_URL: { schema: url.optional(), give: 'the public address, for example PUBLIC_URL=https://thyme.example' },
  BUSINESS_SITE_URL: {
    schema: url.optional(),
    give: 'the address of the business site, for example https://business.thyme.example',
  },
  API_TEST_URL: { schema: endpoint.default('/graphql'), give: 'a path such as /graphql or an http(s) address' },
  API_BETA_URL: { schema: endpoint.default('/graphql'), give: 'a path such as /graphql or an http(s) address' },
  API_PRODUCTION_URL: { schema: endpoint.default('/graphql'), give: 'a path such as /graphql or an http(s) address' },
  ALLOWED_ORIGINS: {
    schema: origins(),
    give: 'the origins of sites on other hosts that may call the API, separated by commas, for example https://guest.thyme.example',
  },
  TRUST_PROXY: { schema: trustProxy(), give: 'off, on, a number of proxies, or their addresses separated by commas' },
  DEMO: { schema: onOff.optional(), give: 'on or off' },
  JOBS: { schema: onOff.default(true), give: 'on or off' },
  METRICS_TOKEN: { schema: z.string().min(16).optional(), give: 'a secret of at least 16 characters' },
  MAIL_FROM: {
    schema: z.string().min(3).default('Thyme <bookings@thyme.example>'),
    give: 'a sender such as "Thyme <bookings@thyme.example>"',
  },
  TEAM_EMAIL: {
    schema: z.email().default('hello@thyme.example'),
    give: 'the address that receives what visitors write, for example hello@thyme.example',
  },
  COMPANY_NAME: {
    schema: z.string().min(1).default('Thyme Bookings Ltd'),
    give: 'the name of the company that runs the marketplace, for the invoices of plans',
  },
  COMPANY_ADDRESS: {
    schema: z.string().min(1).default('The Old Bakery, Weaver Lane, Dublin 8, D08 T4M3, Ireland'),
    give: 'its address in one line, for the invoices of plans',
  },
  COMPANY_VAT_NUMBER: { schema: text.optional(), give: 'its VAT number, for the invoices of plans' },
  COMPANY_VAT_RATE: {
    schema: z.coerce.number().min(0).max(100).default(23),
    give: 'the percent of VAT that the prices of plans include, for example 23',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    give: 'an address such as smtp://user:password@mail.example:587',
  },
  INBOUND_MAIL_DOMAIN: {
    schema: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      .optional(),
    give: 'the domain whose mail is passed to POST /inbound/mail, for example reply.thyme.example',
  },
  INBOUND_MAIL_SECRET: { schema: z.string().min(16).optional(), give: 'a secret of at least 16 characters' },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    give: 'the name of a bucket, 3 to 63 lowercase letters, digits, dots and hyphens',
  },
  S3_REGION: { schema: text.optional(), give: "the bucket's region, for example eu-west-1" },
  S3_ENDPOINT: { schema: url.optional(), give: 'the address of an S3-compatible store, or nothing for Amazon' },
  S3_ACCESS_KEY_ID: { schema: text.optional(), give: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: { schema: text.optional(), give: 'the secret of the access key' },
  ENCRYPTION_KEY: {
    schema: z
      .base64()
      .transform((value) => Buffer.from(value, 'base64'))
      .refine((key) => key.length === 32)
      .optional(),
    give: '32 random bytes in base64, the same on every machine, for example from openssl rand -base64 32',
  },
  GOOGLE_CALENDAR_URL: {
    schema: url.optional(),
    give: 'the address of another server with the Google Calendar API',
  },
  CALENDAR_PRIVATE_HOSTS: {
    schema: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim().toLowerCase())
          .filter(Boolean),
      )
      .refine((hosts) => hosts.every((host) => /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/.test(host))),
    give: 'calendar servers in your own network, as host:port, separated by commas, for example radicale.internal:5232',
  },
  GOOGLE_CLIENT_ID: { schema: text.optional(), give: 'the client id from the Google Cloud console' },
  GOOGLE_CLIENT_SECRET: { schema: text.optional(), give: 'the client secret from the Google Cloud console' },
  GOOGLE_ISSUER_URL: {
    schema: issuer.optional(),
    give: 'the issuer of another OpenID Connect server to use as Google',
  },
  APPLE_CLIENT_ID: { schema: text.optional(), give: 'the Services ID of Sign in with Apple' },
  APPLE_TEAM_ID: { schema: text.optional(), give: 'the ten characters of the Apple developer team' },
  APPLE_KEY_ID: { schema: text.optional(), give: 'the ten characters of the Sign in with Apple key' },
  APPLE_PRIVATE_KEY: {
    schema: z.string().includes('PRIVATE KEY').optional(),
    give: "the text of the key's .p8 file, with line ends written as \\n",
  },
  APPLE_ISSUER_URL: { schema: issuer.optional(), give: 'the issuer of another OpenID Connect server to use as Apple' },
  FACEBOOK_APP_ID: { schema: text.optional(), give: 'the app id from the Meta dashboard' },
  FACEBOOK_APP_SECRET: { schema: text.optional(), give: 'the app secret from the Meta dashboard' },
  FACEBOOK_ISSUER_URL: {
    schema: issuer.optional(),
    give: 'the issuer of another OpenID Connect server to use as Facebook',
  },
  EBOOK_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for the e-book' },
  BONUS_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for the bonus material' },
  CALL_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for discovery calls' },
  PRICING_TABLE_ID: { schema: text.optional(), give: "the id of the card provider's pricing table" },
  PRICING_TABLE_KEY: { schema: text.optional(), give: "the card provider's publishable key" },
  UNSUBSCRIBE_SCRIPT_URL: { schema: url.optional(), give: "the address of the customer system's unsubscribe script" },
  FACEBOOK_PAGE_URL: { schema: url.optional(), give: 'the address of our page on Facebook' },
  INSTAGRAM_PAGE_URL: { schema: url.optional(), give: 'the address of our page on Instagram' },
  LINKEDIN_PAGE_URL: { schema: url.optional(), give: 'the address of our page on LinkedIn' },
  TIKTOK_PAGE_URL: { schema: url.optional(), give: 'the address of our page on TikTok' },
  GUEST_APP_STORE_URL: { schema: url.optional(), give: "the address of the guest app in Apple's App Store" },
  GUEST_GOOGLE_PLAY_URL: { schema: url.optional(), give: 'the address of the guest app on Google Play' },
  BUSINESS_APP_STORE_URL: { schema: url.optional(), give: "the address of the business app in Apple's App Store" },
  BUSINESS_GOOGLE_PLAY_URL: { schema: url.optional(), give: 'the address of the business app on Google Play' },
  GOOGLE_PLACES_KEY: { schema: text.optional(), give: 'an API key of the Google Cloud console for Places' },
  PHOTON_URL: { schema: url.optional(), give: 'the address of a Photon server, for example https://photon.example' },
  COUNTRY_LOOKUP_URL: {
    schema: url.optional(),
    give: "an address that answers a country code as JSON, with {ip} for the visitor's, for example https://lookup.example/{ip}",
  },
  MAP_STYLE_URL: {
    schema: url.optional(),
    give: 'the address of a MapLibre style, for example https://maps.example/style',
  },
  MAP_TILES_URL: {
    schema: url.refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part))).optional(),
    give: 'the address of map tiles with {z}, {x} and {y}, for example https://tiles.example/{z}/{x}/{y}.png',
  },
  MAP_TILES_ATTRIBUTION: {
    schema: z.string().trim().min(1).max(200).optional(),
    give: 'the credit that the tile provider asks for, for example © OpenStreetMap contributors',
  },
  STUN_URLS: {
    schema: addresses(/^stuns?:/),
    give: 'addresses of STUN servers, separated by commas, for example stun:stun.example:3478',
  },
  TURN_URLS: {
    schema: addresses(/^turns?:/),
    give: 'addresses of TURN relays for calls, separated by commas, for example turn:turn.example:3478',
  },
  TURN_SECRET: { schema: text.optional(), give: 'the secret that the relay shares with this server' },
  LIVEKIT_URL: {
    schema: z.url({ protocol: /^(wss?|https?)$/ }).optional(),
    give: 'the address of a LiveKit server, for example wss://calls.example',
  },
  LIVEKIT_API_KEY: { schema: text.optional(), give: 'the API key of the LiveKit server' },
  LIVEKIT_API_SECRET: { schema: text.optional(), give: 'the API secret of the LiveKit server' },
  CARDS_PROVIDER: {
    schema: z.enum(['sandbox', 'stripe', 'revolut']).default('sandbox'),
    give: 'sandbox, stripe or revolut',
  },
  STRIPE_SECRET_KEY: { schema: text.optional(), give: 'the secret key from the Stripe dashboard' },
  STRIPE_PUBLISHABLE_KEY: { schema: text.optional(), give: 'the publishable key from the Stripe dashboard' },
  STRIPE_WEBHOOK_SECRET: { schema: text.optional(), give: "the signing secret of Stripe's webhook endpoint" },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    schema: text.optional(),
    give: "the signing secret of Stripe's webhook endpoint for connected accounts",
  },
  STRIPE_PAGE: { schema: z.enum(['checkout', 'elements']).default('checkout'), give: 'checkout or elements' },
  STRIPE_API_URL: { schema: url.optional(), give: 'the address of another server with the Stripe API' },
  REVOLUT_SECRET_KEY: { schema: text.optional(), give: 'the secret API key of the Revolut Merchant account' },
  REVOLUT_PUBLIC_KEY: { schema: text.optional(), give: 'the public API key of the Revolut Merchant account' },
  REVOLUT_WEBHOOK_SECRET: { schema: text.optional(), give: "the signing secret of Revolut's webhook" },
  REVOLUT_API_URL: { schema: url.optional(), give: 'the address of another server with the Revolut Merchant API' },
  PLATFORM_FEE_PERCENT: {
    schema: z.coerce.number().min(0).max(50).multipleOf(0.01).default(1.5),
    give: 'a percent of card payments from 0 to 50, such as 1.5',
  },
  GOOGLE_PAY_MERCHANT_ID: { schema: text.optional(), give: 'the merchant id from the Google Pay console' },
  TWILIO_ACCOUNT_SID: { schema: text.optional(), give: 'the account SID from the Twilio console (AC…)' },
  TWILIO_AUTH_TOKEN: { schema: text.optional(), give: 'the auth token from the Twilio console' },
  TWILIO_FROM: {
    schema: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|MG\w{32})$/)
      .optional(),
    give: 'the number that texts come from, as +353…, or a messaging service (MG…)',
  },
  TWILIO_WHATSAPP_FROM: {
    schema: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
    give: 'the number of the WhatsApp sender, as +353…',
  },
  TWILIO_WHATSAPP_TEMPLATE: {
    schema: z
      .string()
      .regex(/^HX\w{32}$/)
      .optional(),
    give: 'the content SID (HX…) of an approved WhatsApp template with one variable',
  },
  TWILIO_SENDER_NAMES: { schema: onOff.default(false), give: 'on or off' },
  TWILIO_API_URL: { schema: url.optional(), give: "the address of another server with Twilio's API" },
  TEXT_PRICE: {
    schema: z.coerce.number().int().min(0).max(1_000).default(7),
    give: 'what one part of a text costs, in cents, for example 7',
  },
  CAMPAIGN_RATE: {
    schema: z.coerce.number().int().min(1).max(10_000).default(120),
    give: 'how many messages of campaigns are sent in a minute, for example 120',
  },
  PUSH_PUBLIC_KEY: { schema: text.optional(), give: 'the public VAPID key, as web-push prints it' },
  PUSH_PRIVATE_KEY: { schema: text.optional(), give: 'the private VAPID key, as web-push prints it' },
  PUSH_HOSTS: {
    schema: addresses(/^[\w.-]+(?::\d+)?$/),
    give: 'push services other than those of the browsers, separated by commas, for example push.example:8443',
  },
  HTTP_RATE_LIMIT: {
    schema: z.coerce.number().int().min(10).default(1_200),
    give: 'a number of requests a minute, at least 10',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };
