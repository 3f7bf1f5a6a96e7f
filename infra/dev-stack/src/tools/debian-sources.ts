import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '@town/process-kit/read-text-file';

const ONE_LINE = /^deb\s+(\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+(.+)$/;

/** Debian 13 sources for a machine with an older Debian; undefined where its own sources are enough. */
export function trixieSources(): string | undefined {
  const release = debianRelease();
  if (release !== 'bullseye' && release !== 'bookworm') return undefined;
  return sourcesForRelease(release, 'trixie') || undefined;
}

/** The code name of this Debian (`bookworm`); undefined on another system. */
function debianRelease(): string | undefined {
  const text = readTextFile('/etc/os-release') ?? '';
  return /^ID=debian$/m.test(text) ? /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1] : undefined;
}

/**
 * This machine's own package sources, changed to another release. The machine's mirror or proxy
 * stays in use, and no configuration of the system is changed.
 */
export function sourcesForRelease(from: string, to: string, folder = '/etc/apt'): string {
  return readSourceFiles(folder)
    .flatMap(({ name, text }) =>
      name.endsWith('.sources') ? fromStanzas(text, from, to) : fromLines(text, from, to),
    )
    .join('\n');
}

function fromStanzas(text: string, from: string, to: string): string[] {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name: string) =>
      new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(stanza)?.[1]?.trim();
    const suites = field('Suites')?.split(/\s+/) ?? [];
    const types = field('Types')?.split(/\s+/) ?? [];
    if (!suites.includes(from) || !types.includes('deb') || field('Enabled') === 'no') return [];
    const key = field('Signed-By');
    const options = key?.startsWith('/') ? `[signed-by=${key}] ` : '';
    return (field('URIs')?.split(/\s+/) ?? []).map(
      (uri) => `deb ${options}${uri} ${to} ${field('Components') ?? 'main'}`,
    );
  });
}

function fromLines(text: string, from: string, to: string): string[] {
  return text.split('\n').flatMap((line) => {
    const match = ONE_LINE.exec(line.trim());
    if (match?.[3] !== from) return [];
    return [`deb ${match[1] ?? ''}${match[2]} ${to} ${match[4]}`];
  });
}

function readSourceFiles(folder: string): { name: string; text: string }[] {
  const parts = join(folder, 'sources.list.d');
  const files = existsSync(parts) ? readdirSync(parts).sort() : [];
  const names = ['sources.list', ...files.map((name) => join('sources.list.d', name))];
  return names
    .filter((name) => /\.(list|sources)$/.test(name))
    .map((name) => ({ name, text: readTextFile(join(folder, name)) ?? '' }));
}
