import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
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
 * What the types of the Kubernetes API report for these objects: unknown or missing fields, and values
 * of another type. Each object is an object literal in a program that the compiler checks, so unknown
 * fields are found at every depth.
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
    const { status, stdout } = spawnSync(
      process.execPath,
      [compiler, ...options, '--types', '', '--pretty', 'false', 'objects.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    return status === 0 ? [] : stdout.split('\n').map((line) => named(line, manifests));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One line of the program is one object. */
function named(line: string, manifests: Manifest[]): string {
  const object = manifests[Number(/^objects\.ts\((\d+),/.exec(line)?.[1]) - 1];
  return object ? `${object.kind} ${object.metadata.name}: ${line}` : line;
}
