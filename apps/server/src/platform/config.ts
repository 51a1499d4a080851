import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const text = z.string().min(1).max(400);
const endpoint = z.union([z.string().regex(/^\/[\w\-/]*$/), z.url({ protocol: /^https?$/ })]);

interface Setting {
  schema: z.ZodType;
  /** Finishes the sentence "NAME is wrong: give …". */
  give: string;
}

/** Every setting the server reads, in one place. The hint is what the reader sees when the value is wrong. */
const settings = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    give: 'development, test or production',
  },
  PORT: { schema: port.default(3000), give: 'a whole number from 0 to 65535, for example PORT=3000' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), give: 'an address to listen on, for example HOST=0.0.0.0' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    give: 'a PostgreSQL address such as postgres://user:password@localhost:5432/thyme, or run npm start, which brings its own database',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(10),
    give: 'a number of connections from 2 to 200',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('data'),
    give: 'a directory that the server may write to, for example DATA_DIR=./data',
  },
  WEB_CONCURRENCY: {
    schema: z.coerce.number().int().min(1).max(64).default(1),
    give: 'a number of processes from 1 to 64',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    give: 'fatal, error, warn, info, debug, trace or silent',
  },
  PUBLIC_URL: { schema: url.optional(), give: 'the address people type, for example PUBLIC_URL=https://thyme.example' },
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
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    give: 'an address such as smtp://user:password@mail.example:587',
  },
  GOOGLE_CLIENT_ID: { schema: text.optional(), give: 'the client id from the Google Cloud console' },
  GOOGLE_CLIENT_SECRET: { schema: text.optional(), give: 'the client secret from the Google Cloud console' },
  APPLE_CLIENT_ID: { schema: text.optional(), give: 'the Services ID of Sign in with Apple' },
  APPLE_TEAM_ID: { schema: text.optional(), give: 'the ten characters of the Apple developer team' },
  APPLE_KEY_ID: { schema: text.optional(), give: 'the ten characters of the Sign in with Apple key' },
  APPLE_PRIVATE_KEY: {
    schema: z.string().includes('PRIVATE KEY').optional(),
    give: "the text of the key's .p8 file, its line ends written as \\n",
  },
  FACEBOOK_APP_ID: { schema: text.optional(), give: 'the app id from the Meta dashboard' },
  FACEBOOK_APP_SECRET: { schema: text.optional(), give: 'the app secret from the Meta dashboard' },
  EBOOK_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for the e-book' },
  BONUS_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for the bonus material' },
  CALL_FORM_URL: { schema: url.optional(), give: 'the address of an outside form for discovery calls' },
  PRICING_TABLE_ID: { schema: text.optional(), give: "the id of the card provider's pricing table" },
  PRICING_TABLE_KEY: { schema: text.optional(), give: "the card provider's publishable key" },
  UNSUBSCRIBE_SCRIPT_URL: { schema: url.optional(), give: "the address of the customer system's unsubscribe script" },
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
  HTTP_RATE_LIMIT: {
    schema: z.coerce.number().int().min(10).default(1_200),
    give: 'a number of requests a minute, at least 10',
  },
} satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;
type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

/** A setting that cannot be used; its message is one line that says what and how to mend it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface SocialConfig {
  google: { id: string; secret: string } | null;
  apple: { id: string; teamId: string; keyId: string; privateKey: string } | null;
  facebook: { id: string; secret: string } | null;
}

export interface EmbedConfig {
  ebookForm: string | null;
  bonusForm: string | null;
  callForm: string | null;
  pricingTable: { id: string; key: string } | null;
  unsubscribeScript: string | null;
}

export interface Config {
  environment: 'development' | 'test' | 'production';
  isProduction: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  databasePool: number;
  dataDir: string;
  concurrency: number;
  logLevel: Values['LOG_LEVEL'];
  publicUrl: string;
  businessSiteUrl: string;
  apiEndpoints: { test: string; beta: string; production: string };
  /** Sites on other hosts that may call the API from a browser. */
  allowedOrigins: string[];
  trustProxy: boolean | number | string;
  /** Development pages (the outbox viewer) are served. Never on in production unless asked for. */
  demo: boolean;
  jobs: boolean;
  metricsToken: string | null;
  mailFrom: string;
  smtpUrl: string | null;
  httpRateLimit: number;
  /** Where places are looked up; both null: in our own gazetteer. */
  places: { googleKey: string | null; photonUrl: string | null };
  countryLookupUrl: string | null;
  /** Null draws the map from shapes of our own. */
  mapStyleUrl: string | null;
  /** Outside forms, tables and scripts in place of our own; null leaves ours. */
  embeds: EmbedConfig;
  /** Null where a provider is not configured: the demo provider plays it in demos, else it is not offered. */
  social: SocialConfig;
}

