import { constants, gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** How a page can be packed on its way. */
export type Packing = 'zstd' | 'gzip';

interface About {
  contentType: string;
  /** Names this rendering: a browser that has it is told so instead of being sent it again. */
  etag: string;
  /** What browsers let the page do. */
  policy: string;
}

/** A page kept ready to send, byte by byte the same for everybody. */
export interface StoredPage extends About {
  bytes: number;
  packed(packing: Packing): Buffer;
  plain(): Buffer;
}

export interface PageToStore extends About {
  page: Buffer;
  /** As the first who asks for it wants it. */
  packing: Packing;
}

/** Most addresses are asked for once, so a page is packed quickly at first, and well when it is asked for again. */
const QUICKLY = { zstd: 1, gzip: 3 };
const WELL = { zstd: 9, gzip: 9 };

export function storePage({ page, packing, ...about }: PageToStore): StoredPage {
  const first = new Form(packing, page);
  const other = { zstd: 'gzip', gzip: 'zstd' } as const;
  let second: Form | undefined;
  const form = (wanted: Packing) => {
    if (wanted === packing) return first;
    second ??= new Form(other[packing], first.unpacked());
    return second;
  };
  return {
    ...about,
    // Room for the other form, which is of about the same size.
    bytes: 2 * first.length,
    packed: (wanted) => form(wanted).send(),
    plain: () => first.unpacked(),
  };
}

class Form {
  readonly #packing: Packing;
  #file: Buffer;
  #sent = 0;

  constructor(packing: Packing, page: Buffer) {
    this.#packing = packing;
    this.#file = PACK[packing](page, QUICKLY[packing]);
  }

  get length(): number {
    return this.#file.length;
  }

  send(): Buffer {
    this.#sent += 1;
    if (this.#sent === 2) this.#file = PACK[this.#packing](this.unpacked(), WELL[this.#packing]);
    return this.#file;
  }

  unpacked(): Buffer {
    return UNPACK[this.#packing](this.#file);
  }
}

const PACK = {
  zstd: (page: Buffer, level: number) =>
    zstdCompressSync(page, {
      pledgedSrcSize: page.length,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }),
  gzip: (page: Buffer, level: number) => gzipSync(page, { level }),
};
const UNPACK = { zstd: zstdDecompressSync, gzip: gunzipSync };
