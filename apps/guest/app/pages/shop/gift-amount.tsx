import { remainingSales } from '@thyme/domain/bookings';
import { price } from '@thyme/site/format.ts';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { limitsOf, type OwnAmount, OwnAmountField } from '../../features/vouchers/own-amount.tsx';
import type { OfferedVoucher } from '../../features/vouchers/voucher-list.tsx';

interface GiftAmountProps {
  vouchers: readonly OfferedVoucher[];
  voucher: OfferedVoucher;
  setVoucher: (voucher: OfferedVoucher) => void;
  own: OwnAmount;
  country: string;
}

/** The shop's vouchers to choose from, and the amount where guests choose it. */
export function GiftAmount({ vouchers, voucher, setVoucher, own, country }: GiftAmountProps) {
  const left = vouchers.filter((one) => remainingSales(one.limit_number_of_sales, one.total_sale) > 0);
  const field = <OwnAmountField className="max-w-60" label="Amount" {...{ voucher, country, own }} />;
  if (left.length < 2) return field;
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={<span className="text-lg">How much?</span>}
        value={String(voucher.id)}
        onValueChange={(id) => {
          const chosen = left.find((one) => String(one.id) === id);
          if (chosen) setVoucher(chosen);
        }}
        className="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
      >
        {left.map((one) => (
          <TimeSlot key={one.id} value={String(one.id)} className="min-h-15 px-2!" over={<Name>{one.name}</Name>}>
            {limitsOf(one) ? 'Other' : price(one.value, country)}
            {one.retail < one.value && <span className="font-normal"> for {price(one.retail, country)}</span>}
          </TimeSlot>
        ))}
      </RadioGroup>
      {field}
    </div>
  );
}

function Name({ children }: { children: string }) {
  return <span className="block max-w-full truncate">{children}</span>;
}
