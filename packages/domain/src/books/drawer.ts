import { type Minor, sumOf } from '../money/index.ts';

/** Entries about the drawer: the float, cash put in or taken out, and counts. */
export const DRAWER_KINDS = ['float', 'in', 'out', 'count'] as const;
export type DrawerKind = (typeof DRAWER_KINDS)[number];

export type DrawerMovement = { readonly kind: DrawerKind; readonly amount: Minor };

export type Drawer = {
  /** The cash in the morning. */
  readonly float: Minor;
  /** Cash payments less cash refunds. */
  readonly cash: Minor;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  readonly expected: Minor;
};

/** The expected cash. A later float corrects an earlier one; without one it is what was left the day before. */
export function drawerOf(
  movements: readonly DrawerMovement[],
  { cash, carried }: { readonly cash: Minor; readonly carried: Minor },
): Drawer {
  const of = (kind: DrawerKind) => movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount);
  const float = of('float').at(-1) ?? carried;
  const [paidIn, paidOut] = [sumOf(of('in')), sumOf(of('out'))];
  return { float, cash, paidIn, paidOut, expected: float + cash + paidIn - paidOut };
}
