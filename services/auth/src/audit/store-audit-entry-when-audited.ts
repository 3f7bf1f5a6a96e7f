import { Injectable, type Type } from '@nestjs/common';
import { type AuditEntry, auditedEvents } from '@town/contracts/audit/events';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';

/**
 * One handler for each service that records audit entries, because each has its own stream. The handlers'
 * names are in the service's messaging definition.
 */
export const auditHandlers = Object.entries(auditedEvents).map(([service, contract]) =>
  storeAuditEntryWhenAudited(service, contract),
);

// A restored backup can publish events again after their rows in the inbox were deleted.
const insertEntry = `
  insert into audit_entries
    (id, at, service, actor, action, kind, record_id, before, after, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`;

type Audited = (typeof auditedEvents)[keyof typeof auditedEvents];

function storeAuditEntryWhenAudited(
  service: string,
  contract: Audited,
): Type<EventHandler<EventContract>> {
  @Injectable()
  @HandlesEvent({ contract, name: `store-audit-entry-when-${service}-audited` })
  class StoreAuditEntryWhenAudited implements EventHandler<Audited> {
    async handle(
      manager: EntityManager,
      { actor, action, kind, id, before, after }: AuditEntry,
      event: CloudEvent,
    ): Promise<void> {
      const { id: eventId, time, requestid } = event;
      await manager.query(insertEntry, [
        ...[eventId, time, service, actor, action, kind, id],
        ...[before && JSON.stringify(before), after && JSON.stringify(after), requestid],
      ]);
    }
  }
  return StoreAuditEntryWhenAudited;
}
