/** Groups of synonyms. A change applies to the next search, and is in the audit log. */
import { Injectable, NotFoundException } from '@nestjs/common';
import { type Synonyms, type SynonymsCall, synonymsSchema } from '@town/contracts/search/synonyms';
import { Audit } from '@town/service-kit/audit/audit';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager } from 'typeorm';
import { SynonymsEntity } from './synonyms-entity.js';

/** Every search compares its words with each group, so the number is limited. */
const mostGroups = 500;

@Injectable()
export class SynonymsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Sorted by their words. */
  async list(): Promise<Synonyms[]> {
    const groups = await this.dataSource
      .createQueryBuilder(SynonymsEntity, 't')
      .orderBy('t.words')
      .getMany();
    return groups.map(shown);
  }

  create(call: SynonymsCall, by: string): Promise<Synonyms> {
    return this.dataSource.transaction(async (manager) => {
      if ((await manager.count(SynonymsEntity)) >= mostGroups) {
        throw new ValidationProblem([
          { path: 'words', message: `There can be at most ${mostGroups} groups` },
        ]);
      }
      const group = await manager.save(manager.create(SynonymsEntity, { ...call, version: 1 }));
      await this.record(manager, by, 'create', group.id, null, call);
      return shown(group);
    });
  }

  /** @throws 412 with the current group when it was changed in the meantime */
  change(id: string, call: SynonymsCall, expectedVersion: number, by: string): Promise<Synonyms> {
    return this.dataSource.transaction(async (manager) => {
      const group = await find(manager, id);
      if (group.version !== expectedVersion) {
        throw new ProblemException(412, 'Somebody else has changed these words meanwhile', {
          current: shown(group),
        });
      }
      const { words } = group;
      group.change(call);
      await manager.save(group);
      await this.record(manager, by, 'change', id, { words }, call);
      return shown(group);
    });
  }

  remove(id: string, by: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { words } = await find(manager, id);
      await manager.delete(SynonymsEntity, { id });
      await this.record(manager, by, 'remove', id, { words }, null);
    });
  }

  private record(
    manager: EntityManager,
    actor: string,
    action: string,
    id: string,
    before: SynonymsCall | null,
    after: SynonymsCall | null,
  ): Promise<void> {
    return this.audit.record(manager, { actor, action, kind: 'synonyms', id, before, after });
  }
}

async function find(manager: EntityManager, id: string): Promise<SynonymsEntity> {
  const group = await manager.findOne(SynonymsEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!group) throw new NotFoundException('No such words');
  return group;
}

const shown = ({ id, words, version }: SynonymsEntity): Synonyms =>
  synonymsSchema.parse({ id, words, version });
