import { fileURLToPath } from 'node:url';
import type { Database } from '@thyme/db';
import { sql } from 'drizzle-orm';
import { readContent } from './read/index.ts';
import { storeBlog, storeFaq, storePages } from './store/articles.ts';
import { storeHome } from './store/home.ts';
import { blocksOf, storeBlocks, storeBonuses, storeFeatures, storePlans } from './store/marketing.ts';
import { PictureShelf } from './store/pictures.ts';
import type { Change } from './store/sync-rows.ts';

export const contentDirectory = fileURLToPath(new URL('../../content', import.meta.url));

export interface LoadOptions {
  dir?: string;
  /** The date that "12 days ago" is relative to. */
  today: string;
}

/**
 * Syncs the content tables with the content files in one transaction, and reports the changes. An invalid file is
 * refused with its line before anything is written.
 */
export async function loadContent(db: Database, { dir = contentDirectory, today }: LoadOptions): Promise<Change[]> {
  const content = readContent(dir);
  const shelf = new PictureShelf();
  shelf.requestInside([content.blog, content.features, content.bonuses, blocksOf(content), content.home]);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`);
    const changes = [
      ...(await shelf.store(tx)),
      ...(await storePages(tx, content)),
      ...(await storeFaq(tx, content)),
      ...(await storeBlog(tx, content, shelf, today)),
      ...(await storeHome(tx, content, shelf)),
      ...(await storeFeatures(tx, content, shelf)),
      ...(await storeBonuses(tx, content, shelf)),
      ...(await storePlans(tx, content)),
      ...(await storeBlocks(tx, content, shelf)),
    ];
    // Most tables announce their changes by a trigger; the blocks and new pictures do not, although pages show them.
    if (changes.length > 0) await tx.execute(sql`select pg_notify('page_changes', 'content')`);
    return changes;
  });
}
