const accepted = ['Visa', 'Mastercard', 'Amex', 'Google Pay', 'Apple Pay'];

/** The ways to pay that every shop here takes, as small plates with their names. */
export function PaymentLogos() {
  return (
    <ul aria-label="Accepted payments" className="flex flex-wrap gap-2">
      {accepted.map((name) => (
        <li
          key={name}
          className="inline-flex h-8 items-center rounded-[8px] border border-line bg-card px-2.5 text-sm font-bold"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
