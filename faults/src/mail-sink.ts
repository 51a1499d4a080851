import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A completely received mail, whether or not it was confirmed to the sender. */
export interface TakenMail {
  messageId: string;
  isAnswered: boolean;
}

export interface MailSink {
  url: string;
  taken: TakenMail[];
  /** Whether it confirms received mails with 250. Otherwise it stops responding. */
  answers: boolean;
  untilTaken(count: number): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** A mail server that can stop responding after receiving a mail, so that the sender cannot know whether it arrived. */
export async function openMailSink(): Promise<MailSink> {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The sender is killed on purpose.
    socket.on('error', () => socket.destroy());
    converse(socket, sink);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    taken,
    answers: true,
    untilTaken: async (count) => {
      const until = performance.now() + PATIENCE_MS;
      while (taken.length < count && performance.now() < until) await pause(10);
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return sink;
}

function converse(socket: Socket, sink: MailSink): void {
  let rest = '';
  let isMail = false;
  const take = (mail: string) => {
    const [, messageId = ''] = /^Message-ID:\s*<?([^>\s]+)/im.exec(mail) ?? [];
    sink.taken.push({ messageId, isAnswered: sink.answers });
    if (sink.answers) socket.write('250 Taken\r\n');
  };
  const answer = (command: string) => {
    if (/^DATA/i.test(command)) {
      isMail = true;
      socket.write('354 Go ahead\r\n');
    } else if (/^QUIT/i.test(command)) socket.end('221 Bye\r\n');
    else socket.write('250 OK\r\n');
  };
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    rest += chunk;
    for (;;) {
      const ending = isMail ? '\r\n.\r\n' : '\r\n';
      const end = rest.indexOf(ending);
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + ending.length);
      if (isMail) {
        isMail = false;
        take(part);
      } else answer(part);
    }
  });
}
