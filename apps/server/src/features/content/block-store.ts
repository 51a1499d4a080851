import { contentBlocks } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Blocks } from './block-shapes.ts';

export async function findBlock<Key extends keyof Blocks>(db: Db, key: Key): Promise<Blocks[Key] | null> {
  const [row] = await db.select().from(contentBlocks).where(eq(contentBlocks.key, key));
  return (row?.body as Blocks[Key] | undefined) ?? null;
}
