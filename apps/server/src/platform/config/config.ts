import { type CardsConfig, cardsOf } from './card-settings.ts';
import { ConfigError } from './config-error.ts';
import { pushKeysOf, type TwilioConfig } from './message-settings.ts';
import { type InboundMailConfig, messagingOf } from './messaging.ts';
import { type OutsideLinks, outsideLinksOf } from './outside-links.ts';
import { type PublicCards, publicCards } from './public-cards.ts';
import { type Setting, type SettingName, settings, type Values } from './settings.ts';

export { ConfigError };

/** The credentials of each social login. An issuer replaces the provider's own, for test servers and proxies. */
export interface SocialConfig {
  google: { id: string; secret: string; issuer: string | null } | null;
  apple: { id: string; teamId: string; keyId: string; privateKey: string; issuer: string | null } | null;
  facebook: { id: string; secret: string; issuer: string | null } | null;
}

export interface EmbedConfig {
  ebookForm: string | null;
  bonusForm: string | null;
  callForm: string | null;
  pricingTable: { id: string; key: string } | null;
  unsubscribeScript: string | null;
}

/** How calls are carried: peer to peer, with relays where needed, or by a LiveKit server. */
export interface VideoConfig {
  stunUrls: string[];
  turn: { urls: string[]; secret: string } | null;
  livekit: { url: string; key: string; secret: string } | null;
}

/** The two phases of a shutdown before the port is closed. */
export interface DrainConfig {
  /** Requests are served, but /readyz fails. */
  notReadyMs: number;
  /** Requests are answered with 503. */
  rejectMs: number;
}

/** A bucket for uploads. Without credentials the machine's role is used; an endpoint is for stores other than Amazon's. */
export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | null;
  credentials: { id: string; secret: string } | null;
}

export interface Config {
  environment: 'development' | 'test' | 'production';
  isProduction: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** PostgreSQL itself, for LISTEN and jobs. The same address unless there is a pooler in transaction mode. */
  databaseDirectUrl: string;
  /** Caches in front of the servers that are purged on changes. */
  edgePurgeUrls: readonly string[];
  /** Streaming replicas for reads that may be slightly stale. */
  databaseReadUrls: readonly string[];
  databasePool: number;
  /** Short reads share one pipelined connection of each process; off sends them through the pool. */
  databasePipelining: boolean;
  dataDir: string;
  /** Null stores uploads in the data directory. */
  s3: S3Config | null;
  concurrency: number;
  drain: DrainConfig;
  logLevel: Values['LOG_LEVEL'];
  publicUrl: string;
  businessSiteUrl: string;
  apiEndpoints: { test: string; beta: string; production: string };
  /** Sites on other hosts that may call the API from a browser. */
  allowedOrigins: string[];
  trustProxy: boolean | number | string;
  /** Serves development pages such as the outbox viewer. Off in production unless set. */
  demo: boolean;
  jobs: boolean;
  metricsToken: string | null;
  mailFrom: string;
  /** The operator's address, which receives visitors' messages. */
  teamEmail: string;
  /** The company that invoices businesses for their plans. */
  company: { name: string; address: string; vatNumber: string | null; vatRate: number };
  smtpUrl: string | null;
  /** Replies by mail; null if they cannot be received. */
  inboundMail: InboundMailConfig | null;
  /** Null sends no texts: demos show them on the demo phone. */
  twilio: TwilioConfig | null;
  /** The price of one part of a text, in cents. */
  textPrice: number;
  /** Messages of all campaigns per minute: providers throttle or block senders of bursts. */
  campaignRate: number;
  /** The VAPID keys of push notifications; null uses those stored in the data directory. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** Push services (host:port) other than those of the browsers. */
  pushHosts: string[];
  /** Encrypts secrets in the database; null uses a key stored in the data directory. */
  encryptionKey: Buffer | null;
  /** Another server with the Google Calendar API; null is Google itself. */
  googleCalendarUrl: string | null;
  /** 'host:port' of calendar servers that owners may enter although they are in a private network. */
  calendarPrivateHosts: readonly string[];
  httpRateLimit: number;
  cards: CardsConfig;
  /** Thyme's fee on card payments, in percent. */
  platformFee: number;
  publicCards: PublicCards;
  /** The places provider; with both null, the built-in gazetteer. */
  places: { googleKey: string | null; photonUrl: string | null };
  countryLookupUrl: string | null;
  video: VideoConfig;
  /** Null uses the built-in map. */
  mapStyleUrl: string | null;
  /** Image tiles with {z}, {x} and {y}, and the attribution their provider requires. */
  mapTiles: { url: string; attribution: string } | null;
  /** External forms, tables and scripts; null uses the built-in ones. */
  embeds: EmbedConfig;
  /** Our pages on other sites: social networks and app stores. */
  links: OutsideLinks;
  /** Null if a provider is not configured: the demo provider replaces it in demos, otherwise it is not offered. */
  social: SocialConfig;
}

function poolOf({ DATABASE_POOL, DATABASE_PIPELINING }: Values) {
  return { databasePool: DATABASE_POOL, databasePipelining: DATABASE_PIPELINING };
}

