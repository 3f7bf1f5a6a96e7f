import type { Compiler } from '@rspack/core';

/**
 * Makes a slice's chunk loader ask the shell for the hash of each script, so that the browser
 * refuses one that is not what was published. The hashes come with the page, out of the signed
 * registry: they cost the scripts nothing, and a shell that knows none still works. After a failure
 * the shell changes the addresses, so that a script that hangs is not waited for again.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimePlugin } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScriptIntegrityPlugin', (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        (code) =>
          `${code}\nscript.src=url+(self.sliceAttempt||'');script.integrity=self.sliceIntegrity?.[url]||'';`,
      );
    });
  }
}
