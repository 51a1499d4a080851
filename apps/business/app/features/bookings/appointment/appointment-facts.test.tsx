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

  it.each(['<script>alert(1)</script>', 'مرحبا، لدي حساسية', '👩🏽‍🦰 curly'])(
    '[BOOK-080] shows the note %j as written by the guest',
    (note) => {
      showAtDesk(<AppointmentFacts appointment={{ ...appointment, note }} />);
      expect(screen.getByText('Note from Niamh')).toBeTruthy();
      expect(screen.getByText(`“${note}”`).getAttribute('dir')).toBe('auto');
    },
  );
});