const messagesOf = (values: Values) => ({
  ...messagingOf(values),
  textPrice: values.TEXT_PRICE,
  campaignRate: values.CAMPAIGN_RATE,
  pushKeys: pushKeysOf(values),
  pushHosts: values.PUSH_HOSTS,
});

/** Reads the environment once. Throws a ConfigError that names the variable and how to fix it. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = readAll(env);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const cards = cardsOf(values, publicUrl);
  const isDemo = values.DEMO ?? values.NODE_ENV !== 'production';
  return {
    environment: values.NODE_ENV,
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseReadUrls: values.DATABASE_READ_URLS ?? [],
    ...poolOf(values),
    edgePurgeUrls: values.EDGE_PURGE_URLS ?? [],
    dataDir: values.DATA_DIR,
    s3: s3Of(values),
    concurrency: values.WEB_CONCURRENCY,
    drain: { notReadyMs: values.DRAIN_SECONDS * 1000, rejectMs: values.NODE_ENV === 'production' ? 1_000 : 0 },
    logLevel: values.LOG_LEVEL,
    publicUrl,
    businessSiteUrl: values.BUSINESS_SITE_URL ?? `${publicUrl}/business`,
    apiEndpoints: { test: values.API_TEST_URL, beta: values.API_BETA_URL, production: values.API_PRODUCTION_URL },
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    demo: isDemo,
    jobs: values.JOBS,
    metricsToken: values.METRICS_TOKEN ?? null,
    mailFrom: values.MAIL_FROM,
    teamEmail: values.TEAM_EMAIL,
    company: {
      name: values.COMPANY_NAME,
      address: values.COMPANY_ADDRESS,
      // The demo's prices include VAT, so its fictional company has a number too.
      vatNumber: values.COMPANY_VAT_NUMBER ?? (isDemo ? 'IE1234567FA' : null),
      vatRate: values.COMPANY_VAT_RATE,
    },
    smtpUrl: values.SMTP_URL ?? null,
    ...messagesOf(values),
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    googleCalendarUrl: values.GOOGLE_CALENDAR_URL ?? null,
    calendarPrivateHosts: values.CALENDAR_PRIVATE_HOSTS,
    httpRateLimit: values.HTTP_RATE_LIMIT,
    cards,
    platformFee: values.PLATFORM_FEE_PERCENT,
    publicCards: publicCards(cards, values.GOOGLE_PAY_MERCHANT_ID ?? null),
    places: { googleKey: values.GOOGLE_PLACES_KEY ?? null, photonUrl: values.PHOTON_URL ?? null },
    countryLookupUrl: values.COUNTRY_LOOKUP_URL ?? null,
    video: videoOf(values),
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION ?? '' }
      : null,
    embeds: embedsOf(values),
    links: outsideLinksOf(values),
    social: socialOf(values),
  };
}

function s3Of(values: Values): S3Config | null {
  const bucket = together(values, ['S3_BUCKET', 'S3_REGION']);
  const keys = together(values, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return (
    bucket && {
      bucket: bucket.S3_BUCKET,
      region: bucket.S3_REGION,
      endpoint: values.S3_ENDPOINT ?? null,
      credentials: keys && { id: keys.S3_ACCESS_KEY_ID, secret: keys.S3_SECRET_ACCESS_KEY },
    }
  );
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

function videoOf(values: Values): VideoConfig {
  const livekit = together(values, ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET']);
  if (values.TURN_URLS.length > 0 && !values.TURN_SECRET) {
    throw new ConfigError(complaint('TURN_SECRET', undefined, settings.TURN_SECRET.give));
  }
  return {
    stunUrls: values.STUN_URLS,
    turn: values.TURN_SECRET ? { urls: values.TURN_URLS, secret: values.TURN_SECRET } : null,
    livekit: livekit && { url: livekit.LIVEKIT_URL, key: livekit.LIVEKIT_API_KEY, secret: livekit.LIVEKIT_API_SECRET },
  };
}

/** A provider needs all of its settings; with some of them missing the server does not start. */
function socialOf(values: Values): SocialConfig {
  const google = together(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const apple = together(values, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  const facebook = together(values, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  return {
    google: google && {
      id: google.GOOGLE_CLIENT_ID,
      secret: google.GOOGLE_CLIENT_SECRET,
      issuer: values.GOOGLE_ISSUER_URL ?? null,
    },
    apple: apple && {
      id: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: apple.APPLE_PRIVATE_KEY,
      issuer: values.APPLE_ISSUER_URL ?? null,
    },
    facebook: facebook && {
      id: facebook.FACEBOOK_APP_ID,
      secret: facebook.FACEBOOK_APP_SECRET,
      issuer: values.FACEBOOK_ISSUER_URL ?? null,
    },
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

/** Addresses and tokens may contain secrets, so their values are not shown. */
function complaint(name: SettingName, raw: string | undefined, give: string): string {
  if (raw === undefined) return `${name} is missing: give ${give}.`;
  const secret = /URL|TOKEN|KEY|SECRET|PASSWORD/.test(name);
  return `${name}${secret ? '' : ` is "${raw}", which`} cannot be used: give ${give}.`;
}
