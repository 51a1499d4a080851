import { defineMail } from '../../outbox/index.ts';

export interface RebookMailData {
  shop: string;
  slug: string;
  firstName: string;
  /** The services of the guest's last appointment. */
  service: string;
  weeks: number;
  times: { day: string; time: string }[];
  stopPath: string;
}

const DAY = 86_400;

/** Sent some weeks after the last appointment of a guest who agreed to the shop's news. */
export const rebookMail = defineMail<RebookMailData>({
  name: 'rebook',
  // The free times in it would be out of date by then.
  usefulSeconds: DAY,
  stopPath: ({ stopPath }) => stopPath,
  compose: ({ shop, slug, firstName, service, weeks, times }, { publicUrl }) => {
    const heading = firstName === '' ? 'Time again?' : `Time again, ${firstName}?`;
    const since = `It’s been ${weeks === 1 ? 'a week' : `${weeks} weeks`} since your last appointment${service === '' ? '' : ` (${service})`}.`;
    return {
      subject: `${heading} ${shop} has room for you`,
      preview: times[0] ? `First free: ${times[0].day}, ${times[0].time}` : since,
      lead: shop,
      heading,
      paragraphs: [times.length > 0 ? `${since} Here are some times that were free when we wrote.` : since],
      rows: times.map(({ day, time }) => ({ label: day, value: time })),
      actions: [{ label: 'Book a time', href: `${publicUrl}/${slug}` }],
      reason: `You’re getting this because you said yes to news from ${shop}.`,
      stopLabel: `No more offers from ${shop}`,
      footer: 'none',
    };
  },
});
