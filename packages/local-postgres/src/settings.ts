import { totalmem } from 'node:os';

/** `durable` for real data; `throwaway` for tests: as fast as possible, and lost on a power failure. */
export type Profile = 'durable' | 'throwaway';

const MiB = 1024 * 1024;

function common(): Record<string, string> {
  const memory = Math.floor(totalmem() / MiB);
  return {
    listen_addresses: '127.0.0.1',
    // The data directory, which is private to its owner.
    unix_socket_directories: process.platform === 'win32' ? '' : '.',
    timezone: 'UTC',
    log_timezone: 'UTC',
    password_encryption: 'scram-sha-256',
    max_connections: '200',
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    // The queries are short: JIT compilation costs more than running them.
    jit: 'off',
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] %q%d ',
  };
}

const throwaway: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '128MB',
  max_connections: '300',
  checkpoint_timeout: '1h',
};

/** Passed on the command line at each start, so that new defaults also apply to existing databases. */
export function settingsFor(profile: Profile): Record<string, string> {
  return profile === 'throwaway' ? { ...common(), ...throwaway } : { ...common(), wal_compression: 'on' };
}
