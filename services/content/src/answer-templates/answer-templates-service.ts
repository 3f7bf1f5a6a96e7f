/** The templates of answers. Each change is in the audit log, and a save of an old version is refused. */
import { Injectable, NotFoundException } from '@nestjs/common';
import {
  type AnswerTemplate,
  answerTemplateSchema,
  type TemplateCall,
} from '@town/contracts/inbox/templates';
import { Audit } from '@town/service-kit/audit/audit';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager } from 'typeorm';
import { AnswerTemplateEntity } from './answer-template-entity.js';

@Injectable()
export class AnswerTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  /** By name. There are few of them. */
  async list(): Promise<AnswerTemplate[]> {
    const templates = await this.dataSource
      .createQueryBuilder(AnswerTemplateEntity, 't')
      .orderBy('lower(t.name)')
      .getMany();
    return templates.map(shown);
  }

  create(call: TemplateCall, by: string): Promise<AnswerTemplate> {
    return this.dataSource.transaction(async (manager) => {
      await refuseTakenName(manager, call.name);
      const template = await manager.save(
        manager.create(AnswerTemplateEntity, { ...call, version: 1 }),
      );
      await this.record(manager, by, 'create', template.id, null, call);
      return shown(template);
    });
  }

  /** @throws 412 with the current template when it was changed in the meantime */
  change(
    id: string,
    call: TemplateCall,
    expectedVersion: number,
    by: string,
  ): Promise<AnswerTemplate> {
    return this.dataSource.transaction(async (manager) => {
      const template = await find(manager, id);
      if (template.version !== expectedVersion) {
        throw new ProblemException(412, 'Somebody else has changed this template meanwhile', {
          current: shown(template),
        });
      }
      await refuseTakenName(manager, call.name, id);
      const { name, text } = template;
      template.change(call);
      await manager.save(template);
      await this.record(manager, by, 'change', id, { name, text }, call);
      return shown(template);
    });
  }

  /** Removes a template. Answers written with it keep its name. */
  remove(id: string, by: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { name, text } = await find(manager, id);
      await manager.delete(AnswerTemplateEntity, { id });
      await this.record(manager, by, 'remove', id, { name, text }, null);
    });
  }

  private record(
    manager: EntityManager,
    actor: string,
    action: string,
    id: string,
    before: TemplateCall | null,
    after: TemplateCall | null,
  ): Promise<void> {
    return this.audit.record(manager, {
      actor,
      action,
      kind: 'answer-templates',
      id,
      before,
      after,
    });
  }
}

async function find(manager: EntityManager, id: string): Promise<AnswerTemplateEntity> {
  const template = await manager.findOne(AnswerTemplateEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!template) throw new NotFoundException('No such template');
  return template;
}

/** Names must be unique, because staff choose a template by its name. */
async function refuseTakenName(
  manager: EntityManager,
  name: string,
  ownId: string | null = null,
): Promise<void> {
  const isTaken = await manager
    .createQueryBuilder(AnswerTemplateEntity, 't')
    .where('lower(t.name) = lower(:name)', { name })
    .andWhere('t.id is distinct from :ownId', { ownId })
    .getExists();
  if (!isTaken) return;
  throw new ValidationProblem([
    { path: 'name', message: 'There is another template with this name' },
  ]);
}

const shown = ({ id, name, text, version }: AnswerTemplateEntity): AnswerTemplate =>
  answerTemplateSchema.parse({ id, name, text, version });
