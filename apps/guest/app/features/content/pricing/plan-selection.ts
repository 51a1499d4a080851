export const PLAN_SELECTED = 'plan-selected';

export interface PlanSelection {
  plan: string;
  period: 'month' | 'year';
}

/** Says which plan somebody chose. Nothing on the site listens; whoever embeds the page may. */
export function announceSelection(element: EventTarget, selection: PlanSelection): void {
  element.dispatchEvent(new CustomEvent<PlanSelection>(PLAN_SELECTED, { bubbles: true, detail: selection }));
}