/** Reads the environment once. Throws a ConfigError that names the variable and how to mend it. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = readAll(env);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    environment: values.NODE_ENV,
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    concurrency: values.WEB_CONCURRENCY,
    logLevel: values.LOG_LEVEL,
    publicUrl,
    businessSiteUrl: values.BUSINESS_SITE_URL ?? `${publicUrl}/business`,
    apiEndpoints: { test: values.API_TEST_URL, beta: values.API_BETA_URL, production: values.API_PRODUCTION_URL },
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    demo: values.DEMO ?? values.NODE_ENV !== 'production',
    jobs: values.JOBS,
    metricsToken: values.METRICS_TOKEN ?? null,
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL ?? null,
    httpRateLimit: values.HTTP_RATE_LIMIT,
    places: { googleKey: values.GOOGLE_PLACES_KEY ?? null, photonUrl: values.PHOTON_URL ?? null },
    countryLookupUrl: values.COUNTRY_LOOKUP_URL ?? null,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    embeds: embedsOf(values),
    social: socialOf(values),
  };
}

function embedsOf(values: Values): EmbedConfig {
  const table = together(values, ['PRICING_TABLE_ID', 'PRICING_TABLE_KEY']);
  return {
    ebookForm: values.EBOOK_FORM_URL ?? null,
    bonusForm: values.BONUS_FORM_URL ?? null,
    callForm: values.CALL_FORM_URL ?? null,
    pricingTable: table && { id: table.PRICING_TABLE_ID, key: table.PRICING_TABLE_KEY },
    unsubscribeScript: values.UNSUBSCRIBE_SCRIPT_URL ?? null,
  };
}

/** A provider needs all of its settings: half of them is a mistake worth stopping for. */
function socialOf(values: Values): SocialConfig {
  const google = together(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const apple = together(values, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  const facebook = together(values, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  return {
    google: google && { id: google.GOOGLE_CLIENT_ID, secret: google.GOOGLE_CLIENT_SECRET },
    apple: apple && {
      id: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: apple.APPLE_PRIVATE_KEY,
    },
    facebook: facebook && { id: facebook.FACEBOOK_APP_ID, secret: facebook.FACEBOOK_APP_SECRET },
  };
}

function together<Name extends SettingName>(values: Values, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => values[name] === undefined);
  const [first] = missing;
  if (first === undefined) return values as Record<Name, string>;
  if (missing.length === names.length) return null;
  throw new ConfigError(complaint(first, undefined, settings[first].give));
}

function readAll(env: Record<string, string | undefined>): Values {
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const raw = env[name]?.trim() || undefined;
    const { schema, give }: Setting = settings[name];
    const parsed = schema.safeParse(raw);
    if (!parsed.success) throw new ConfigError(complaint(name, raw, give));
    values[name] = parsed.data;
  }
  return values as Values;
}

/** Addresses and tokens carry secrets, so a wrong value is shown only where it cannot be one. */
function complaint(name: SettingName, raw: string | undefined, give: string): string {
  if (raw === undefined) return `${name} is missing: give ${give}.`;
  const secret = /URL|TOKEN|KEY|SECRET|PASSWORD/.test(name);
  return `${name}${secret ? '' : ` is "${raw}", which`} cannot be used: give ${give}.`;
}

function origins() {
  return z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin));
}

function trustProxy() {
  return z
    .string()
    .default('off')
    .transform((value): boolean | number | string => {
      if (value === 'off' || value === 'on') return value === 'on';
      return /^\d+$/.test(value) ? Number(value) : value;
    })
    .refine((value) => typeof value !== 'string' || /^[\da-f.:/,\s]+$/i.test(value));
}
