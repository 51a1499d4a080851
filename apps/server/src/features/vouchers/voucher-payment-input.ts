import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';

export const VoucherPaymentInput = builder.inputType('VoucherPaymentInput', {
  fields: (t) => ({
    code: t.string({ required: true, validate: z.string().max(voucherLimits.code) }),
    payment: t.float({
      description: 'The amount that the voucher is to pay, up to the whole price. Without it, what is due now.',
    }),
  }),
});
