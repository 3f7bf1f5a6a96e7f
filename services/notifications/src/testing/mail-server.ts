import { once } from 'node:events';
import { freePort } from '@town/process-kit/testing/free-port';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that the server has accepted. */
export interface ReceivedMail extends Email {
  recipients: string[];
  source: string;
}

/** A mail server for a test, whose port stays the same when it restarts. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** SMTP status by recipient. */
  readonly refused = new Map<string, number>();
  /** Called when a message is complete, before the server accepts it. */
  beforeAnswer: (mail: ReceivedMail) => Promise<void> | void = () => {};
  private server: SMTPServer | undefined;

  private constructor(readonly port: number) {}

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = await MailServer.planned();
    await server.resume(options);
    return server;
  }

  /** Reserves a port on which no server listens yet. */
  static async planned(): Promise<MailServer> {
    return new MailServer(await freePort());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }

  async resume(options: SMTPServerOptions = {}): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.refused.get(address);
        if (responseCode === undefined) done();
        else done(Object.assign(new Error(`No <${address}> here`), { responseCode }));
      },
      onData: (stream, { envelope }, done) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        this.take(stream, recipients).then(
          () => done(),
          (error: Error) => done(error),
        );
      },
      ...options,
    });
    // Some tests kill the client in the middle of a message.
    server.on('error', () => {});
    const listening = server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    for (const connection of server.connections) connection.close();
    await new Promise<void>((resolve) => server.close(resolve));
    this.server = undefined;
  }

  private async take(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const source = Buffer.concat(chunks);
    const mail = { ...(await PostalMime.parse(source)), recipients, source: source.toString() };
    this.received.push(mail);
    await this.beforeAnswer(mail);
  }
}
