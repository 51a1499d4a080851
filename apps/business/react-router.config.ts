import type { Config } from '@react-router/dev/config';

export default {
  // Every page needs a login, whose token is in the browser, so there is nothing to render on the server.
  ssr: false,
  basename: '/business/',
  // Builds go to a separate directory that is swapped in when complete, so that a running instance never serves a partial one.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
} satisfies Config;
