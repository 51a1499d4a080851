import { data } from 'react-router';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { forms, HostedFormPage } from '../pages/marketing/hosted-form-page.tsx';
import type { Route } from './+types/forms.ts';

/** Our own forms, for use in a frame: no header, no footer. */
export function loader({ params }: Route.LoaderArgs) {
  if (!Object.hasOwn(forms, params.name)) throw data(null, { status: 404 });
  return null;
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const form = Object.hasOwn(forms, params.name) ? forms[params.name] : undefined;
  if (!form) return describeFailed(matches, error);
  return describePage(matches, {
    title: form.title,
    description: form.note,
    path: `/forms/${params.name}`,
    hidden: true,
  });
}

export { ErrorBoundary } from '../shell/page-boundary.tsx';
export default HostedFormPage;
