import { GuestStatusDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';

/** Whether the shop has blocked the guest who is logged in. */
export async function readBlock(businessId: number): Promise<boolean> {
  return (await run(GuestStatusDocument, { business_id: businessId })).guest_status.block;
}
