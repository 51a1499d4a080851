import { addAbortSignal, Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../platform/config/config.ts';
import { checkKey, type FilePort, FilesUnavailable } from './file-port.ts';

/** Tries that hear "slow down", or nothing, are repeated with growing pauses until this is over. */
const TRIES = 3;
const CONNECT_MS = 2_000;
const ALTOGETHER_MS = 15_000;

/** A bucket of Amazon S3, or of anything that speaks like it. The key of a file is that of the data directory. */
export function s3Files(config: S3Config, altogetherMs = ALTOGETHER_MS): FilePort {
  const { bucket } = config;
  let loaded: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    loaded ??= load(config);
    return loaded;
  };
  /** One request to the bucket with its repetitions; what fails says which file it was about. */
  const reach = async <T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(altogetherMs);
    try {
      return await ask(signal);
    } catch (error) {
      throw new FilesUnavailable(`The bucket ${bucket} did not take a request for ${key}.`, { cause: error });
    }
  };
  return {
    name: 'S3',
    write: async (key, bytes) => {
      const target = { Bucket: bucket, Key: checkKey(key), Body: bytes, ContentLength: bytes.byteLength };
      const { sdk, client } = await open();
      await reach(key, (abortSignal) => client.send(new sdk.PutObjectCommand(target), { abortSignal }));
    },
    read: async (key) => {
      const target = { Bucket: bucket, Key: checkKey(key) };
      const { sdk, client } = await open();
      return reach(key, async (abortSignal) => {
        try {
          return await bytesOf(await client.send(new sdk.GetObjectCommand(target), { abortSignal }), abortSignal);
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      });
    },
    remove: async (key) => {
      const target = { Bucket: bucket, Key: checkKey(key) };
      const { sdk, client } = await open();
      await reach(key, (abortSignal) => client.send(new sdk.DeleteObjectCommand(target), { abortSignal }));
    },
  };
}

/** The kit is large: it is loaded by the first file, and only where a bucket is configured. */
async function load({ region, endpoint, credentials }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Without a key of our own the kit finds the machine's role.
    ...(credentials && { credentials: { accessKeyId: credentials.id, secretAccessKey: credentials.secret } }),
    // Others than Amazon have no name in the DNS for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}

async function bytesOf({ Body }: GetObjectCommandOutput, signal: AbortSignal): Promise<Buffer> {
  // The kit's own signal ends a request that waits for its answer, but not an answer that stops in the middle.
  if (Body instanceof Readable) addAbortSignal(signal, Body);
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
