import type { DataExport } from './export.ts';
import type { Section } from './readable-page.ts';
import { moment, yesNo } from './readable-words.ts';

/** What shops may send and have sent beside messages about bookings. */
export function newsOf({
  news_choices,
  news_received,
  asked_back,
  birthday_greetings,
  review_requests,
  complaints,
}: DataExport): Section[] {
  return [
    {
      title: 'News from shops',
      columns: ['Shop', 'Channel', 'Allowed', 'Since'],
      rows: news_choices.map((one) => [one.business, one.channel, yesNo(one.allowed), moment(one.changed_at)]),
    },
    {
      title: 'News that shops sent you',
      columns: ['When', 'Shop', 'Channel', 'Subject', 'Message'],
      rows: news_received.map((one) => [moment(one.sent_at), one.business, one.channel, one.subject, one.words]),
    },
    {
      title: 'Invitations to book again',
      columns: ['When', 'Shop', 'Channel'],
      rows: asked_back.map((one) => [moment(one.sent_at), one.business, one.channel ?? '']),
    },
    {
      title: 'Birthday greetings',
      columns: ['When', 'Shop', 'Channel'],
      rows: birthday_greetings.map((one) => [moment(one.sent_at), one.business, one.channel ?? '']),
    },
    {
      title: 'Questions about how an appointment was',
      columns: ['When', 'Shop', 'Channels'],
      rows: review_requests.map((one) => [moment(one.asked_at), one.business, one.channels.join(', ')]),
    },
    {
      title: 'Reports of spam, and STOP by text',
      columns: ['When', 'Channel', 'Address'],
      rows: complaints.map((one) => [moment(one.reported_at), one.channel, one.address]),
    },
  ];
}
