import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A build is made aside and put in place when whole, so that a running instance never meets half of one.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  // The route list is small; asking the server for parts of it would cost a request before each first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
