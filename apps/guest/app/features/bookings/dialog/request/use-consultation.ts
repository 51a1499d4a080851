import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WallSeconds } from '@thyme/domain/time';
import { ConsultationPlanDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { keys, read } from '../../../../lib/session/storage.ts';
import { firstAppointmentOf, type Moment, type Part } from '../choice/choice.ts';
import type { AppointmentPart, BookingShop } from '../choice/slots.ts';
import type { ChoiceState } from '../choice/use-choice.ts';
import type { Step } from '../step-names.ts';

/** What the shop's consultation rule means for this guest. */
export interface Consultation {
  /** A call has to be chosen with the appointment. A visitor counts as new until they log in. */
  isNeeded: boolean;
  /** A booked call and its end: appointments after it need no other. */
  booked: (Moment & { until: WallSeconds }) | null;
  /** From then on appointments leave room for a call; null where no call is free. */
  earliest: WallSeconds | null;
  /** The first appointments, with their calls unless one is booked already. */
  pairs: readonly { appointment: Moment; call: Moment | null }[];
}

const NONE: Consultation = { isNeeded: false, booked: null, earliest: null, pairs: [] };
const FRESH_MS = 15_000;

const momentOf = ({ s_date: date, s_time: time }: { s_date: string; s_time: number }): Moment => ({ date, time });

async function ask(businessId: number, pricingIds: readonly number[]): Promise<Consultation> {
  const { consultation_plan: plan } = await run(ConsultationPlanDocument, {
    business_id: businessId,
    service_pricing_ids: [...pricingIds],
  });
  return {
    isNeeded: plan.needed,
    booked: plan.booked ? { ...momentOf(plan.booked), until: plan.booked_until ?? plan.booked.s_time } : null,
    earliest: plan.earliest ?? null,
    pairs: plan.pairs.map(({ appointment, call }) => ({
      appointment: momentOf(appointment),
      call: call ? momentOf(call) : null,
    })),
  };
}

const isAppointment = (part: Part): part is AppointmentPart => part.kind === 'visit';

/** The appointment that a call has to precede: the first, or the only one still to be chosen. */
function appointmentOf({ parts, placed }: Pick<ChoiceState, 'parts' | 'placed'>): AppointmentPart | null {
  const first = firstAppointmentOf(placed);
  const visits = parts.filter(isAppointment);
  return visits.find(({ lines }) => lines.some((line) => line === first?.line)) ?? visits[0] ?? null;
}

/** Whether no call can be in time for an appointment. */
export function isTooSoon({ isNeeded, booked, earliest }: Consultation, appointment: Moment): boolean {
  if (isNeeded) return earliest === null || appointment.time < earliest;
  return booked !== null && appointment.time < booked.until;
}

/** Loads whether the guest needs a consultation call at a shop that requires one from new guests. */
export function useConsultation(shop: BookingShop, state: Pick<ChoiceState, 'parts' | 'placed' | 'choice'>) {
  const client = useQueryClient();
  const part = appointmentOf(state);
  const pricingIds = part?.lines.map(({ service }) => service.id) ?? [];
  const isAsked = shop.video_vetting && part !== null;
  // A function, because the guest may have logged in since the last render.
  const query = () => ({
    // Shares the key of the shop's availability, because other guests' bookings change the pairs too.
    queryKey: ['availability', shop.id, 'consultation', pricingIds.join('-'), read(keys.userId)],
    queryFn: () => ask(shop.id, pricingIds),
    staleTime: FRESH_MS,
  });
  const { data, isPending, isError, refetch } = useQuery({ ...query(), enabled: isAsked });
  const plan = (isAsked && data) || NONE;
  const visit = firstAppointmentOf(state.placed);
  // A single appointment is chosen together with its call; otherwise times are chosen first.
  const step: Step = state.parts.length === 1 && part ? 'when' : 'call';
  return {
    plan,
    part,
    visit,
    step,
    isPending: isAsked && isPending,
    isFailed: isAsked && isError && !data,
    retry: () => void refetch(),
    /** Refetches all availability of the shop. */
    refresh: () => void client.invalidateQueries({ queryKey: ['availability', shop.id] }),
    /** The chosen appointment is too soon: others are offered. */
    isLate: visit !== null && state.choice.call === null && isTooSoon(plan, visit),
    now: (): Promise<Consultation> =>
      isAsked ? client.fetchQuery({ ...query(), staleTime: 0 }) : Promise.resolve(NONE),
  };
}

export type ConsultationState = ReturnType<typeof useConsultation>;
