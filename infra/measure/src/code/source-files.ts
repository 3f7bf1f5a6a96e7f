import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { readTextFile } from '@town/process-kit/read-text-file';

export interface SourceFile {
  /** Relative to the project's root. */
  path: string;
  text: string;
  isTest: boolean;
}

const code = /\.(ts|tsx|mjs|cjs|js|sh|template)$/;
const tests = /(\.test\.tsx?$|\/testing\/|\/fixtures\/|^e2e\/)/;

/** All code of the project that git tracks. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))]
    .filter((path) => code.test(path))
    .map((path) => ({
      path,
      text: readTextFile(join(projectRoot, path)) ?? '',
      isTest: tests.test(path),
    }))
    .filter(({ text }) => text !== '');
}
