import type { Config } from '@react-router/dev/config';

export default {
  // Everything here belongs to somebody who is logged in: there is nothing to render before the browser knows who.
  ssr: false,
  basename: '/business/',
  // A build is made aside and put in place when whole, so that a running instance never meets half of one.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
} satisfies Config;
