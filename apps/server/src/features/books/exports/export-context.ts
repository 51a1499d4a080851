import type { Span } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';

export interface ExportContext {
  /** One snapshot for the whole file, so that its lines are consistent. */
  db: Db;
  businessId: number;
  zone: string;
  currency: string;
  from: LocalDate;
  to: LocalDate;
  span: Span;
  now: number;
}
