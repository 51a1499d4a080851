export {
  type AcceptRule,
  acceptRuleLimits,
  acceptRulesMessage,
  acceptRulesOf,
  answerOf,
  answerTo,
  type Booked,
  checkAcceptRules,
  DECLINE_REASONS,
  isAcceptedAtOnce,
  isAnswered,
  isForAll,
  RULE_ANSWERS,
  RULE_GUESTS,
  type RuleAnswer,
  type RuleGuests,
  withAnswer,
} from './acceptance.ts';
export {
  type CartCall,
  type CartItem,
  type CartService,
  type CartVoucher,
  MAX_QUANTITY,
  remainingSales,
  serviceQuantity,
  UNLIMITED_SALES,
} from './cart.ts';
export { TELL_WAYS, type Tell, withChangeNote } from './change-note.ts';
export { type Clash, clashesOf, formatSpan, type PersonDay, type Stay, type TakenSpan } from './clash.ts';
export {
  type Attendance,
  type DroppedDate,
  dropDate,
  isMissed,
  paidShare,
  type SeatLine,
} from './class-dates.ts';
export {
  CONSULTATION_MESSAGES,
  CONSULTATION_MINUTES,
  type ConsultationRefusal,
  checkCallTime,
  type GuestCalls,
  type GuestStatus,
  hasCallBefore,
  isCallBefore,
  needsConsultation,
  withCall,
} from './consultation.ts';
export {
  appointmentsAfter,
  CALL_LEAD_MINUTES,
  type CallPair,
  type CallQuery,
  callsUntil,
  firstAfterCall,
  firstPairs,
  isCallInTime,
} from './consultation-times.ts';
export { coverableOf } from './coverable.ts';
export {
  askedByLink,
  linkedDeposit,
  ownPartOf,
  PART_HOURS,
  type PartState,
  partAmounts,
  partState,
  payPartUntil,
} from './each-pays.ts';
export {
  billedMore,
  claimAfterEdit,
  type DeskDiscount,
  type EditedPrice,
  type EditPriceRefusal,
  type NetLine,
  type PricedLine,
  priceEdited,
} from './edit-price.ts';
export { type GoodsRefusal, goodsMessage, type WantedGoods, withGoods } from './goods.ts';
export { type AppointmentGroup, groupAppointments, type WishedStart } from './group-appointments.ts';
export {
  ACTORS,
  type Actor,
  APPOINTMENT_ACTIONS,
  APPOINTMENT_LIFE,
  APPOINTMENT_STATUSES,
  type AppointmentAction,
  type AppointmentFacts,
  type AppointmentStatus,
  AUTO_ACCEPT_SECONDS,
  autoAcceptAt,
  canRate,
  GUEST_STATUS_ACTIONS,
  guestAction,
  isUpcoming,
  type MoveRefusal,
  moveAppointment,
} from './life-cycle.ts';
export { bookingLimits, MOST_LATE_MINUTES } from './limits.ts';
export {
  LEAST_MINUTES,
  type LinePlace,
  MOST_MINUTES,
  type MoveLinesRefusal,
  type MoveWish,
  moveLines,
} from './move-lines.ts';
export { GUEST_MOVES, type GuestMoves, mayMoveAt, movableUntil, type OwnMove, ownMoveMessage } from './own-move.ts';
export { type HandedLine, pricesWithNewPerson } from './person-price.ts';
export { type LinePart, partsOfLine, timesOfParts } from './places/line-parts.ts';
export { ownBorders } from './places/own-borders.ts';
export {
  ARRANGEMENT_NAMES,
  type GroupRefusal,
  type GroupWish,
  groupMessage,
  groupMinutes,
  groupParty,
  guestsOf,
  MOST_GUESTS,
  planGroup,
} from './plan-group.ts';
export {
  type BookableOffer,
  type PlannedAppointment,
  type PlanRefusal,
  planCall,
  planTimes,
  type TimeWish,
} from './plan-times.ts';
export {
  askedPercent,
  type CartQuote,
  type CartRefusal,
  type QuotedLine,
  quoteCart,
  quoteInFull,
  servicesNow,
  unitPriceOf,
} from './quote-cart.ts';
export { checkSentTotals, type SentTotals, type TotalsRefusal } from './sent-totals.ts';
export { placeDate, planSeries, SERIES, type SeriesDate, seriesFrom, seriesWalls } from './series.ts';
export { closedBefore, closesAt, UNDO_SECONDS } from './undo-window.ts';
export { checkWarningCall, WARNING_CALL_DAYS, WARNING_CALL_MESSAGE, warningCallUntil } from './warning-call.ts';
