import { readTextFile } from '@town/process-kit/read-text-file';

/** The code name of this Debian (`bookworm`); undefined on another system. */
export function debianRelease(): string | undefined {
  const text = readTextFile('/etc/os-release') ?? '';
  return /^ID=debian$/m.test(text) ? /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1] : undefined;
}
