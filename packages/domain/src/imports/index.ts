export { parseAmount, parseMinutes } from './amounts.ts';
export {
  type AppointmentProblem,
  type ImportedAppointment,
  readAppointment,
} from './appointment.ts';
export {
  CLIENT_PROBLEMS,
  type ClientProblem,
  type ImportedClient,
  type ImportedPerson,
  readClient,
  readPerson,
} from './client.ts';
export { type Column, guessColumns, IMPORT_FIELDS, type ImportField, missingFields } from './columns.ts';
export { DATE_ORDERS, type DateOrder, orderOf, parseDate, parseTime, splitMoment } from './dates.ts';
export { DELIMITERS, type Delimiter, detectDelimiter } from './delimiter.ts';
export { ENCODINGS, type Encoding, encodingOfHead } from './encoding.ts';
export { foldName } from './fold-name.ts';
export {
  IMPORT_KINDS,
  IMPORT_STATUSES,
  type ImportKind,
  type ImportStatus,
  importLimits,
  UNDO_SECONDS,
} from './kinds.ts';
export { matchName } from './match-name.ts';
export { MOVE_IN_DAYS, MOVE_IN_STEPS, type MoveInStep, moveInSteps } from './move-in.ts';
export { type Cells, cellsOf, type Reading } from './reading.ts';
export { type ImportedService, readService, type ServiceProblem } from './service.ts';
export { CARD_COLUMNS, createCardReader } from './vcard.ts';
export { type ImportedVoucher, readVoucher, type VoucherProblem } from './voucher.ts';
