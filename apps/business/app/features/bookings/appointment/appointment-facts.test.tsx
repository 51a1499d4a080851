import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from './appointment.fixtures.ts';
import { AppointmentFacts } from './appointment-facts.tsx';

describe('an appointment at the desk', () => {
  it('[BOOK-081] shows the mobile number as a link that dials', () => {
    const guest = { ...appointment.guest, mobile: '+353855550167' };
    showAtDesk(<AppointmentFacts appointment={{ ...appointment, guest }} />);
    expect(screen.getByRole('link', { name: '+353855550167' }).getAttribute('href')).toBe('tel:+353855550167');
  });

  it.each([
    [
      'failed',
      null,
      /Niamh didn’t get our last email about this.*couldn’t be reached. Please ask them for another address/,
    ],
    ['failed', '+353855550167', /Please give them a ring/],
    ['delayed', null, /hasn’t reached Niamh yet. We’re still trying/],
  ])('[MAIL-012] says that a mail %s, with mobile %s', (kind, mobile, words) => {
    const mail_problem = { kind, address: 'niamh@mail.example', since: 1_800_000_000 };
    const guest = { ...appointment.guest, mobile };
    showAtDesk(<AppointmentFacts appointment={{ ...appointment, guest, mail_problem }} />);
    expect(screen.getByText('niamh@mail.example').parentElement?.textContent).toMatch(words);
  });

  it.each(['<script>alert(1)</script>', 'مرحبا، لدي حساسية', '👩🏽‍🦰 curly'])(
    '[BOOK-080] shows the note %j as the guest’s words',
    (note) => {
      showAtDesk(<AppointmentFacts appointment={{ ...appointment, note }} />);
      expect(screen.getByText('Note from Niamh')).toBeTruthy();
      expect(screen.getByText(`“${note}”`).getAttribute('dir')).toBe('auto');
    },
  );

  it('[APPT-070] shows what the guest wrote when cancelling', () => {
    const cancelled = {
      ...appointment,
      status: 'Cancelled',
      cancelled_by: 'guest',
      note: 'My daughter is ill, sorry.',
    };
    showAtDesk(<AppointmentFacts appointment={cancelled} />);
    expect(screen.getByText('“My daughter is ill, sorry.”')).toBeTruthy();
  });
});
