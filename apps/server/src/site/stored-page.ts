import { transcode } from 'node:buffer';
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { applyMap, type BitMap, repeatedChange } from './crc-shift.ts';

/** Stands for the nonce while a page is rendered and kept: as long as one, and not in rendered text by chance. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

/**
 * A page kept ready to send: a gzip file with places for the nonce. DEFLATE (RFC 1951) lets a file be made of blocks that
 * do not look back at each other, packed or as they are; the nonces lie in the latter, so sending a page means copying it,
 * writing them, and correcting the checksum.
 */
export interface StoredPage {
  contentType: string;
  bytes: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/** Most addresses are asked for once, so a page is packed quickly at first, and well when it is asked for again. */
const QUICKLY = 3;
const WELL = 9;

export function storePage(text: string, contentType: string): StoredPage {
  let packed = pack(encode(text), QUICKLY);
  let sent = 0;
  const gzip = (nonce: string) => {
    sent += 1;
    if (sent === 2) packed = pack(gunzipSync(packed.file), WELL);
    return withNonce(packed, nonce);
  };
  return { contentType, bytes: packed.file.length, gzip, plain: (nonce) => gunzipSync(gzip(nonce)) };
}

/** `Buffer.from` takes four times as long for a text with a character beyond Latin-1, and every price has one: €. */
function encode(text: string): Buffer {
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
}

interface Packed {
  /** The gzip file with the placeholder where nonces belong. */
  file: Buffer;
  places: number[];
  checksum: number;
  /** How the checksum changes with that of the nonce. */
  change: BitMap;
}

const PLACEHOLDER = Buffer.from(NONCE_PLACEHOLDER);
const PLACEHOLDER_CHECKSUM = crc32(PLACEHOLDER);
const TRAILER = 8;

function withNonce({ file, places, checksum, change }: Packed, nonce: string): Buffer {
  if (nonce.length !== NONCE_PLACEHOLDER.length) throw new Error(`A nonce has ${NONCE_PLACEHOLDER.length} characters.`);
  const page = Buffer.from(file);
  for (const place of places) page.write(nonce, place, 'latin1');
  const corrected = checksum ^ applyMap(change, (crc32(nonce) ^ PLACEHOLDER_CHECKSUM) >>> 0);
  page.writeUInt32LE(corrected >>> 0, page.length - TRAILER);
  return page;
}

/** Shorter pieces between two nonces stay as they are: packing them alone gains nothing. */
const WORTH_PACKING = 400;
/** So many short pieces are a block; it may hold 65,535 bytes. */
const FULL = 160;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const LAST_EMPTY_BLOCK = Buffer.from([3, 0]);

function pack(page: Buffer, level: number): Packed {
  const places = placesOf(page);
  const blocks: Buffer[] = [GZIP_HEADER];
  let open: Uint8Array[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(unpackedBlock(Buffer.concat(open)));
    open = [];
  };
  const add = (piece: Uint8Array) => {
    if (piece.length >= WORTH_PACKING || open.length >= FULL) close();
    if (piece.length < WORTH_PACKING) open.push(piece);
    else blocks.push(deflateRawSync(piece, { level, finishFlush: constants.Z_FULL_FLUSH }));
  };
  let from = 0;
  for (const place of places) {
    add(page.subarray(from, place));
    add(PLACEHOLDER);
    from = place + PLACEHOLDER.length;
  }
  add(page.subarray(from));
  close();
  const checksum = crc32(page);
  const file = Buffer.concat([...blocks, LAST_EMPTY_BLOCK, trailer(checksum, page.length)]);
  const ends = places.map((place) => place + PLACEHOLDER.length);
  return { file, places: placesOf(file), checksum, change: repeatedChange(ends, page.length) };
}

function placesOf(page: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(PLACEHOLDER); at !== -1; at = page.indexOf(PLACEHOLDER, at + PLACEHOLDER.length)) {
    places.push(at);
  }
  return places;
}

/** A block's head when it is not packed: its type, its length and the length's complement. */
function unpackedBlock(content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([head, content]);
}

function trailer(checksum: number, length: number): Buffer {
  const end = Buffer.alloc(TRAILER);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return end;
}
