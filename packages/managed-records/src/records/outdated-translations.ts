/**
 * Finds translations that are older than the text that they translate. `RecordStore` calls it with every
 * change of a record. A translation is matched by its own text, so an entry of a list keeps its state
 * when it moves. When the English text is changed back to the translated one, the translation is up to
 * date again.
 */
import { createHash } from 'node:crypto';
import type { Field } from '@town/contracts/managed-records/fields';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';

/** A translation whose English text was changed after it. */
export interface OutdatedTranslation {
  /** Path in the content: `textEs`, or `cards.2.textEs` in the third entry of a list. */
  path: string;
  /** A hash of the English text that was translated. */
  original: string;
  /** When the English text was changed last. */
  since: string;
}

/** A translation and its English text. */
interface Pair {
  path: string;
  /** The path without list indexes: the same for all entries of a list. */
  field: string;
  english: string;
  translation: string;
}

interface Known {
  content: RecordContent;
  outdated: readonly OutdatedTranslation[];
}

/**
 * The translations that are out of date after a change.
 * @param before the record's content and outdated translations before the change
 */
export function outdatedTranslations(
  { fields }: RecordKind,
  before: Known,
  after: RecordContent,
  now: Date,
): OutdatedTranslation[] {
  const earlier = pairsOf(fields, before.content);
  const known = new Map(before.outdated.map((each) => [each.path, each]));
  return pairsOf(fields, after).flatMap(({ path, field, english, translation }) => {
    const same = earlier.filter((each) => each.field === field && each.translation === translation);
    const untouched = same.find((each) => each.english === english);
    const source = untouched ?? same[0];
    // A new translation belongs to the current English text, so it is up to date.
    if (!source) return [];
    const mark = known.get(source.path);
    if (untouched) return mark ? [{ ...mark, path }] : [];
    const original = mark?.original ?? hashOf(source.english);
    return original === hashOf(english) ? [] : [{ path, original, since: now.toISOString() }];
  });
}

function pairsOf(fields: Record<string, Field>, content: RecordContent): Pair[] {
  return Object.entries(fields).flatMap(([name, { translates, entry }]) => {
    const value = content[name];
    if (entry && Array.isArray(value)) {
      return value.flatMap((each: unknown, index) =>
        pairsOf(entry.fields, Object.fromEntries(Object.entries(each ?? {}))).map((pair) => ({
          ...pair,
          path: `${name}.${index}.${pair.path}`,
          field: `${name}.${pair.field}`,
        })),
      );
    }
    if (!translates || !value) return [];
    const english = String(content[translates] ?? '');
    return [{ path: name, field: name, english, translation: String(value) }];
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
