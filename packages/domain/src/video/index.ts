export {
  CLOSES_AFTER_SECONDS,
  type EntryRefusal,
  mayEnter,
  OPENS_BEFORE_SECONDS,
  type RoomFacts,
} from './room.ts';
export { readSignal, type Signal } from './signal.ts';
