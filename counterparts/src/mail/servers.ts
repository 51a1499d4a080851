import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@thyme/local-postgres';
import { type Program, startProgram, unprivileged } from '../program.ts';

/** Contains characters that a URL must escape. */
const PASSWORD = 'p@ss/#word';

export interface MailServers {
  /** For SMTP_URL, with login and STARTTLS. */
  url: string;
  /** The certificate that the server must trust. */
  certificate: string;
  stopPostfix(): Promise<void>;
  startPostfix(): Promise<void>;
  /** All delivered mail, as Dovecot returns it to a mail program. */
  readInbox(): Promise<string>;
  stop(): Promise<void>;
}

/** Postfix takes mails for every address into one mailbox, after a login that Dovecot checks; it refuses one recipient. */
export async function startMailServers(directory: string, refused: string): Promise<MailServers> {
  const [smtp = 0, imap = 0] = [await freePort(), await freePort()];
  const owner = unprivileged('postfix') ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  for (const name of ['config', 'queue', 'queue/private', 'data', 'dovecot', 'mail'])
    mkdirSync(join(directory, name), { recursive: true });
  chmodSync(directory, 0o755);
  for (const name of ['data', 'mail', 'queue/private']) chownSync(join(directory, name), owner.uid, owner.gid);
  const certificate = makeCertificate(directory);
  writePostfix(directory, { smtp, refused, owner });
  writeDovecot(directory, { imap, owner });
  const dovecot = await startProgram('/usr/sbin/dovecot', ['-F', '-c', join(directory, 'dovecot.conf')], {
    port: imap,
  });
  let postfix: Program;
  const startPostfix = async () => {
    postfix = await startProgram('/usr/sbin/postfix', ['-c', join(directory, 'config'), 'start-fg'], { port: smtp });
  };
  // A signal to the command would leave the servers that it started.
  const stopPostfix = async () => {
    execFileSync('/usr/sbin/postfix', ['-c', join(directory, 'config'), 'stop'], { stdio: 'ignore' });
    await postfix.stop();
  };
  await startPostfix();
  return {
    url: `smtp://thyme:${encodeURIComponent(PASSWORD)}@localhost:${smtp}`,
    certificate,
    stopPostfix,
    startPostfix,
    readInbox: () => readInbox(imap),
    stop: async () => {
      await stopPostfix();
      await dovecot.stop();
    },
  };
}

function makeCertificate(directory: string): string {
  const certificate = join(directory, 'cert.pem');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(directory, 'key.pem'), '-out', certificate];
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...key, ...name], { stdio: 'ignore' });
  return certificate;
}

interface Ids {
  uid: number;
  gid: number;
}

function writePostfix(directory: string, { smtp, refused, owner }: { smtp: number; refused: string; owner: Ids }) {
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(directory, 'queue'),
    data_directory: join(directory, 'data'),
    maillog_file: join(directory, 'postfix.log'),
    maillog_file_prefixes: directory,
    myhostname: 'localhost',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    smtpd_tls_security_level: 'encrypt',
    smtpd_tls_auth_only: 'yes',
    smtpd_tls_cert_file: join(directory, 'cert.pem'),
    smtpd_tls_key_file: join(directory, 'key.pem'),
    smtpd_sasl_auth_enable: 'yes',
    smtpd_sasl_type: 'dovecot',
    smtpd_sasl_path: 'private/auth',
    smtpd_recipient_restrictions: `check_recipient_access inline:{${refused}=REJECT}, permit_sasl_authenticated, reject`,
    smtpd_relay_restrictions: 'permit_sasl_authenticated, reject',
    virtual_mailbox_domains: 'static:all',
    virtual_mailbox_maps: 'static:inbox/',
    virtual_mailbox_base: join(directory, 'mail'),
    virtual_uid_maps: `static:${owner.uid}`,
    virtual_gid_maps: `static:${owner.gid}`,
    virtual_minimum_uid: '1',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(directory, 'config', 'main.cf'), `${lines.join('\n')}\n`);
  const shared = (name: string, kind: string, program: string, most = '-') =>
    `${name} ${kind} n - n - ${most} ${program}`;
  const own = (name: string, program: string, most = '-') => `${name} unix - - n - ${most} ${program}`;
  const services = [
    shared(`127.0.0.1:${smtp}`, 'inet', 'smtpd'),
    shared('cleanup', 'unix', 'cleanup', '0'),
    shared('qmgr', 'unix', 'qmgr', '1'),
    shared('postlog', 'unix-dgram', 'postlogd', '1'),
    own('rewrite', 'trivial-rewrite'),
    own('tlsmgr', 'tlsmgr', '1'),
    own('anvil', 'anvil', '1'),
    own('proxymap', 'proxymap'),
    own('bounce', 'bounce', '0'),
    own('defer', 'bounce', '0'),
    own('trace', 'bounce', '0'),
    own('error', 'error'),
    own('retry', 'error'),
    'virtual unix - n n - - virtual',
  ];
  writeFileSync(join(directory, 'config', 'master.cf'), `${services.join('\n')}\n`);
}

function writeDovecot(directory: string, { imap, owner }: { imap: number; owner: Ids }) {
  writeFileSync(join(directory, 'users'), `thyme:{PLAIN}${PASSWORD}\n`);
  writeFileSync(
    join(directory, 'dovecot.conf'),
    `protocols = imap
listen = 127.0.0.1
base_dir = ${join(directory, 'dovecot')}
log_path = ${join(directory, 'dovecot.log')}
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${join(directory, 'mail', 'inbox')}
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${join(directory, 'users')}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${join(directory, 'mail')}
}
service auth {
  unix_listener ${join(directory, 'queue', 'private', 'auth')} {
    mode = 0660
    user = postfix
    group = postfix
  }
}
service imap-login {
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
}

function readInbox(port: number): Promise<string> {
  const commands = [`LOGIN thyme "${PASSWORD}"`, 'SELECT INBOX', 'FETCH 1:* BODY[]', 'LOGOUT'];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let read = '';
    let sent = 0;
    socket.setEncoding('utf8').setTimeout(10_000, () => socket.destroy(new Error('Dovecot did not answer.')));
    socket.on('data', (chunk: string) => {
      read += chunk;
      // The greeting, then the answer to each command.
      const isReady = sent === 0 ? read.includes('\r\n') : new RegExp(`^a${sent} `, 'm').test(read);
      if (!isReady) return;
      const command = commands[sent];
      sent += 1;
      if (command) socket.write(`a${sent} ${command}\r\n`);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(read));
  });
}
