import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route list is small; asking the server for parts of it would cost a request before each first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
