import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../local/project-root.js';
import type { Manifest } from './manifest.js';

const packages: [group: RegExp, name: string][] = [
  [/^(apps|autoscaling|batch|policy|networking\.k8s\.io)\/|^v1$/, 'kubernetes-models'],
  [/^gateway\.networking\.k8s\.io\//, '@kubernetes-models/gateway-api'],
  [/^external-secrets\.io\//, '@kubernetes-models/external-secrets'],
];

/** The package with the types of an object's kind, generated from the API's own description. */
export function typesOf({ apiVersion }: Manifest): string | undefined {
  return packages.find(([group]) => group.test(apiVersion))?.[1];
}

/**
 * What the types of Kubernetes' API say against these objects: a field that it does not know, one
 * that is missing, a value of another type. Each object is an object literal in a program that the
 * compiler checks, so that unknown fields are found at every depth.
 */
export function typeProblems(manifests: Manifest[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'town-kubernetes-types-'));
  try {
    const lines = manifests.map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const type = `import('${typesOf(manifest)}/${apiVersion}/${kind}').I${kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(manifest)};`;
    });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const inFolder = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    try {
      execFileSync(
        process.execPath,
        [compiler, ...options, '--types', '', '--pretty', 'false', 'objects.ts'],
        inFolder,
      );
      return [];
    } catch (error) {
      const { stdout } = error as { stdout: string };
      return stdout.split('\n').map((line) => named(line, manifests));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line of the program is an object. */
function named(line: string, manifests: Manifest[]): string {
  const object = manifests[Number(/^objects\.ts\((\d+),/.exec(line)?.[1]) - 1];
  return object ? `${object.kind} ${object.metadata.name}: ${line}` : line;
}
