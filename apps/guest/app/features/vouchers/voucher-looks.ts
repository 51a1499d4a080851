/** The colours a business may choose from; honey is light, so it carries ink. */
export const voucherLooks: Record<string, string> = {
  thyme: 'bg-thyme-700 text-white',
  sage: 'bg-thyme-700 text-white',
  plum: 'bg-plum text-white',
  clay: 'bg-clay-700 text-white',
  honey: 'bg-honey text-ink',
};

export const lookOf = (colour: string): string => voucherLooks[colour] ?? (voucherLooks.thyme as string);
