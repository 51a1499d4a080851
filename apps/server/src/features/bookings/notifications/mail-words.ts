import { listInWords } from '@thyme/domain/text';
import type { MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';

export const becauseBooked = (facts: AppointmentFacts) =>
  facts.callInstead
    ? `You’re getting this because ${facts.shop} booked you in with ${facts.email}.`
    : `You’re getting this because you booked with ${facts.email}.`;

/** Unregistered guests have no settings. */
export const footerOf = ({ callInstead }: AppointmentFacts): Pick<MailContent, 'footer'> => ({
  footer: callInstead ? 'none' : 'guest',
});

/** Unregistered guests have to contact the shop. */
export function howToMove({ callInstead, movesByShop, shop }: AppointmentFacts): string {
  if (callInstead) return `To move or cancel your appointment, please contact ${callInstead}.`;
  return movesByShop
    ? `You can cancel it in your account. To move it, please contact ${shop}.`
    : 'You can move or cancel it in your account.';
}

/** 'Fern & Fold would like you to fill in the colour consultation before you come.' */
export const formWords = ({ forms = [], shop }: AppointmentFacts): string[] =>
  forms.length === 0 ? [] : [`${shop} needs a few answers from you before you come: ${listInWords(forms)}.`];

export const formActions = (
  { forms = [], formsPath, accountPath }: AppointmentFacts,
  publicUrl: string,
): NonNullable<MailContent['actions']> =>
  forms.length === 0
    ? []
    : [
        {
          label: forms.length === 1 ? 'Fill in the form' : 'Fill in the forms',
          href: `${publicUrl}${formsPath ?? `${accountPath}#forms`}`,
        },
      ];
