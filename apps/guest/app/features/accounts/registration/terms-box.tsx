import { Checkbox } from '@thyme/ui';
import { Link } from 'react-router';

const link = 'font-medium underline hover:decoration-2';
/** In a new window, so that a half-filled form is not lost. */
const aside = { target: '_blank', rel: 'noopener', className: link };

export function TermsBox(box: { name: string; defaultChecked: boolean; error: string | undefined }) {
  return (
    <Checkbox
      {...box}
      label={
        <span className="font-normal">
          I accept the{' '}
          <Link to="/system/privacy-policy" {...aside}>
            Privacy Policy
          </Link>
          ,{' '}
          <Link to="/system/web-terms" {...aside}>
            Web Terms
          </Link>{' '}
          and{' '}
          <Link to="/system/booking-terms" {...aside}>
            Booking Terms
          </Link>
        </span>
      }
    />
  );
}
