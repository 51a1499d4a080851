import { describe, expect, it } from 'vitest';
import { remaining } from './voucher-list.tsx';

describe('vouchers for sale', () => {
  it('[CONST-030] a limit of -999 means unlimited', () => {
    expect(remaining({ limit_number_of_sales: -999, total_sale: 5_000 })).toBeNull();
  });

  it('counts what is left, and never below nothing', () => {
    expect(remaining({ limit_number_of_sales: 10, total_sale: 8 })).toBe(2);
    expect(remaining({ limit_number_of_sales: 10, total_sale: 12 })).toBe(0);
  });
});
