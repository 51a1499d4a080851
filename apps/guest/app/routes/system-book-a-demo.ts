import { redirect } from 'react-router';

/** The demo is booked on the same page as the call. */
export const loader = () => redirect('/system/book-a-call', 301);
