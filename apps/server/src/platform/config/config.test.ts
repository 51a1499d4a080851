import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const DATABASE_URL = 'postgres://thyme:secret-word@localhost:5432/thyme';

describe('configuration', () => {
  it('needs only a database', () => {
    const config = loadConfig({ DATABASE_URL });
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      concurrency: 1,
      publicUrl: 'http://localhost:3000',
    });
    expect(config.apiEndpoints).toEqual({ test: '/graphql', beta: '/graphql', production: '/graphql' });
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc", which cannot be used: give a whole number from 0 to 65535'],
    ['PORT', '70000', 'PORT is "70000"'],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY is "0", which cannot be used: give a number of processes from 1 to 64'],
    ['NODE_ENV', 'prod', 'give development, test or production'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"'],
    ['ALLOWED_ORIGINS', 'https://a.example/path', 'give the origins of sites on other hosts'],
    ['TRUST_PROXY', 'maybe?', 'TRUST_PROXY is "maybe?"'],
    ['PUBLIC_URL', 'thyme.example', 'PUBLIC_URL cannot be used: give the public address'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL cannot be used: give an address such as smtp://'],
    ['API_BETA_URL', 'beta', 'give a path such as /graphql or an http(s) address'],
  ])('says in one line what is wrong with %s=%s and how to fix it', (name, value, message) => {
    const load = () => loadConfig({ DATABASE_URL, [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(message);
    expect(load).not.toThrow(/\n/);
  });

  it('names a missing database and how to get one', () => {
    expect(() => loadConfig({})).toThrow('DATABASE_URL is missing: give a PostgreSQL address');
    expect(() => loadConfig({ DATABASE_URL: '  ' })).toThrow('DATABASE_URL is missing');
  });

  it('never repeats an address, which may contain a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://root:secret-word@localhost' })).not.toThrow(/secret-word/);
  });

  it('reads proxies as off, on, a number or addresses', () => {
    const proxy = (value: string) => loadConfig({ DATABASE_URL, TRUST_PROXY: value }).trustProxy;
    expect([proxy('off'), proxy('on'), proxy('2'), proxy('10.0.0.0/8')]).toEqual([false, true, 2, '10.0.0.0/8']);
  });

  it('pipelines short reads unless switched off', () => {
    const pipelining = (value?: string) => loadConfig({ DATABASE_URL, DATABASE_PIPELINING: value }).databasePipelining;
    expect([pipelining(), pipelining('on'), pipelining('off')]).toEqual([true, true, false]);
  });

  it('[HOME-060] has only the links to social networks and app stores that are set', () => {
    expect(loadConfig({ DATABASE_URL }).links).toEqual({
      social: [],
      apps: { guest: { apple: null, google: null }, business: { apple: null, google: null } },
    });
    const { links } = loadConfig({
      DATABASE_URL,
      TIKTOK_PAGE_URL: 'https://www.tiktok.com/@thyme',
      BUSINESS_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=thyme',
    });
    expect(links.social).toEqual([{ network: 'tiktok', href: 'https://www.tiktok.com/@thyme' }]);
    expect(links.apps.business.google).toBe('https://play.google.com/store/apps/details?id=thyme');
  });

  it('serves development pages in production only when set', () => {
    expect(loadConfig({ DATABASE_URL, NODE_ENV: 'production' }).demo).toBe(false);
    expect(loadConfig({ DATABASE_URL, NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
    expect(loadConfig({ DATABASE_URL }).demo).toBe(true);
  });
});
