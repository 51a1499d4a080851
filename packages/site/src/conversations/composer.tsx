import { MESSAGE_MOST } from '@thyme/domain/conversations';
import { Button, FieldError, IconButton, Note, TextArea } from '@thyme/ui';
import { ImagePlus, SendHorizontal, WifiOff, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { AuthorizedFetch } from '../authorized-fetch.ts';
import { PICTURE_TYPES } from '../upload.ts';
import { useOnline } from '../use-online.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';

export interface ComposerProps {
  /** 'Write to Fern & Fold'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  onSend: (message: { body: string; pictureIds: number[] }) => void;
  businessId: number;
  authorizedFetch: AuthorizedFetch;
  /** Where pictures are uploaded. */
  uploadAddress: string;
  /** Above the field. */
  children?: ReactNode;
  hint?: ReactNode;
}

/** From this length on, the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MOST - 200;

/** On phones, Return inserts a new line, because their keyboards have no other key for that. */
const sendsOnReturn = () => window.matchMedia('(pointer: fine)').matches;

/** The field for a new message. The page owns the text, so that it survives switching conversations. */
export function Composer(props: ComposerProps) {
  const { label, text, onText, onSend, businessId, authorizedFetch, uploadAddress, children, hint } = props;
  const isOnline = useOnline();
  const pictures = useChosenPictures({ authorizedFetch, address: uploadAddress, businessId });
  const file = useId();
  const left = MESSAGE_MOST - [...text.trim()].length;
  const isEmpty = text.trim() === '' && pictures.chosen.length === 0;
  const canSend = !isEmpty && left >= 0 && !pictures.isBusy;
  const send = () => {
    if (!canSend) return;
    onSend({ body: text, pictureIds: pictures.chosen.map(({ id }) => id) });
    pictures.clear();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && sendsOnReturn();
    if (!isSending) return;
    event.preventDefault();
    send();
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length > 0) void pictures.choose(files);
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!isOnline && (
        <Note tone="warn" icon={<WifiOff aria-hidden="true" />}>
          You’re offline. What you send goes out when you’re back.
        </Note>
      )}
      {children}
      {pictures.chosen.length > 0 && (
        <ul aria-label="Pictures to send" className="flex flex-wrap gap-2">
          {pictures.chosen.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-full bg-sand pl-3 text-sm">
              <span className="max-w-40 truncate">{name}</span>
              <IconButton label={`Remove ${name}`} onClick={() => pictures.remove(id)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pictures.error && (
        <div role="alert">
          <FieldError>{pictures.error}</FieldError>
        </div>
      )}
      <div className="flex items-end gap-2">
        <span className="relative flex-none">
          <input id={file} type="file" multiple accept={PICTURE_TYPES} className="peer sr-only" onChange={choose} />
          <label
            htmlFor={file}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-thyme-900 peer-focus-visible:focus-ring hover:bg-sand"
          >
            <ImagePlus aria-hidden="true" className="size-5.5" />
            <span className="sr-only">{pictures.isBusy ? 'Adding pictures' : 'Add pictures'}</span>
          </label>
        </span>
        <TextArea
          label={label}
          hideLabel
          placeholder={label}
          rows={1}
          className="min-w-0 flex-1 [&_textarea]:max-h-48 [&_textarea]:min-h-12"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <Button type="submit" disabled={!canSend} busy={pictures.isBusy}>
          <SendHorizontal aria-hidden="true" className="size-5" /> <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      {left < MESSAGE_MOST - COUNT_FROM && (
        <p aria-live="polite" className={left < 0 ? 'text-sm text-danger' : 'text-sm text-ink-soft figures'}>
          {left < 0 ? `Please shorten it by ${-left} characters.` : `${left} characters left`}
        </p>
      )}
      {hint && <div className="text-sm text-ink-soft">{hint}</div>}
    </form>
  );
}
