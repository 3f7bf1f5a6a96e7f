import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Compiler } from '@rspack/core';

const federation = /@module-federation[\\/]/;
const commonJsFile = /@module-federation[\\/].*\.cjs$/;
const descriptions = /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/;

/**
 * Uses the ES modules of the federation runtime instead of the CommonJS files that its plugin names.
 * Only ES modules can be tree-shaken: this saves 5 KB in every container and 5 KB in the shell, which
 * otherwise contains the runtime twice. It leaves out the texts of the runtime's errors as well.
 */
export class FederationEsmPlugin {
  apply(compiler: Compiler): void {
    const { alias } = compiler.options.resolve;
    // The federation plugin names one of its files as an alias, which no replacement sees.
    for (const [name, file] of Object.entries(alias || {})) {
      if (alias && typeof file === 'string' && commonJsFile.test(file)) {
        alias[name] = esModuleOf(file);
      }
    }
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(commonJsFile, (resource) => {
      resource.request = esModuleOf(resource.request);
    }).apply(compiler);
    const noDescriptions = fileURLToPath(new URL('./no-descriptions.js', import.meta.url));
    new NormalModuleReplacementPlugin(descriptions, noDescriptions).apply(compiler);
    compiler.options.module.rules.push({
      test: federation,
      resolve: { conditionNames: ['import', 'browser', 'module', 'default'] },
    });
  }
}

function esModuleOf(file: string): string {
  const candidates = ['.js', '.mjs'].map((ending) => file.replace(/\.cjs$/, ending));
  return candidates.find((candidate) => existsSync(candidate)) ?? file;
}
