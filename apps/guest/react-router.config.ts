import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A build is made aside and put in place when whole, so that a running instance never meets half of one.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  // A page starts with its own routes. One request after hydration fetches those that its links lead to.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
