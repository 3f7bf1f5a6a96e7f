/**
 * Mailed links that sign owners in. A link is valid for 15 minutes and once. The browser that requested it
 * is signed in at once. Any other browser needs a confirming click, so that neither a mail scanner nor a
 * link sent by a stranger signs anybody in unnoticed. The database stores only hashes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { GoneException, Injectable, Logger } from '@nestjs/common';
import { ownerLinkRequested } from '@town/contracts/owners/events';
import type { OwnerEnter, OwnerSession } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { Outbox } from '@town/service-kit/events/outbox';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { OwnerLinkEntity } from './owner-link-entity.js';
import { OwnerSessionStore } from './owner-session-store.js';

/** How long a link is valid. */
export const linkMinutes = 15;

const mailsPerHour = 5;
/** The minimum response time, so that it does not reveal whether a mail was sent. */
const answerMs = 250;

@Injectable()
export class OwnerLinks {
  private readonly logger = new Logger('Owners');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly sessions: OwnerSessionStore,
  ) {}

  /**
   * Mails a link to an address, unless the limit of its mailbox is reached.
   * @param browser the cookie of the requesting browser
   * @param language that of the page, for this mail only
   */
  async request(email: string, browser: string, language?: Language): Promise<void> {
    await Promise.all([this.mail(email.toLowerCase(), browser, language), setTimeout(answerMs)]);
  }

  /**
   * Starts a session for the holder of a link.
   * @param browser the cookie of the browser that opens it
   * @param replaced the secret of this browser's previous session
   * @param language that of the page
   * @throws 410 when the link is not valid any more, 409 when a click must confirm it
   */
  enter(
    { token, confirmed = false }: OwnerEnter,
    browser: string | undefined,
    replaced: string | undefined,
    language?: Language,
  ): Promise<{ secret: string; session: OwnerSession }> {
    return this.dataSource.transaction(async (manager) => {
      // Of two simultaneous requests with one token, the second waits and finds it used.
      const link = await manager.findOne(OwnerLinkEntity, {
        where: { tokenHash: hashToken(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!link?.counts(new Date())) {
        throw new GoneException(
          'This link was used already or is older than 15 minutes. Please ask for a new one.',
        );
      }
      const { email } = link;
      if (!confirmed && (!browser || hashToken(browser) !== link.browserHash)) {
        const message = 'Please confirm that you want to sign in in this browser';
        throw new ProblemException(409, message, { email });
      }
      await manager.update(OwnerLinkEntity, { id: link.id }, { usedAt: new Date() });
      if (replaced) await this.sessions.endBySecret(manager, replaced);
      return this.sessions.begin(manager, email, language);
    });
  }

  private async mail(email: string, browser: string, language?: Language): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await hasEnough(manager, email)) {
        this.logger.warn('A mailbox has had enough links for an hour');
        return;
      }
      const id = randomUUID();
      const token = makeToken();
      const now = new Date();
      await manager.insert(OwnerLinkEntity, {
        id,
        email,
        tokenHash: hashToken(token),
        browserHash: hashToken(browser),
        createdAt: now,
        expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
      });
      await this.outbox.enqueue(manager, ownerLinkRequested, { id, email, token, language });
    });
  }
}

/** Serializes requests for one mailbox, so that simultaneous ones are all counted. */
async function hasEnough(manager: EntityManager, email: string): Promise<boolean> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727011))', [email]);
  const createdAt = MoreThan(new Date(Date.now() - 60 * 60 * 1000));
  return (await manager.countBy(OwnerLinkEntity, { email, createdAt })) >= mailsPerHour;
}
