export {
  CHANNELS,
  type Channel,
  DELIVERY_STATES,
  type DeliveryState,
  fallbackChannel,
  isAllowed,
  isFinalDelivery,
  nextDelivery,
  PHONE_CHANNELS,
  type PhoneChannel,
  PURPOSES,
  type Purpose,
  pickChannels,
  type Reach,
} from './channels.ts';
export {
  type KnownChoice,
  NEWS_CHANNELS,
  NEWS_REFUSALS,
  type NewsChannel,
  type NewsFacts,
  type NewsRefusal,
  newsRefusal,
  recordRefusal,
} from './news.ts';
export { readKeyword, senderName, zoneOfPhone } from './phone.ts';
export { audibleTime, DEFAULT_QUIET_HOURS, nextQuiet, type QuietHours, quietAt } from './quiet-hours.ts';
export { countSegments, plainText, type Segments } from './segments.ts';
