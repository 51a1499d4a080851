export const PLAN_SELECTED = 'plan-selected';

export interface PlanSelection {
  plan: string;
  period: 'month' | 'year';
}

/** Announces the chosen plan. Nothing on the site listens; a page that embeds this one may. */
export function announceSelection(element: EventTarget, selection: PlanSelection): void {
  element.dispatchEvent(new CustomEvent<PlanSelection>(PLAN_SELECTED, { bubbles: true, detail: selection }));
}
