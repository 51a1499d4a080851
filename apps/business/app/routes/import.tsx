import { useParams } from 'react-router';
import { ImportPage } from '../features/imports/import-page.tsx';
import { OneImport } from '../features/imports/one-import.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Import & export – Thyme for business' }];

export default function Import() {
  const id = Number(useParams().id ?? Number.NaN);
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Bring your guests with you" />
        {Number.isInteger(id) ? <OneImport key={id} id={id} /> : <ImportPage />}
      </OwnerOnly>
    </div>
  );
}
