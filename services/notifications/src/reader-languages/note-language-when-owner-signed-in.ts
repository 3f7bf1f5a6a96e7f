import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { ownerSignedIn } from '@town/contracts/owners/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { noteNamedLanguage } from './note-language.js';

/** Stores the language of the page on which an owner has signed in, for later mails. */
@Injectable()
@HandlesEvent({ contract: ownerSignedIn, name: 'note-language-when-owner-signed-in' })
export class NoteLanguageWhenOwnerSignedIn implements EventHandler<typeof ownerSignedIn> {
  async handle(
    manager: EntityManager,
    { email, language }: z.output<typeof ownerSignedIn.data>,
    { time }: CloudEvent,
  ): Promise<void> {
    await noteNamedLanguage(manager, email, time, language);
  }
}
