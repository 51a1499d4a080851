import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { documentsInPlace } from '@thyme/site/bundling/documents-in-place.ts';
import { plainIcons } from '@thyme/site/bundling/plain-icons.ts';
import { defineConfig } from 'vite';

/**
 * What every page needs travels as three files: the framework's, the frame's, and what pages share. Left alone, each icon
 * and button that two pages share would be a request of its own. Code that asks the server, checks forms or shows toasts
 * is fetched apart; `parts` are what a page of a shop shares with its cart and with lists of shops.
 */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|cookie|set-cookie-parser)\//;
const shell = /guest\/app\/shell\/|site\/src\/frame\/(?!toast-stack)/;
const shared =
  /guest\/app\/lib\/(?!report|failures|slide-row|log-out|countdown|page-data|graphql\/(client|operations|quer|run))|site\/src\/(?!frame|report|failures|use-form|countdown|graphql\/(batch|quer))|ui\/src\/(actions|display\/(badge|avatar|card|rating)|media\/(logo|brand-icon|picture)|navigation\/skip)|node_modules\/(lucide-react|clsx|@radix-ui\/react-(slot|compose-refs))\//;
const parts =
  /features\/(businesses|favourites\/(favourite-heart|favourite-ids|heart|may-favour)|bookings\/cart\/(use-cart|stored|repeated|empty|add))|ui\/src\/(display\/policy|navigation\/tabs|art)\/?|domain\/src\/(time|text)\//;
/** Small things that stand together on the home page or on a shop's: apart, each would cost more to fetch than it holds. */
const finding = /features\/search\/(search-form|use-next-times)/;
const book = /features\/(leads\/(form-frame|resize-messages)|content\/ebook-cover)/;
const showing = /lib\/slide-row|features\/content\/(feature-list|film|embed-url)\./;
const selling =
  /ui\/src\/(display\/(price|date-tile)\.|actions\/in-cart-mark)|lib\/(share-page|use-idle)|icons\/repeat\./;

export default defineConfig({
  plugins: [
    documentsInPlace(join(import.meta.dirname, 'app/generated/graphql.ts')),
    plainIcons(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: 'frame', test: shell, priority: 1 },
                { name: 'shared', test: shared, minShareCount: 4 },
                { name: 'parts', test: parts, minShareCount: 2 },
                { name: 'finding', test: finding, minShareCount: 2 },
                { name: 'book', test: book, minShareCount: 2 },
                { name: 'showing', test: showing, minShareCount: 2 },
                { name: 'selling', test: selling, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Named here so that the first visit in development does not reload the page when each is met.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'clsx',
      'lucide-react',
    ],
  },
});
