import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A literal with values, such as `At most ${many} are possible`. */
const template = /`([^`]*\$\{[^`]*)`/g;

/**
 * The messages that no source says any more. Services answer in English, so nothing else notices that a
 * translation of their errors has become useless.
 * @param folders the sources of services and contracts
 */
export function unsaidMessages(messages: readonly string[], folders: readonly string[]): string[] {
  const said = folders.flatMap(sourcesBelow).join('\n');
  const templates = [...said.matchAll(template)].flatMap(([, words = '']) => patternOf(words));
  return messages.filter(
    (message) => !said.includes(message) && !templates.some((each) => each.test(message)),
  );
}

const sourcesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.|node_modules|(^|\/)dist\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** What a template can say; none where it has too few words of its own. */
function patternOf(words: string): RegExp[] {
  const parts = words.split(/\$\{[^}]*\}/);
  if (parts.join('').replace(/\W/g, '').length < 15) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('.+')}$`)];
}
