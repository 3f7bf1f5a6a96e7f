import { Inject, Injectable } from '@nestjs/common';
import { type AuditEntry, auditedEvents } from '@town/contracts/audit/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { MESSAGING } from '../events/messaging-token.js';
import { Outbox } from '../events/outbox.js';

const contracts = Object.entries(auditedEvents);

/**
 * Writes the audit log. An entry is an event in the outbox of the service that made the change, so it is
 * committed in the same transaction as the change. The auth service collects the entries of all services,
 * each exactly once, and no service can change them there. Erasing a person's data does not erase audit
 * entries, so an entry must not contain personal data of visitors: name a record by its id.
 */
@Injectable()
export class Audit {
  constructor(
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    @Inject(MESSAGING) private readonly messaging: ServiceMessaging,
  ) {}

  /**
   * Records what was done, in the manager's transaction.
   * @throws Error when the messaging of the service does not declare its audit entries
   */
  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    const { service } = this.messaging;
    const contract = contracts.find(([name]) => name === service)?.[1];
    if (!contract) throw new Error(`The service ${service} has no audit entries`);
    await this.outbox.enqueue(manager, contract, entry);
  }

  /**
   * Records that an account viewed personal data. Await it before sending the response, so that every
   * view is recorded.
   * @param actor the e-mail address of the account
   * @param kind the kind of record, for example `applications`
   * @param id the record's id; empty for a list
   */
  view(actor: string, kind: string, id = ''): Promise<void> {
    const entry = { actor, action: 'view', kind, id, before: null, after: null };
    return this.record(this.dataSource.manager, entry);
  }
}
