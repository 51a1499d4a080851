import { type Minor, sumOf } from '../money/index.ts';

/** What is written about the drawer: what it began with, what was put in or taken out, and what was counted. */
export const DRAWER_KINDS = ['float', 'in', 'out', 'count'] as const;
export type DrawerKind = (typeof DRAWER_KINDS)[number];

export type DrawerMovement = { readonly kind: DrawerKind; readonly amount: Minor };

export type Drawer = {
  /** What was in it in the morning. */
  readonly float: Minor;
  /** Cash payments less cash refunds. */
  readonly cash: Minor;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  readonly expected: Minor;
};

/** What should be in the drawer. A later float corrects an earlier one; without one it is what was left the day before. */
export function drawerOf(
  movements: readonly DrawerMovement[],
  { cash, carried }: { readonly cash: Minor; readonly carried: Minor },
): Drawer {
  const of = (kind: DrawerKind) => movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount);
  const float = of('float').at(-1) ?? carried;
  const [paidIn, paidOut] = [sumOf(of('in')), sumOf(of('out'))];
  return { float, cash, paidIn, paidOut, expected: float + cash + paidIn - paidOut };
}
