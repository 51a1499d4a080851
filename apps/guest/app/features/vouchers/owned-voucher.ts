import type { MyVouchersQuery } from '../../generated/graphql.ts';

export type OwnedVoucher = MyVouchersQuery['my_voucher']['data'][number];
