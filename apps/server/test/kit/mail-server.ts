import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A reply other than 250, as `550 5.1.1 …`. */
export interface Reply {
  code: number;
  message: string;
}

export interface MailServer {
  url: string;
  /** Parsed as a mail client would. */
  received: ParsedMail[];
  /** How often a recipient was offered. */
  attempts: number;
  /** Replies to RCPT TO; null accepts. */
  recipientReply: Reply | null;
  /** Replies to MAIL FROM. */
  senderReply: Reply | null;
  /** Refuses logins. */
  isLoginRefused: boolean;
  /** How often a password was sent. */
  logins: number;
  /** Stops listening, like a server that is down. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const errorOf = ({ code, message }: Reply) => Object.assign(new Error(message), { responseCode: code });

/** A real SMTP server on its own port. */
export async function mailServer(): Promise<MailServer> {
  let port = 0;
  let running: SMTPServer | null = null;
  const state: MailServer = {
    url: '',
    received: [],
    attempts: 0,
    recipientReply: null,
    senderReply: null,
    isLoginRefused: false,
    logins: 0,
    start: () =>
      new Promise((resolve) => {
        const server = open(state);
        running = server;
        server.listen(port, '127.0.0.1', () => {
          port = (server.server.address() as AddressInfo).port;
          state.url = `smtp://user:secret@127.0.0.1:${port}?requireTLS=false`;
          resolve();
        });
      }),
    stop: () => new Promise((resolve) => (running ? running.close(() => resolve()) : resolve())),
  };
  await state.start();
  return state;
}

function open(state: MailServer): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => {
      state.logins += 1;
      if (state.isLoginRefused) done(errorOf({ code: 535, message: '5.7.8 Wrong password' }));
      else done(null, { user: 'user' });
    },
    onMailFrom: (_address, _session, done) => done(state.senderReply && errorOf(state.senderReply)),
    onRcptTo: (_address, _session, done) => {
      state.attempts += 1;
      done(state.recipientReply && errorOf(state.recipientReply));
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        state.received.push(mail);
        done();
      }, done);
    },
  });
}
