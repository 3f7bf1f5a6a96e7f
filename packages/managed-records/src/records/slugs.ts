import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { EntityManager } from 'typeorm';
import { FormerSlugEntity } from '../public/former-slug-entity.js';
import type { RecordEntity } from './record-entity.js';

/**
 * The slug of a new record: from its title, or the fixed slug in its content.
 * @throws ValidationProblem when a record, even an archived one, already has the fixed slug
 */
export async function firstSlug(
  manager: EntityManager,
  { slugScope, slugField, title, one }: RecordKind,
  content: RecordContent,
): Promise<string> {
  const free = await freeSlug(manager, slugScope, String(content[slugField ?? title] ?? ''));
  if (!slugField || free === content[slugField]) return free;
  throw new ValidationProblem([
    {
      path: slugField,
      message: `This ${one} exists already. Change it, or restore it from the archive.`,
    },
  ]);
}

/** @throws ValidationProblem when the content has another fixed slug than the record */
export function refuseOtherSlug({ slugField, one }: RecordKind, record: RecordEntity): void {
  if (!slugField || record.content[slugField] === record.slug) return;
  const message = `A ${one} keeps its address. Make a new ${one} for another one.`;
  throw new ValidationProblem([{ path: slugField, message }]);
}

/** A slug for a title that no record of the scope has or had. */
async function freeSlug(manager: EntityManager, scope: string, title: string): Promise<string> {
  const [row] = await manager.query<{ slug: string }[]>('select record_slug($1, $2) as slug', [
    title,
    scope,
  ]);
  return row!.slug;
}

/**
 * Gives a record the slug of its new title. If the record was public, its old address redirects to the
 * new one. A record keeps or takes back an address of its own that fits the title: a corrected apostrophe
 * or an undone change must not leave it with a number that printed addresses do not have.
 */
export async function rename(
  manager: EntityManager,
  record: RecordEntity,
  wasPublic: boolean,
): Promise<void> {
  const { id, slugScope, slug } = record;
  const free = await freeSlug(manager, slugScope, record.title);
  const former = await manager.findBy(FormerSlugEntity, { slugScope, recordId: id });
  const own = [slug, ...former.map((each) => each.slug)];
  const next = ownSlug(own, free, await plainSlug(manager, slugScope, record.title)) ?? free;
  if (next === slug) return;
  record.slug = next;
  await manager.delete(FormerSlugEntity, { slugScope, slug: next });
  if (wasPublic) await manager.insert(FormerSlugEntity, { slugScope, slug, recordId: id });
}

/**
 * The slug of a title without a number: no record has this scope, so none is taken. The scope is part of its
 * name, because the database locks a scope until the transaction ends.
 */
const plainSlug = (manager: EntityManager, scope: string, title: string) =>
  freeSlug(manager, `${scope} plain`, title);

/** The address of the record itself that fits better than a free one, if it has or had one. */
function ownSlug(own: readonly string[], free: string, plain: string): string | undefined {
  if (own.includes(plain)) return plain;
  if (free === plain) return undefined;
  return own.find(
    (each) => each.startsWith(`${plain}-`) && /^\d+$/.test(each.slice(plain.length + 1)),
  );
}
