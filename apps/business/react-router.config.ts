import type { Config } from '@react-router/dev/config';

export default {
  // Every page needs a session, which only the browser has, so there is nothing to render on the server.
  ssr: false,
  basename: '/business/',
  // A build goes to a temporary folder and is moved when complete, so that a running instance never serves half of it.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
} satisfies Config;
