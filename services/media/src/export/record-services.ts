import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ExportedRecord, exportedRecordSchema } from '@town/contracts/export/exported-record';
import {
  type ExportedVersion,
  exportedVersionSchema,
  type VersionsQuery,
} from '@town/contracts/export/exported-version';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { type TownSettings, townSettingsSchema } from '@town/contracts/settings/town-settings';
import { requestHeaders } from '@town/service-kit/http/request-context';
import { RetryLater } from '@town/service-kit/http/retry-later';
import { allVersions } from '@town/town-archive/all-versions';
import * as z from 'zod/mini';
import { MEDIA_CONFIG, type MediaConfig } from '../media-config.js';

const timeoutMs = 60_000;

/**
 * Fetches records from the services that own them, with the administrator's own token: each service checks
 * the role itself, and the records cannot be read in any other way.
 */
@Injectable()
export class RecordServices {
  private readonly logger = new Logger('RecordServices');

  constructor(@Inject(MEDIA_CONFIG) private readonly config: MediaConfig) {}

  settings(authorization: string): Promise<TownSettings> {
    return this.ask('content', '/api/admin/settings', townSettingsSchema, authorization);
  }

  records({ service, name }: RecordKind, authorization: string): Promise<ExportedRecord[]> {
    const schema = z.array(exportedRecordSchema);
    return this.ask(service, deskApi.exportRecords(name), schema, authorization);
  }

  /** The history of all records of a kind, fetched page by page. */
  versions({ service, name }: RecordKind, authorization: string): AsyncIterable<ExportedVersion> {
    const schema = z.array(exportedVersionSchema);
    return allVersions((after) => {
      const path = `${deskApi.exportVersions(name)}?${parametersOf(after)}`;
      return this.ask(service, path, schema, authorization);
    });
  }

  /** @throws RetryLater when the service does not answer */
  private async ask<Schema extends z.ZodMiniType>(
    service: RecordKind['service'],
    path: string,
    schema: Schema,
    authorization: string,
  ): Promise<z.output<Schema>> {
    try {
      const address = this.config.recordServices?.[service];
      if (!address) throw new Error(`No address of the service ${service} is configured`);
      const answer = await fetch(new URL(path, address), {
        headers: { ...requestHeaders(), authorization },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`${service} answered ${path} with ${answer.status}`);
      return schema.parse(await answer.json());
    } catch (error) {
      this.logger.warn('Records cannot be exported', { error });
      throw new RetryLater('Not everything can be read now. Please try again.', 503, 5);
    }
  }
}

const parametersOf = ({ record, version }: VersionsQuery) =>
  new URLSearchParams({ ...(record && { record }), ...(version && { version: String(version) }) });
