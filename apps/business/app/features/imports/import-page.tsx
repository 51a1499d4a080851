import { useQuery } from '@tanstack/react-query';
import { importLimits } from '@thyme/domain/imports';
import { upload } from '@thyme/site/upload.ts';
import { Badge, Button, Card, FieldError, RadioCard, RadioGroup } from '@thyme/ui';
import { ChevronRight, Download, FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DeskImportsDocument } from '../../generated/graphql.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { usePdf } from '../../lib/use-pdf.ts';
import { ImportSteps } from './import-steps.tsx';
import { countWords, KINDS, kindWords, momentWords, STATUS_WORDS } from './import-words.ts';
import type { ListedImport } from './operations.ts';

/** Uploads a file, and lists earlier imports. */
export function ImportPage() {
  return (
    <>
      <ImportSteps current={0} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ChooseFile />
        <div className="grid gap-5">
          <Card>
            <h2 className="font-semibold">Nobody gets a message</h2>
            <p className="mt-1 text-sm text-ink-soft">
              Importing doesn’t send any emails or texts. You see what will happen before anything is saved, and you can
              undo it for a day.
            </p>
          </Card>
          <Card>
            <h2 className="font-semibold">Offers need new consent</h2>
            <p className="mt-1 text-sm text-ink-soft">
              We don’t carry over a tick from another system. Guests can agree to offers themselves when they next book.
            </p>
          </Card>
        </div>
        <Earlier />
        <ExportCard />
      </div>
    </>
  );
}

function ExportCard() {
  const { business } = useDesk();
  const { save, saving } = usePdf();
  return (
    <Card asChild>
      <section aria-labelledby="take-out">
        <h2 id="take-out" className="display-22">
          Take everything with you
        </h2>
        <p className="mt-1 text-ink-soft">
          One file with your guests, appointments, services, vouchers, payments, invoices and reviews, as CSV lists in a
          ZIP.
        </p>
        <Button
          className="mt-4"
          variant="secondary"
          busy={saving !== null}
          busyLabel="Collecting…"
          onClick={() => void save(`/desk/export/${business.id}`, `${business.slug}.zip`)}
        >
          <Download aria-hidden="true" className="size-5" />
          Download everything
        </Button>
      </section>
    </Card>
  );
}

function ChooseFile() {
  const { business } = useDesk();
  const navigate = useNavigate();
  const id = useId();
  const [search] = useSearchParams();
  const [kind, setKind] = useState<string>(KINDS.find((one) => one.kind === search.get('kind'))?.kind ?? 'clients');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!file) return;
    if (file.size > importLimits.bytes)
      return setError(`Please choose a file of at most ${importLimits.bytes / 1024 / 1024} MB.`);
    setError('');
    setBusy(true);
    try {
      const sent = await upload<{ id: number }>(authorizedFetch, '/desk/imports', {
        business_id: String(business.id),
        kind,
        file,
      });
      if (!sent) return;
      if ('refusal' in sent) return setError(sent.refusal);
      await navigate(`/import/${sent.answer.id}`);
    } catch (failure) {
      showFailure(failure, { api: 'desk/imports' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card asChild>
      <section aria-labelledby="choose-file">
        <h2 id="choose-file" className="display-22">
          What are you bringing?
        </h2>
        <p className="mt-1 text-ink-soft">
          A CSV file from Fresha, Square, Booksy, Phorest or any other system, or contacts from your phone (.vcf).
        </p>
        <RadioGroup
          label="What’s in the file"
          hideLabel
          value={kind}
          onValueChange={setKind}
          className="mt-4 grid gap-3 sm:grid-cols-2"
        >
          {KINDS.map(({ kind: value, label, about }) => (
            <RadioCard key={value} value={value} detail={about}>
              {label}
            </RadioCard>
          ))}
        </RadioGroup>
        <div className="mt-5">
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
            className="peer sr-only"
            disabled={isBusy}
            onChange={(event) => void choose(event)}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-sm bg-thyme-700 px-5 font-semibold text-white hover:bg-thyme-900 peer-focus-visible:focus-ring peer-disabled:opacity-60"
          >
            <FileUp aria-hidden="true" className="size-5" />
            {isBusy ? 'Reading your file…' : 'Choose a file'}
          </label>
        </div>
        {error && (
          <div role="alert" className="mt-3">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </section>
    </Card>
  );
}

function Earlier() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'imports'),
    queryFn: async () => (await run(DeskImportsDocument, { business: business.id })).desk_imports,
  });
  if (data?.length === 0) return null;
  return (
    <Card asChild className="overflow-hidden p-0!">
      <section aria-labelledby="earlier-files">
        <h2 id="earlier-files" className="display-22 p-5 pb-3">
          Files so far
        </h2>
        {data ? (
          <ul className="divide-y divide-line border-t border-line">
            {data.map((one) => (
              <li key={one.id}>
                <EarlierFile file={one} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="px-5 pb-5">
            <Waiting isError={isError} retry={() => void refetch()} />
          </div>
        )}
      </section>
    </Card>
  );
}

function EarlierFile({ file }: { file: ListedImport }) {
  const { business } = useDesk();
  return (
    <Link
      to={`/import/${file.id}`}
      className="flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-sand focus-visible:focus-ring"
    >
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{file.file_name}</b>
        <span className="text-sm text-ink-soft">
          {kindWords(file.kind).label}, {file.counts ? countWords(file.kind, file.counts.added) : `${file.rows} rows`} ·{' '}
          {momentWords(business.zone, file.finished_at ?? file.created_at)}
        </span>
      </span>
      <Badge tone={file.status === 'done' ? 'green' : 'neutral'}>
        {STATUS_WORDS[file.status as keyof typeof STATUS_WORDS]}
      </Badge>
      <ChevronRight aria-hidden="true" className="size-5" />
    </Link>
  );
}
