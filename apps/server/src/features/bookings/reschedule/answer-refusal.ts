import type { MoveRefusal } from '@thyme/domain/bookings';

export type AnswerRefusal = MoveRefusal | { readonly code: 'no-question' | 'not-offered' | 'taken' };
