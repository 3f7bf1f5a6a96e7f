import { readFileSync } from 'node:fs';

/** The code name of this Debian (`bookworm`); undefined on another system. */
export function debianRelease(): string | undefined {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    if (!/^ID=debian$/m.test(text)) return undefined;
    return /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1];
  } catch {
    return undefined;
  }
}
